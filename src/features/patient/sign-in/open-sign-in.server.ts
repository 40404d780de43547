/** The end of every sign-in: the second factor where one is asked for, then a session with its audit entry. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import type { VerifiedIdentity } from '#src/platform/identity/identity-provider.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import {
  accountOfIdentity,
  accountSummary,
  findAccountOfAddress,
  type AccountSummary,
} from '#src/features/patient/accounts/accounts.server.ts';
import { invalidCredential } from '#src/features/patient/accounts/accounts.errors.ts';
import { recordAudit } from '#src/features/console/staff/audit.server.ts';
import { isStaffMember } from '#src/features/console/staff/staff-members.server.ts';
import { insertPending } from './data/pending-sign-ins.store.server.ts';
import { rememberDevice } from './device-cookies.server.ts';
import { namingOtherWay } from './other-sign-in-method.server.ts';
import { endSessions, openSession, type NewSession, type OpenedSession } from './session.server.ts';

/** Who signs in: the guest whose cart and holds will be the patient's, and the device. */
export interface Visit {
  actor: Actor;
  clientAddress: string;
  userAgent: string;
  /** A browser gets a cookie; another client a bearer. */
  isBrowser: boolean;
  /** The browser's cookie of an earlier sign-in. */
  deviceCookie?: string | undefined;
}

export type SignInAnswer =
  | { kind: 'signed_in'; session: OpenedSession; account: AccountSummary; deviceCookie: string | null }
  /** The first factor was right; the code of the second is to follow within ten minutes. */
  | { kind: 'second_factor'; pendingToken: string }
  /** A member of staff must set the second factor up first: a session of the patient's kind, for that alone, is not opened. */
  | { kind: 'second_factor_needed'; pendingToken: string };

export type Audience = NewSession['audience'];

export const pendingSeconds = 600;
export const pendingMs = pendingSeconds * 1000;

/** Opens a session, or asks for the second factor. Throws invalid-credential for a patient at the staff's sign-in. */
export async function admit(
  app: App,
  visit: Visit,
  { identity, audience }: { identity: VerifiedIdentity; audience: Audience },
): Promise<SignInAnswer> {
  const account = await inTransaction(app.db, (tx) => accountOfIdentity(app, tx, identity, endSessions)).catch(
    async (error: unknown) => {
      await noteRefusal(app, visit, { audience, ...(identity.email ? { account: { email: identity.email } } : {}) });
      throw await namingOtherWay(app, identity, error);
    },
  );
  await requireAudience(app, visit, { audience, account });
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

/** The same answer as for a wrong password: whether somebody works here is nobody's business. Throws invalid-credential. */
export async function requireAudience(
  app: App,
  visit: Visit,
  { audience, account }: { audience: Audience; account: { id: string } },
): Promise<void> {
  if (audience !== 'staff' || (await isStaffMember(app, account.id))) return;
  await noteRefusal(app, visit, { audience, account });
  throw invalidCredential();
}

export interface Opening {
  visit: Visit;
  accountId: string;
  audience: Audience;
  method: string;
  hasSecondFactor: boolean;
}

/** Opens the session in the caller's transaction. */
export async function open(
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
  const deviceCookie = visit.isBrowser
    ? await rememberDevice(app, tx, { cookie: visit.deviceCookie, accountId })
    : null;
  const account = await accountSummary(app, accountId);
  return { kind: 'signed_in', session, account: account!, deviceCookie };
}

/** Writes down that a sign-in was refused, and of which account where the address has one; or that it is locked for now. */
export async function noteRefusal(
  app: App,
  visit: Visit,
  {
    audience,
    account,
    isLocked,
  }: { audience: Audience; account?: { email: string } | { id: string }; isLocked?: boolean },
): Promise<void> {
  const known = account && ('id' in account ? account : await findAccountOfAddress(app, account.email));
  await inTransaction(app.db, async (tx) => {
    for (const action of isLocked ? ['sign_in_refused', 'sign_in_locked'] : ['sign_in_refused'])
      await recordAudit(app, tx, {
        actor: visit.actor,
        action,
        subjectKind: known ? 'account' : 'session',
        subjectId: known?.id ?? audience,
      });
  });
}
