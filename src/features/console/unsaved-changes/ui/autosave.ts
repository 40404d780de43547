import { typedText } from '../unsaved-changes.rules.ts';

export const saveEveryMs = 15_000;
/** Browsers send no more than this from a page that is left. */
const mostOnLeaving = 60_000;

export type Autosaved = { typedAt: string } | 'failed';

interface Autosave {
  record: string;
  /** Sends the typed values; resolves to null where they were not kept. */
  send: (fields: string, options: { keepalive: boolean; signal: AbortSignal }) => Promise<string | null>;
  note: (outcome: Autosaved) => void;
}

/**
 * Keeps what is typed into the form every 15 seconds and when the page is left, where it differs from what was kept
 * last. Stops when the form is sent. Returns how to stop it.
 */
export function autosave(form: HTMLFormElement, { send, note }: Autosave): () => void {
  // The text editor fills in its field after the page is shown: values count from the first touch.
  let kept: string | undefined;
  let isSent = false;
  const sending = new AbortController();
  const begin = () => {
    kept ??= typedText(new FormData(form));
  };
  const save = async (isLeaving: boolean) => {
    if (kept === undefined || isSent) return;
    const fields = typedText(new FormData(form));
    if (fields === kept || (isLeaving && fields.length > mostOnLeaving)) return;
    const before = kept;
    kept = fields;
    const typedAt = await send(fields, { keepalive: isLeaving, signal: sending.signal }).catch(() => null);
    if (isSent) return;
    if (typedAt === null) kept = before;
    note(typedAt === null ? 'failed' : { typedAt });
  };
  const stopWhenSent = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return;
    isSent = true;
    sending.abort();
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') void save(true);
  };
  const timer = setInterval(() => void save(false), saveEveryMs);
  form.addEventListener('focusin', begin);
  form.addEventListener('pointerdown', begin, { capture: true });
  addEventListener('submit', stopWhenSent);
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearInterval(timer);
    form.removeEventListener('focusin', begin);
    form.removeEventListener('pointerdown', begin, { capture: true });
    removeEventListener('submit', stopWhenSent);
    document.removeEventListener('visibilitychange', leave);
  };
}
