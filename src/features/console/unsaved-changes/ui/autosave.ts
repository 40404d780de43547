import { opensNewTab } from '#src/design/form/send-once.ts';
import { saveEveryMs, typedText } from '../unsaved-changes.rules.ts';

/** Browsers send no more bytes than this, as a form field, from a page that was left. */
const mostOnLeaving = 60_000;

export type Autosaved = { typedAt: string } | 'failed';

interface Autosave {
  /**
   * True after a refused submission: the form holds unsaved values, which are stored at once, not only after the next
   * input.
   */
  isRefused: boolean;
  /** Sends the typed values; resolves to null where they were not stored. */
  send: (fields: string, options: { keepalive: boolean; signal: AbortSignal }) => Promise<string | null>;
  note: (outcome: Autosaved) => void;
}

/**
 * Stores the text typed into the form every 15 seconds and when the page is left, if it differs from the text that was
 * stored last. Stops when the form is sent, until its page comes back. Returns the function that stops it.
 */
export function autosave(form: HTMLFormElement, options: Autosave): () => void {
  const saver = createSaver(form, options);
  const timer = setInterval(() => void saver.save(false), saveEveryMs);
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('focusin', saver.begin, { signal });
  form.addEventListener('pointerdown', saver.begin, { capture: true, signal });
  const stopWhenSent = (event: SubmitEvent) => {
    if (event.target === form && !event.defaultPrevented && !opensNewTab(event)) saver.stop();
  };
  addEventListener('submit', stopWhenSent, { signal });
  // The browser's Back button restores the page with the form that was sent.
  addEventListener('pageshow', ({ persisted }) => persisted && saver.resume(), { signal });
  const leave = () => {
    if (document.visibilityState === 'hidden') void saver.save(true);
  };
  document.addEventListener('visibilitychange', leave, { signal });
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}

function createSaver(form: HTMLFormElement, { isRefused, send, note }: Autosave) {
  const typed = () => typedText(new FormData(form));
  // The text editor fills in its field after the page is shown, so values are compared from the first touch on.
  let saved = isRefused ? '' : undefined;
  let sending = new AbortController();
  return {
    begin() {
      saved ??= typed();
    },
    async save(isLeaving: boolean): Promise<void> {
      const { signal } = sending;
      const fields = typed();
      if (saved === undefined || signal.aborted || fields === saved) return;
      const before = saved;
      saved = fields;
      // Longer text is sent without `keepalive`: it arrives if the page was only hidden.
      const keepalive = isLeaving && encodeURIComponent(fields).length <= mostOnLeaving;
      const typedAt = await send(fields, { keepalive, signal }).catch(() => null);
      if (signal.aborted) return;
      if (typedAt === null) saved = before;
      note(typedAt === null ? 'failed' : { typedAt });
    },
    /** Called when the form is sent: a request in progress must not arrive after the form. */
    stop() {
      sending.abort();
    },
    resume() {
      sending = new AbortController();
    },
  };
}
