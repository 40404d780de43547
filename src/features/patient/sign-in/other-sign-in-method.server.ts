/** An account whose address is not proved is joined by no other provider; the refusal names the account's own way in to the owner of the address. */
import type { App } from '#src/platform/app.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { addressNotVerified } from '#src/features/patient/accounts/accounts.server.ts';
import { waysInto, type SignInMethod } from '#src/features/patient/credentials/credentials.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure, type Failure, type MessageText } from '#src/shared/failure.ts';

/** Where somebody has an account already who came by another provider: 'password', 'google' or 'facebook'. Null for any other refusal. */
export async function elsewhereOf(
  app: Pick<App, 'db'>,
  { email, isEmailVerified }: VerifiedIdentity,
  error: Failure,
): Promise<SignInMethod | null> {
  // Whoever has not proved the address is told nothing of the account that has it.
  if (error.details.code !== 'address_not_verified' || !isEmailVerified) return null;
  const ways = await waysInto(app, email ?? '');
  return (['password', 'google', 'facebook'] as const).find((way) => ways.includes(way)) ?? null;
}

const elsewhereTexts: Partial<Record<SignInMethod, MessageText>> = {
  google: m.accounts_error_use_google,
  facebook: m.accounts_error_use_facebook,
};

/** A refusal names the account's own way in to who has proved the address. */
export async function namingOtherWay(
  app: Pick<App, 'db'>,
  identity: VerifiedIdentity,
  error: unknown,
): Promise<unknown> {
  const way = isFailure(error) ? await elsewhereOf(app, identity, error) : null;
  return way ? addressNotVerified(elsewhereTexts[way]) : error;
}
