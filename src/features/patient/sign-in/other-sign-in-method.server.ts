/** A provider whose address is not verified opens no account; the refusal names the account's own way in. */
import type { App } from '#src/platform/app.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { addressNotVerified } from '#src/features/patient/accounts/accounts.errors.ts';
import { waysInto, type SignInMethod } from '#src/features/patient/accounts/sign-in-methods.server.ts';
import { m } from '#src/paraglide/messages.js';
import { isFailure, type Failure, type MessageText } from '#src/shared/failure.ts';

/** Where somebody has an account already who came by another provider: 'password', 'google' or 'facebook'. Null for any other refusal. */
export async function elsewhereOf(
  app: Pick<App, 'db'>,
  { email }: VerifiedIdentity,
  error: Failure,
): Promise<SignInMethod | null> {
  if (error.details.code !== 'address_not_verified') return null;
  const ways = await waysInto(app, email ?? '');
  return (['password', 'google', 'facebook'] as const).find((way) => ways.includes(way)) ?? null;
}

const elsewhereTexts: Partial<Record<SignInMethod, MessageText>> = {
  google: m.accounts_error_use_google,
  facebook: m.accounts_error_use_facebook,
};

/** The refusal of a provider's unverified address names the account's own way in. */
export async function namingOtherWay(
  app: Pick<App, 'db'>,
  identity: VerifiedIdentity,
  error: unknown,
): Promise<unknown> {
  const way = isFailure(error) ? await elsewhereOf(app, identity, error) : null;
  return way ? addressNotVerified(elsewhereTexts[way]) : error;
}
