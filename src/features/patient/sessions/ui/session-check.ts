/** On load the stored token is checked; an invalid one is replaced, and the page reloads once, never in a loop. */
import { isLeaving } from './sign-out.ts';
import { sessionCall } from './session-api.ts';
import { forgetAccount, rememberAccount, remembered, rememberToken } from './session-storage.ts';

const reloadMark = 'visit_renewed_at';
const notAgainMs = 60_000;

/** Checks only when needed: there is a stored token, or the page has a patient whom the browser does not know. */
export async function checkStoredToken(page: { isPatient: boolean }): Promise<void> {
  const token = remembered('token');
  const isStranger = page.isPatient && !remembered('user_id');
  if (!token && !isStranger) return;
  if (token && !isStranger && (await isValid(token))) return;
  await renew(page);
}

async function isValid(token: string): Promise<boolean> {
  try {
    return (await sessionCall('auth/token', { action: 'check_token', token })).status;
  } catch (error) {
    // A failed check counts as an invalid token, and is only logged.
    console.info('The token could not be checked.', error);
    return false;
  }
}

async function renew(page: { isPatient: boolean }): Promise<void> {
  const answer = await sessionCall('auth/token', { action: 'get_token' }).catch((error: unknown) =>
    console.info('No new token could be had.', error),
  );
  if (!answer?.token) return;
  const wasSignedIn = remembered('user_id') !== null;
  if (answer.account) rememberAccount(answer.token, answer.account);
  else {
    if (wasSignedIn) forgetAccount();
    rememberToken(answer.token);
  }
  // Signed in on a page without scripts: the page shows the patient already.
  if (page.isPatient && answer.account) return;
  reloadOnce();
}

function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadMark) ?? 0);
  // A page that answers a form is not loaded again.
  if (isLeaving() || Date.now() - last < notAgainMs || document.querySelector('[data-no-reload]')) return;
  sessionStorage.setItem(reloadMark, String(Date.now()));
  location.reload();
}
