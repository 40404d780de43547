/** A pop-up for Google or Facebook through this server. Closed or cancelled by the visitor, it shows nothing. */
import { m } from '#src/paraglide/messages.js';
import { exchange, type Outcome } from '../sign-in-flow.ts';

interface PopupAnswer {
  email?: string | null;
  token?: string;
  refusal?: 'cancelled' | 'failed';
}

/** As long as the state is valid. */
const waitMs = 10 * 60_000;
let cancelEarlier: (() => void) | undefined;

/** The channel on which the pop-up of that name answers. The name cannot be guessed. */
export const popupChannel = (popup: string): string => `social-sign-in ${popup}`;

/** Opens the pop-up; where pop-ups do not work the whole page is redirected instead. */
export async function signInByPopup(address: string): Promise<Outcome> {
  // A second pop-up cancels the first, silently: 'cancelled-popup-request'.
  cancelEarlier?.();
  const popup = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const answered = answerOf(popup);
  const opened = window.open(
    `${address}${address.includes('?') ? '&' : '?'}popup=${popup}`,
    'social-sign-in',
    'popup,width=480,height=680',
  );
  if (!opened) {
    cancelEarlier?.();
    location.assign(address);
    return {};
  }
  const answer = await answered;
  // The visitor cancelled the sign-in. A closed pop-up never answers.
  if (!answer || answer.refusal === 'cancelled') return {};
  if (!answer.token) return { trouble: { title: 'Oops...', message: m.session_error_social() } };
  return exchange(answer.email ?? null, answer.token);
}

/** The opener policies separate the two windows, so the answer comes by a broadcast channel. */
function answerOf(popup: string): Promise<PopupAnswer | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(popupChannel(popup));
    const end = (answer?: PopupAnswer) => {
      clearTimeout(timer);
      channel.close();
      cancelEarlier = undefined;
      resolve(answer);
    };
    const timer = setTimeout(() => end(), waitMs);
    channel.addEventListener('message', ({ data }: MessageEvent<PopupAnswer>) => end(data));
    cancelEarlier = () => end();
  });
}
