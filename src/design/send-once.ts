/** Long enough for an answer to begin; a form whose answer is a file, which leaves the page as it is, can be sent again after it. */
const heldMs = 5_000;

/**
 * A form that is under way is not sent a second time by a second press: a double click would put two into the cart, or be told that somebody
 * else was quicker. Forms that scripts send themselves are theirs to guard. Without scripts the server's own guards stand alone.
 */
export function sendFormsOnce() {
  addEventListener('focusin', fetchWords);
  // The window hears it after the page's own handlers, and knows whether one of them took it over.
  addEventListener('submit', holdSecond);
  // A page that comes back by the browser's button comes back as it was left.
  addEventListener('pageshow', () => document.querySelectorAll<HTMLFormElement>('form[data-sent]').forEach(release));
}

/** The words for a lost connection are fetched while there is one: as soon as somebody begins to fill in a form. */
let words: Promise<typeof import('./offline-notice.ts')> | undefined;

function fetchWords({ target }: FocusEvent) {
  if (words || !(target instanceof Element) || !target.closest('form[method="post"]')) return;
  words = import('./offline-notice.ts');
  words.catch(() => {
    words = undefined;
  });
}

function holdSecond(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post') return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  // Without a connection the browser would put its own page in place of what was typed.
  if (!navigator.onLine && words) {
    event.preventDefault();
    void words.then(({ sayOffline }) => sayOffline());
    return;
  }
  form.dataset.sent = 'yes';
  setTimeout(release, heldMs, form);
}

function release(form: HTMLFormElement) {
  delete form.dataset.sent;
}
