/** Sign-in: the identity provider says who somebody is, the second factor is asked of every way in, then a session opens. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { createQueue } from '#src/platform/identity/queue.ts';
import { countAgainstLimit, forgive } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  accountDisabled,
  identityUnavailable,
  invalidCredential,
  invalidLogin,
} from '#src/features/patient/accounts/accounts.errors.ts';
import { countGuess, giveBackGuess } from '#src/features/patient/accounts/attempt-limits.server.ts';
import { accountOfPasskey, ownerOfPasskey } from '#src/features/patient/accounts/passkey-sign-in.server.ts';
import { readDeviceCookie } from './device-cookies.server.ts';
import {
  admit,
  noteRefusal,
  open,
  requireAudience,
  type Audience,
  type SignInAnswer,
  type Visit,
} from './open-sign-in.server.ts';

const tries = { points: 30, seconds: 15 * 60 };
/** Neither can be guessed: they are counted by address alone, apart from passwords, so that wrong passwords never close them. */
const tokensPerAddress = { name: 'sign_in_token', ...tries };
const passkeysPerAddress = { name: 'sign_in_passkey', ...tries };

/** A crowd that signs in takes few connections of the database; the pages keep the others. */
const fewAtOnce = createQueue({ atOnce: 2, longest: 400 });

/** By email and password. Throws invalid-credential (one answer for a wrong password and an unknown address), 429 with the seconds to wait. */
export async function signInWithPassword(
  app: App,
  visit: Visit,
  input: { email: string; password: string; audience: Audience },
): Promise<SignInAnswer> {
  return fewAtOnce(() => proveAndAdmit(app, visit, input)).catch((error: unknown) => {
    throw refusal(error);
  });
}

async function proveAndAdmit(
  app: App,
  visit: Visit,
  { audience, password, ...input }: { email: string; password: string; audience: Audience },
): Promise<SignInAnswer> {
  const email = input.email.trim().toLowerCase();
  const device = await readDeviceCookie(app, visit.deviceCookie, { email });
  const guess = { kind: 'password', account: email, clientAddress: visit.clientAddress, device } as const;
  const { isLast } = await countGuess(app, guess);
  const identity = await app.identity.signIn({ email, password }).catch(async (error: unknown) => {
    await noteRefusal(app, visit, { audience, account: { email }, isLocked: isLast });
    throw refusal(error);
  });
  const answer = await admit(app, visit, { identity, audience });
  // A right password alone gives nothing back: behind it codes could be guessed for ever.
  if (answer.kind === 'signed_in') await giveBackGuess(app, guess);
  return answer;
}

/** The single-sign-on call: what Google, Facebook or Firebase told the browser, checked with its issuer. Throws invalid_login. */
export async function signInWithToken(
  app: App,
  visit: Visit,
  input: { token: string; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, tokensPerAddress, visit.clientAddress);
  const guestHash = visit.actor.kind === 'guest' ? visit.actor.tokenHash : undefined;
  const identity = await app.identity
    .verifyToken(input.token, guestHash ? { guestHash } : {})
    .catch(async (error: unknown) => {
      await noteRefusal(app, visit, input);
      throw error instanceof IdentityError && error.code === 'invalid_token' ? invalidLogin() : refusal(error);
    });
  await forgive(app, tokensPerAddress, visit.clientAddress);
  return admit(app, visit, { identity, audience: input.audience });
}

/** After Google or Facebook came back to our own address. */
export async function signInWithIdentity(app: App, visit: Visit, identity: VerifiedIdentity): Promise<SignInAnswer> {
  return admit(app, visit, { identity, audience: 'patient' });
}

/** By a passkey, which has verified its user by itself: both factors in one. Throws passkey_invalid. */
export async function signInWithPasskey(
  app: App,
  visit: Visit,
  { audience, ...answer }: { ceremony: string; response: unknown; browser: string; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, passkeysPerAddress, visit.clientAddress);
  const accountId = await accountOfPasskey(app, answer).catch(async (error: unknown) => {
    const owner = await ownerOfPasskey(app, answer.response);
    await noteRefusal(app, visit, { audience, ...(owner ? { account: { id: owner } } : {}) });
    throw error;
  });
  await forgive(app, passkeysPerAddress, visit.clientAddress);
  await requireAudience(app, visit, { audience, account: { id: accountId } });
  return inTransaction(app.db, (tx) =>
    open(app, tx, { visit, accountId, audience, method: 'passkey', hasSecondFactor: true }),
  );
}

function refusal(error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error;
  if (error.code === 'user_disabled') return accountDisabled();
  return error.code === 'unavailable' ? identityUnavailable() : invalidCredential();
}
