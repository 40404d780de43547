/**
 * Finds the sign-in method that an account already has, for an owner who came by another provider. Such a sign-in is
 * refused, because an account whose address is not verified is not joined.
 */
import type { App } from '#src/platform/app.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { addressNotVerified } from '#src/features/patient/accounts/accounts.server.ts';
import { signInMethodsOf, type SignInMethod } from '#src/features/patient/credentials/credentials.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure, type Failure, type MessageText } from '#src/shared/failure.ts';

/**
 * The existing account's sign-in method, for a visitor who came by another provider: 'password', 'google' or
 * 'facebook'. Null for any other refusal.
 */
export async function elsewhereOf(
  app: Pick<App, 'db'>,
  { email, isEmailVerified }: VerifiedIdentity,
  error: Failure,
): Promise<SignInMethod | null> {
  // A visitor who has not verified the address learns nothing about its account.
  if (error.details.code !== 'address_not_verified' || !isEmailVerified) return null;
  const methods = await signInMethodsOf(app, email ?? '');
  return (['password', 'google', 'facebook'] as const).find((way) => methods.includes(way)) ?? null;
}

const elsewhereTexts: Partial<Record<SignInMethod, MessageText>> = {
  google: m.accounts_error_use_google,
  facebook: m.accounts_error_use_facebook,
};

/** Runs the work; its refusal names the account's sign-in method to a visitor who has verified the address. */
export async function namingOtherWay(
  app: Pick<App, 'db'>,
  identity: VerifiedIdentity,
  error: unknown,
): Promise<unknown> {
  const way = isFailure(error) ? await elsewhereOf(app, identity, error) : null;
  return way ? addressNotVerified(elsewhereTexts[way]) : error;
}
