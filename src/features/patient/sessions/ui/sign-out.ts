import { pageHref } from '#src/design/site-link.tsx';
import { sessionCall } from './session-api.ts';
import { forgetAccount, rememberToken } from './session-storage.ts';

/** Signs out: name, ids, cart and token are cleared here and the session ends there; the visitor is a new guest. */
export async function signOut(): Promise<void> {
  const answer = await sessionCall('auth/logout', {}).catch(() => undefined);
  forgetAccount();
  if (answer?.token) rememberToken(answer.token);
}

let isOnTheWayOut = false;

/** Whether somebody is just signing out here: nothing else may reload the page and overtake the way to '/'. */
export const isLeaving = (): boolean => isOnTheWayOut;

/** Signs out, and the visitor is a guest at '/'. */
export async function leave(): Promise<void> {
  isOnTheWayOut = true;
  await signOut();
  location.assign(pageHref('/'));
}
