/** Sign-in: the identity provider verifies the identity, every method needs the second factor, then a session opens. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { createQueue } from '#src/platform/queue.ts';
import { countAgainstLimit, forgive } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  identityUnavailable,
  invalidCredential,
  countGuess,
  giveBackGuess,
} from '#src/features/patient/accounts/accounts.server.ts';
import { accountOfPasskey, ownerOfPasskey } from '#src/features/patient/credentials/credentials.server.ts';
import { readDeviceCookie } from '#src/features/patient/sessions/sessions.server.ts';
import {
  admit,
  noteRefusal,
  open,
  requireAudience,
  type Audience,
  type SignInAnswer,
  type SignInClient,
} from '../steps/open-sign-in.server.ts';
import { accountDisabled, invalidLogin } from '../sign-in.errors.ts';

const tries = { points: 30, seconds: 15 * 60 };
/**
 * Tokens and passkeys cannot be guessed: they are counted by client address alone, apart from passwords, so that
 * wrong passwords never block them.
 */
const tokensPerAddress = { name: 'sign_in_token', ...tries };
const passkeysPerAddress = { name: 'sign_in_passkey', ...tries };

/** Many simultaneous sign-ins use few database connections; the others are left for pages. */
const fewAtOnce = createQueue({ atOnce: 2, longest: 400 });

/**
 * Signs in by email and password. Throws invalid-credential (one answer for a wrong password and an unknown address),
 * 429 with the seconds to wait.
 */
export async function signInWithPassword(
  app: App,
  client: SignInClient,
  input: { email: string; password: string; audience: Audience },
): Promise<SignInAnswer> {
  return fewAtOnce(() => proveAndAdmit(app, client, input)).catch((error: unknown) => {
    throw refusal(error);
  });
}

async function proveAndAdmit(
  app: App,
  client: SignInClient,
  { audience, password, ...input }: { email: string; password: string; audience: Audience },
): Promise<SignInAnswer> {
  const email = input.email.trim().toLowerCase();
  const device = await readDeviceCookie(app, client.deviceCookie, { email });
  const guess = { kind: 'password', account: email, clientAddress: client.clientAddress, device } as const;
  const { isLast } = await countGuess(app, guess);
  const identity = await app.identity.signIn({ email, password }).catch(async (error: unknown) => {
    await noteRefusal(app, client, { audience, account: { email }, isLocked: isLast });
    throw refusal(error);
  });
  const answer = await admit(app, client, { identity, audience });
  // A right password alone does not take the guess back: otherwise codes after it could be guessed without limit.
  if (answer.kind === 'signed_in') await giveBackGuess(app, guess);
  return answer;
}

/**
 * The single-sign-on call: the token of Google, Facebook or Firebase, verified with its issuer. Throws invalid_login.
 */
export async function signInWithToken(
  app: App,
  client: SignInClient,
  input: { token: string; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, tokensPerAddress, client.clientAddress);
  const guestHash = client.actor.kind === 'guest' ? client.actor.tokenHash : undefined;
  const identity = await app.identity
    .verifyToken(input.token, guestHash ? { guestHash } : {})
    .catch(async (error: unknown) => {
      await noteRefusal(app, client, input);
      throw error instanceof IdentityError && error.code === 'invalid_token' ? invalidLogin() : refusal(error);
    });
  await forgive(app, tokensPerAddress, client.clientAddress);
  return admit(app, client, { identity, audience: input.audience });
}

/** Signs in after Google or Facebook redirected back to this site. */
export async function signInWithIdentity(
  app: App,
  client: SignInClient,
  identity: VerifiedIdentity,
): Promise<SignInAnswer> {
  return admit(app, client, { identity, audience: 'patient' });
}

/** Signs in by a passkey with user verification, which counts as both factors. Throws passkey_invalid. */
export async function signInWithPasskey(
  app: App,
  client: SignInClient,
  { audience, ...answer }: { ceremony: string; response: unknown; browser: string; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, passkeysPerAddress, client.clientAddress);
  const accountId = await accountOfPasskey(app, answer).catch(async (error: unknown) => {
    const owner = await ownerOfPasskey(app, answer.response);
    await noteRefusal(app, client, { audience, ...(owner ? { account: { id: owner } } : {}) });
    throw error;
  });
  await forgive(app, passkeysPerAddress, client.clientAddress);
  await requireAudience(app, client, { audience, account: { id: accountId } });
  return inTransaction(app.db, (tx) =>
    open(app, tx, { client, accountId, audience, method: 'passkey', hasSecondFactor: true }),
  );
}

function refusal(error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error;
  if (error.code === 'user_disabled') return accountDisabled();
  return error.code === 'unavailable' ? identityUnavailable() : invalidCredential();
}
