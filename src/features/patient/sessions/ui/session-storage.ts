/** The session data in the browser: the specification's keys. None of them grants access; the server decides. */
export interface SessionAccount {
  user_id: string;
  firstname: string;
  email: string;
  /** Masked: '******-**-1234'. */
  nric: string;
}

const accountKeys = ['firstname', 'patient_id', 'patient_nric', 'email', 'setIsLoggedIn', 'user_id'] as const;
/**
 * Keys of the device, without personal data. All other keys are deleted at sign-out: bookmarks, searches and drafts.
 */
const ofTheDevice: readonly string[] = ['selectedLanguage', 'third_party_consent'];

/** Null where nothing is stored, or where storage is blocked. */
export function remembered(key: 'token' | (typeof accountKeys)[number]): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the session's token under the key of the specification. */
export function rememberToken(token: string): void {
  write({ token });
}

/** Stores the account after a sign-in, for display alone. */
export function rememberAccount(token: string, account: SessionAccount): void {
  write({
    token,
    firstname: account.firstname,
    patient_id: account.user_id,
    patient_nric: account.nric,
    email: account.email,
    setIsLoggedIn: 'true',
    user_id: account.user_id,
  });
}

/** Updates the address after it was changed in this session. */
export function rememberEmail(email: string): void {
  if (remembered('user_id')) write({ email });
}

/** Deletes the session data after a sign-out. The language and the cookie choice stay. */
export function forgetAccount(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!ofTheDevice.includes(key)) localStorage.removeItem(key);
    // Drafts of forms and scroll positions.
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored before either.
  }
}

function write(values: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage: pages then show a guest, and the server still knows the session.
  }
}

/**
 * When another tab signs out, this one deletes its session data and reloads. Returns the function that stops
 * listening.
 */
export function onSignedOutElsewhere(leavePage: () => void): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key !== 'user_id' || oldValue === null || newValue !== null) return;
    forgetAccount();
    leavePage();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * When the browser restores a patient's page after a sign-out, it is hidden and loaded again. Returns the function
 * that stops listening.
 */
export function onShownAfterSignOut(): () => void {
  const listener = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || remembered('user_id') !== null) return;
    document.documentElement.hidden = true;
    location.reload();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
