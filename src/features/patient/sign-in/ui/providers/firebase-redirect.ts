/**
 * Whether this tab was redirected to Firebase's own page and has not been checked since: only then is its script loaded
 * without a click.
 */
const key = 'firebase_redirect';

/** Records that this tab leaves for the sign-in of Firebase. */
export const noteRedirect = (): void => sessionStorage.setItem(key, '1');

/** Removes that record. */
export const forgetRedirect = (): void => sessionStorage.removeItem(key);

/** Whether this tab has come back from the sign-in of Firebase; false where storage is refused. */
export function isBackFromRedirect(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
