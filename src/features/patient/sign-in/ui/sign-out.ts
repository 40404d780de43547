import { pageHref } from '#src/design/site-link.tsx';
import { sessionCall } from './session-api.ts';
import { forgetAccount, rememberToken } from './session-storage.ts';

/** Signs out: what the browser keeps is cleared and the session ends on the server; the visitor is a new guest. Answers whether the session ended. */
export async function signOut(): Promise<boolean> {
  const answer = await sessionCall('auth/logout', {}).catch(() => undefined);
  forgetAccount();
  if (answer?.token) rememberToken(answer.token);
  return answer?.status === true;
}

let isOnTheWayOut = false;

/** Whether somebody is just signing out here: nothing else may reload the page and overtake the way to '/'. */
export const isLeaving = (): boolean => isOnTheWayOut;

/** Signs out, and the visitor is a guest at '/'. */
export async function leave(): Promise<void> {
  isOnTheWayOut = true;
  const hasEnded = await signOut();
  const form = document.querySelector<HTMLFormElement>('form[action$="/logout"]');
  // No answer came and the session may live on: the document itself asks, and whoever is there sees what comes of it.
  if (!hasEnded && form) form.submit();
  else location.assign(pageHref('/'));
}
