/** Prevents a form from being sent twice, and tells a visitor without a connection that it was not sent. */

/**
 * Long enough for an answer to start. A form whose answer is a file leaves its page as it is; after this time it can be
 * sent again.
 */
const heldMs = 5_000;

/**
 * Prevents a second submission of a form that is being sent: a double click would put two items into the cart, or
 * report that somebody else was faster. Forms that scripts send have guards of their own. Without scripts only the
 * server's guards apply.
 */
export function sendFormsOnce() {
  addEventListener('focusin', fetchWords);
  // A listener on the window runs after the page's own handlers and sees whether one of them has handled the event.
  addEventListener('submit', holdSecond);
  // A page that the back button restores still has its forms marked as sent: the marks are removed.
  addEventListener('pageshow', () => document.querySelectorAll<HTMLFormElement>('form[data-sent]').forEach(release));
}

/** The texts for a lost connection are loaded while there is one: when the visitor begins to fill in a form. */
let words: Promise<typeof import('../states/offline-notice.ts')> | undefined;

function fetchWords({ target }: FocusEvent) {
  if (words || !(target instanceof Element) || !target.closest('form[method="post"]')) return;
  words = import('../states/offline-notice.ts');
  words.catch(() => {
    words = undefined;
  });
}

function holdSecond(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post' || opensNewTab(event))
    return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  // Without a connection the browser would replace the page and lose the typed text.
  if (!navigator.onLine && words) {
    event.preventDefault();
    void words.then(({ sayOffline }) => sayOffline());
    return;
  }
  form.dataset.sent = 'yes';
  setTimeout(release, heldMs, form);
}

/** Whether a form is sent to another tab, such as a preview: its page stays, with the typed text. */
export function opensNewTab({ submitter }: SubmitEvent): boolean {
  return submitter?.getAttribute('formtarget') === '_blank';
}

function release(form: HTMLFormElement) {
  delete form.dataset.sent;
}
