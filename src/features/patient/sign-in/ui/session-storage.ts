/** What the browser remembers of a visit: the specification's keys. None of them opens anything; the server decides. */
export interface SessionAccount {
  user_id: string;
  firstname: string;
  email: string;
  /** Masked: '******-**-1234'. */
  nric: string;
}

const accountKeys = ['firstname', 'patient_id', 'patient_nric', 'email', 'setIsLoggedIn', 'user_id'] as const;
/** The device's own choices: nothing of a person. All else goes at sign-out: what was kept, looked for and typed. */
const ofTheDevice: readonly string[] = ['selectedLanguage', 'third_party_consent'];

/** Null where nothing is stored, or where storage is closed to us. */
export function remembered(key: 'token' | (typeof accountKeys)[number]): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberToken(token: string): void {
  write({ token });
}

/** After a sign-in: who it is, for the page's words alone. */
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

/** The account's address has changed while it is signed in here. */
export function rememberEmail(email: string): void {
  if (remembered('user_id')) write({ email });
}

/** After a sign-out. The language and the choice about cookies stay. */
export function forgetAccount(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!ofTheDevice.includes(key)) localStorage.removeItem(key);
    // What was typed into forms, and where pages stood.
    sessionStorage.clear();
  } catch {
    // Storage is closed to us: nothing was kept either.
  }
}

function write(values: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse storage: pages then speak to a guest, and the server still knows better.
  }
}

/** Another tab has signed out: this one forgets what it holds of the patient, and is loaded anew. Answers how to stop listening. */
export function onSignedOutElsewhere(leavePage: () => void): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key !== 'user_id' || oldValue === null || newValue !== null) return;
    forgetAccount();
    leavePage();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The browser shows a patient's page again as it was left, after somebody signed out: it is hidden and asked for anew. Answers how to stop listening. */
export function onShownAfterSignOut(): () => void {
  const listener = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || remembered('user_id') !== null) return;
    document.documentElement.hidden = true;
    location.reload();
  };
  addEventListener('pageshow', listener);
  return () => removeEventListener('pageshow', listener);
}
