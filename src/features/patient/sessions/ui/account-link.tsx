import { useSyncExternalStore } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { remembered } from './session-storage.ts';

function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/**
 * The sign-in link, or the patient's name, filled in by the browser because public pages are the same bytes for
 * everybody; phones have it in their bottom navigation.
 */
export function AccountLink() {
  const name = useSyncExternalStore(
    onStorage,
    () => (remembered('user_id') ? remembered('firstname') : null),
    () => null,
  );
  return (
    <SiteLink
      href={name ? '/profile' : '/login'}
      className="hidden min-h-11 items-center gap-2 rounded-soft px-2 font-semibold whitespace-nowrap text-deep no-underline hover:bg-pale md:inline-flex"
    >
      <Icon name="user" size={22} />
      <span className="max-w-32 truncate">{name ? m.session_account_of({ name }) : m.session_sign_in()}</span>
    </SiteLink>
  );
}
