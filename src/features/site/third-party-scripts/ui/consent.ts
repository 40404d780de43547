import { useSyncExternalStore } from 'react';
import { consentDays } from '../consent.rules.ts';

/** The visitor's consent to third-party scripts: stored in this browser for a year, not sent. */
export type Consent = 'yes' | 'no' | 'open';

const key = 'third_party_consent';
const changed = 'third-party-consent';

/** The stored choice; 'open' without one, after a year, and where storage is refused. */
export function readConsent(): Consent {
  try {
    const [choice, at] = (localStorage.getItem(key) ?? '').split(' ');
    return (choice === 'yes' || choice === 'no') && Date.now() - Number(at) < consentDays * 86_400_000
      ? choice
      : 'open';
  } catch {
    return 'open';
  }
}

/**
 * Stores the choice. When consent is withdrawn after scripts have run, the page reloads, because their effects cannot
 * be undone otherwise.
 */
export function chooseConsent(choice: 'yes' | 'no'): void {
  const before = readConsent();
  try {
    localStorage.setItem(key, `${choice} ${Date.now()}`);
  } catch {
    // Storage is blocked: no script runs, and the visitor is asked again next time.
  }
  if (before === 'yes' && choice === 'no') location.reload();
  else dispatchEvent(new Event(changed));
}

/** The visitor's choice, updated when it changes; 'open' on the server. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'open');
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
