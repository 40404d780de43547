/** Sign-in: the identity provider says who somebody is, the second factor is asked of every way in, then a session opens. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { IdentityError, type VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { createQueue } from '#src/platform/identity/queue.ts';
import { countAgainstLimit, forgive } from '#src/platform/rate-limit/rate-limit.server.ts';
import {
  accountOfIdentity,
  accountSummary,
  findAccount,
  findAccountByAddress,
  type AccountSummary,
} from '#src/features/patient/accounts/accounts.server.ts';
import {
  accountDisabled,
  codeInvalid,
  identityUnavailable,
  invalidCredential,
  invalidLogin,
  pendingOver,
} from '#src/features/patient/accounts/accounts.errors.ts';
import { accountOfPasskey } from '#src/features/patient/accounts/passkeys.server.ts';
import { checkSecondFactor } from '#src/features/patient/accounts/second-factor.server.ts';
import { recordAudit } from '#src/features/console/staff/audit.server.ts';
import { isStaffMember } from '#src/features/console/staff/staff-members.server.ts';
import { deletePending, findPending, insertPending, tryPending } from './data/pending-sign-ins.store.server.ts';
import { openSession, type NewSession, type OpenedSession } from './session.server.ts';

/** Who knocks: the guest whose cart and holds will be the patient's, and the device. */
export interface Visit {
  actor: Actor;
  clientAddress: string;
  userAgent: string;
  /** A browser gets a cookie; another client a bearer. */
  isBrowser: boolean;
}

export type SignInAnswer =
  | { kind: 'signed_in'; session: OpenedSession; account: AccountSummary }
  /** The first factor was right; the code of the second is to follow within ten minutes. */
  | { kind: 'second_factor'; pendingToken: string }
  /** A member of staff must set the second factor up first: a session of the patient's kind, for that alone, is not opened. */
  | { kind: 'second_factor_needed'; pendingToken: string };

type Audience = NewSession['audience'];
/** How long a sign-in waits for its second factor. */
export const pendingSeconds = 600;
const pendingMs = pendingSeconds * 1000;
const pendingTries = 10;
const tries = { points: 10, seconds: 15 * 60 };
export const perAddress = { name: 'sign_in_address', ...tries };
export const perAccount = { name: 'sign_in_account', ...tries };

/** A crowd at the door takes few connections of the database; the pages keep the others. */
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
  input: { email: string; password: string; audience: Audience },
): Promise<SignInAnswer> {
  const email = input.email.trim().toLowerCase();
  const subject = `${input.audience} ${email}`;
  await countAgainstLimit(app, perAddress, visit.clientAddress);
  await countAgainstLimit(app, perAccount, subject);
  const identity = await app.identity.signIn({ email, password: input.password }).catch(async (error: unknown) => {
    await noteRefusal(app, visit, { audience: input.audience, accountId: await accountIdOf(app, email) });
    throw refusal(error);
  });
  await Promise.all([forgive(app, perAddress, visit.clientAddress), forgive(app, perAccount, subject)]);
  return admit(app, visit, { identity, audience: input.audience });
}

/** The single-sign-on call: what Google, Facebook or Firebase told the browser, checked with its issuer. Throws invalid_login. */
export async function signInWithToken(
  app: App,
  visit: Visit,
  input: { token: string; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, perAddress, visit.clientAddress);
  const guestHash = visit.actor.kind === 'guest' ? visit.actor.tokenHash : undefined;
  const identity = await app.identity
    .verifyToken(input.token, guestHash ? { guestHash } : {})
    .catch(async (error: unknown) => {
      await noteRefusal(app, visit, { audience: input.audience });
      throw error instanceof IdentityError && error.code === 'invalid_token' ? invalidLogin() : refusal(error);
    });
  await forgive(app, perAddress, visit.clientAddress);
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
  input: { ceremony: string; response: unknown; audience: Audience },
): Promise<SignInAnswer> {
  await countAgainstLimit(app, perAddress, visit.clientAddress);
  const accountId = await accountOfPasskey(app, input);
  await forgive(app, perAddress, visit.clientAddress);
  if (input.audience === 'staff' && !(await isStaffMember(app, accountId))) throw invalidCredential();
  return inTransaction(app.db, (tx) =>
    open(app, tx, { visit, accountId, audience: input.audience, method: 'passkey', hasSecondFactor: true }),
  );
}

/** The second factor: a code of the app or a recovery code. Throws code_invalid, sign_in_over. */
export async function completeSecondFactor(
  app: App,
  visit: Visit,
  input: { pendingToken: string; code: string },
): Promise<SignInAnswer> {
  const pending = await tryPending(app.db, {
    tokenHash: tokenHash(input.pendingToken),
    now: app.clock.now(),
    maximum: pendingTries,
  });
  if (!pending) throw pendingOver();
  if (!(await checkSecondFactor(app, pending.accountId, input.code))) {
    await noteRefusal(app, visit, pending);
    throw codeInvalid();
  }
  return finish(app, visit, pending);
}

