/** Sign-in methods: the providers by which the account of an address signs in. */
import type { App } from '#src/platform/app.ts';
import { findAccountByEmail, listIdentities } from '#src/features/patient/accounts/accounts.server.ts';

export type SignInMethod = 'password' | 'google' | 'facebook';

const methodOfIssuer: Record<string, SignInMethod> = {
  'https://accounts.google.com': 'google',
  'https://www.facebook.com': 'facebook',
};

/**
 * The sign-in methods of this address's account; none where there is no account. Our own password and Firebase's
 * count as one.
 */
export async function signInMethodsOf(app: Pick<App, 'db'>, email: string): Promise<SignInMethod[]> {
  const account = await findAccountByEmail(app.db, email.toLowerCase());
  const identities = account ? await listIdentities(app.db, account.id) : [];
  return [...new Set(identities.map(({ issuer }) => methodOfIssuer[issuer] ?? 'password'))];
}
