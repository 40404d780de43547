import { visitCall } from './visit-calls.ts';
import { forgetAccount, rememberToken } from './visit-storage.ts';

/** Signs out: name, ids, cart and token are cleared here and the session ends there; the visitor is a new guest. */
export async function signOut(): Promise<void> {
  const answer = await visitCall('auth/logout', {}).catch(() => undefined);
  forgetAccount();
  if (answer?.token) rememberToken(answer.token);
}
