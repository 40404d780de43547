/** A pop-up for Google or Facebook through our server. Closed or cancelled by the visitor, it says nothing. */
import { m } from '#src/paraglide/messages.js';
import { exchange, type Outcome } from './sign-in-flow.ts';

interface PopupMessage {
  kind: 'social-sign-in';
  email?: string | null;
  token?: string;
  refusal?: 'cancelled' | 'failed';
}

const lookEveryMs = 500;
let cancelEarlier: (() => void) | undefined;

/** Opens it; where pop-ups do not work the whole page goes there instead and comes back. */
export async function signInByPopup(address: string): Promise<Outcome> {
  // A second pop-up cancels the first, silently: 'cancelled-popup-request'.
  cancelEarlier?.();
  const popup = window.open(
    `${address}${address.includes('?') ? '&' : '?'}popup=1`,
    'social-sign-in',
    'popup,width=480,height=680',
  );
  if (!popup) {
    location.assign(address);
    return {};
  }
  const answer = await answerOf(popup);
  // 'popup-closed-by-user' and a cancelled sign-in are the visitor's own wish.
  if (!answer || answer.refusal === 'cancelled') return {};
  if (!answer.token) return { trouble: { title: 'Oops...', message: m.session_error_social() } };
  return exchange(answer.email ?? null, answer.token);
}

function answerOf(popup: Window): Promise<PopupMessage | undefined> {
  return new Promise((resolve) => {
    const end = (message?: PopupMessage) => {
      clearInterval(timer);
      removeEventListener('message', hear);
      cancelEarlier = undefined;
      resolve(message);
    };
    const hear = ({ origin, source, data }: MessageEvent<PopupMessage>) => {
      if (origin === location.origin && source === popup && data?.kind === 'social-sign-in') end(data);
    };
    const timer = setInterval(() => popup.closed && end(), lookEveryMs);
    addEventListener('message', hear);
    cancelEarlier = () => end();
  });
}
