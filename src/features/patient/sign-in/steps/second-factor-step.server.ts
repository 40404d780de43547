/** The second step of a sign-in: a code, or the set-up of the second factor for a member of staff without one. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { findAccount, invalidCredential, giveBackGuess } from '#src/features/patient/accounts/accounts.server.ts';
import { type JustSignedIn, guessSecondFactor } from '#src/features/patient/credentials/credentials.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  deletePending,
  findPending,
  tryPending,
  type PendingSignIn,
  readDeviceCookie,
} from '#src/features/patient/sessions/sessions.server.ts';
import {
  countSignIn,
  noteRefusal,
  open,
  requireAudience,
  type Audience,
  type SignInAnswer,
  type SignInClient,
} from './open-sign-in.server.ts';
import { pendingMinutes, pendingTries } from '../sign-in.rules.ts';
import { pendingOver } from '../sign-in.errors.ts';

/**
 * Completes a sign-in by a code of the app or a recovery code, at the sign-in (patients' or staff's) where it was
 * begun. Wrong codes count over all sign-ins of the account. Throws code_invalid, sign_in_over, 429.
 */
export async function completeSecondFactor(
  app: App,
  client: SignInClient,
  { pendingToken, code, audience }: { pendingToken: string; code: string; audience: Audience },
): Promise<SignInAnswer> {
  const pending = await tryPending(app.db, {
    tokenHash: tokenHash(pendingToken),
    audience,
    now: app.clock.now(),
    maximum: pendingTries,
  });
  if (!pending) throw pendingOver();
  const account = { id: pending.accountId };
  const device = await readDeviceCookie(app, client.deviceCookie, account);
  try {
    await guessSecondFactor(app, account.id, { code, clientAddress: client.clientAddress, device });
  } catch (error) {
    if (isFailure(error, 'code_invalid')) await noteRefusal(app, client, { audience, account });
    throw error;
  }
  return finish(app, client, pending);
}

/** The account that waits for the second factor, for its page; null when the sign-in has expired. */
export async function findPendingSignIn(
  app: Pick<App, 'db' | 'clock'>,
  pendingToken: string | undefined,
): Promise<(JustSignedIn & { audience: Audience }) | null> {
  if (!pendingToken || pendingToken.length > 200) return null;
  const pending = await findPending(app.db, { tokenHash: tokenHash(pendingToken), now: app.clock.now() });
  return pending ? { kind: 'signing_in', accountId: pending.accountId, audience: pending.audience } : null;
}

/** Signs in a member of staff who has just set up the second factor. Throws sign_in_over. */
export async function finishAfterSetUp(app: App, client: SignInClient, pendingToken: string): Promise<SignInAnswer> {
  const pending = await findPending(app.db, { tokenHash: tokenHash(pendingToken), now: app.clock.now() });
  const account = pending && (await findAccount(app, pending.accountId));
  // Only for a sign-in that began before there was a second factor: any other sign-in needs a code.
  if (
    pending?.audience !== 'staff' ||
    !account?.secondFactorAt ||
    account.secondFactorAt.getTime() < pending.expiresAt.getTime() - pendingMinutes * 60_000
  )
    throw pendingOver();
  return finish(app, client, pending);
}

async function finish(app: App, client: SignInClient, pending: PendingSignIn): Promise<SignInAnswer> {
  const { accountId, audience, method } = pending;
  // Checked again at the end: the account may have been closed, or the role revoked meanwhile.
  const account = await findAccount(app, accountId);
  if (!account) throw invalidCredential();
  await requireAudience(app, client, { audience, account });
  const device = await readDeviceCookie(app, client.deviceCookie, account);
  const answer = await inTransaction(app.db, async (tx) => {
    if (!(await deletePending(tx, pending.id))) throw pendingOver();
    return open(app, tx, { client, accountId, audience, method, hasSecondFactor: true });
  });
  countSignIn(app, audience);
  // The password still counts as a guess: a right password alone does not take the guess back.
  if (method === 'password')
    await giveBackGuess(app, {
      kind: 'password',
      account: account.email,
      clientAddress: client.clientAddress,
      device,
    });
  return answer;
}
