/**
 * Whether this tab has been redirected to Firebase's own page and not checked since: only then is its script loaded
 * without a click.
 */
const key = 'firebase_redirect';

export const noteRedirect = (): void => sessionStorage.setItem(key, '1');
export const forgetRedirect = (): void => sessionStorage.removeItem(key);

export function isBackFromRedirect(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
