import { pageHref } from '#src/design/navigation/site-link.tsx';
import { sessionCall } from './session-api.ts';
import { forgetAccount, rememberToken } from './session-storage.ts';

/**
 * Signs out: the stored session data is deleted and the session ends on the server; the visitor is a new guest.
 * Returns whether the session ended.
 */
export async function signOut(): Promise<boolean> {
  const answer = await sessionCall('auth/logout', {}).catch(() => undefined);
  forgetAccount();
  if (answer?.token) rememberToken(answer.token);
  return answer?.status === true;
}

let isOnTheWayOut = false;

/** Whether a sign-out is under way: no other code may reload the page before it reaches '/'. */
export const isLeaving = (): boolean => isOnTheWayOut;

/** Signs out, and the visitor is a guest at '/'. */
export async function leave(): Promise<void> {
  isOnTheWayOut = true;
  const hasEnded = await signOut();
  const form = document.querySelector<HTMLFormElement>('form[action$="/logout"]');
  // No answer came and the session may still be valid: the form is submitted as a document, and the visitor sees the
  // result.
  if (!hasEnded && form) form.submit();
  else location.assign(pageHref('/'));
}