/** Who waits for the second factor, for its page; null when it is over. */
export async function findPendingSignIn(app: Pick<App, 'db' | 'clock'>, pendingToken: string | undefined) {
  if (!pendingToken || pendingToken.length > 200) return null;
  const pending = await findPending(app.db, { tokenHash: tokenHash(pendingToken), now: app.clock.now() });
  return pending ? { accountId: pending.accountId, audience: pending.audience } : null;
}

/** A member of staff who has just set the second factor up goes straight in. Throws sign_in_over. */
export async function finishAfterSetUp(app: App, visit: Visit, pendingToken: string): Promise<SignInAnswer> {
  const pending = await findPending(app.db, { tokenHash: tokenHash(pendingToken), now: app.clock.now() });
  const account = pending && (await findAccount(app, pending.accountId));
  // Only for a sign-in that began before there was a second factor: any other has a code to give.
  if (
    !pending ||
    !account?.secondFactorAt ||
    account.secondFactorAt.getTime() < pending.expiresAt.getTime() - pendingMs
  )
    throw pendingOver();
  return finish(app, visit, pending);
}

async function finish(
  app: App,
  visit: Visit,
  pending: { id: string; accountId: string; audience: Audience; method: string },
): Promise<SignInAnswer> {
  return inTransaction(app.db, async (tx) => {
    if (!(await deletePending(tx, pending.id))) throw pendingOver();
    return open(app, tx, {
      visit,
      accountId: pending.accountId,
      audience: pending.audience,
      method: pending.method,
      hasSecondFactor: true,
    });
  });
}

async function admit(
  app: App,
  visit: Visit,
  { identity, audience }: { identity: VerifiedIdentity; audience: Audience },
): Promise<SignInAnswer> {
  const account = await inTransaction(app.db, (tx) => accountOfIdentity(app, tx, identity));
  // The same answer as for a wrong password: whether somebody works here is nobody's business.
  if (audience === 'staff' && !(await isStaffMember(app, account.id))) throw invalidCredential();
  return inTransaction(app.db, async (tx) => {
    if (!account.secondFactorAt && audience === 'patient') {
      return open(app, tx, { visit, accountId: account.id, audience, method: identity.method, hasSecondFactor: false });
    }
    const pendingToken = app.random.token();
    await insertPending(tx, {
      id: app.random.uuid(),
      tokenHash: tokenHash(pendingToken),
      accountId: account.id,
      audience,
      method: identity.method,
      expiresAt: new Date(app.clock.now().getTime() + pendingMs),
    });
    return { kind: account.secondFactorAt ? 'second_factor' : 'second_factor_needed', pendingToken };
  });
}

interface Opening {
  visit: Visit;
  accountId: string;
  audience: Audience;
  method: string;
  hasSecondFactor: boolean;
}

async function open(
  app: App,
  tx: Transaction,
  { visit, accountId, audience, method, hasSecondFactor }: Opening,
): Promise<SignInAnswer> {
  const session = await openSession(app, tx, {
    accountId,
    audience,
    method,
    hasSecondFactor,
    carrier: visit.isBrowser ? 'cookie' : 'bearer',
    userAgent: visit.userAgent,
  });
  const actor: Actor =
    audience === 'patient'
      ? { kind: 'patient', accountId, sessionId: session.id }
      : { kind: 'staff', accountId, sessionId: session.id, duties: [] };
  await recordAudit(app, tx, {
    actor,
    action: 'sign_in',
    subjectKind: 'session',
    subjectId: session.id,
    detail: { method, hasSecondFactor },
  });
  if (audience === 'patient' && visit.actor.kind === 'guest')
    await app.onSignIn(tx, { guestTokenHash: visit.actor.tokenHash, accountId });
  const account = await accountSummary(app, accountId);
  return { kind: 'signed_in', session, account: account! };
}

/** The account of an address, for the audit log alone; nothing of it reaches the answer. */
async function accountIdOf(app: App, email: string): Promise<string | undefined> {
  return (await findAccountByAddress(app, email))?.id;
}

/** The account is named where it is known: its owner sees the try in the list of accesses. */
async function noteRefusal(
  app: App,
  visit: Visit,
  { audience, accountId }: { audience: Audience; accountId?: string | undefined },
): Promise<void> {
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor: visit.actor,
      action: 'sign_in_refused',
      subjectKind: 'session',
      subjectId: audience,
      ...(accountId ? { patientId: accountId } : {}),
    }),
  );
}

function refusal(error: unknown): unknown {
  if (!(error instanceof IdentityError)) return error;
  if (error.code === 'user_disabled') return accountDisabled();
  return error.code === 'unavailable' ? identityUnavailable() : invalidCredential();
}
