/** The end of every sign-in: the second factor where required, then a session with its audit entry. */
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
  invalidCredential,
} from '#src/features/patient/accounts/accounts.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { mayUseOwnCredential } from '#src/features/console/roles/roles.server.ts';
import {
  insertPending,
  rememberDevice,
  endSessions,
  openSession,
  type NewSession,
  type OpenedSession,
} from '#src/features/patient/sessions/sessions.server.ts';
import { namingOtherWay } from '../methods/other-sign-in-method.server.ts';
import { pendingMinutes } from '../sign-in.rules.ts';

/** The client that signs in: the device, and the guest whose cart and holds are moved to the patient. */
export interface SignInClient {
  actor: Actor;
  clientAddress: string;
  userAgent: string;
  /** A browser gets a cookie; another client a bearer token. */
  isBrowser: boolean;
  /** The browser's cookie of an earlier sign-in. */
  deviceCookie?: string | undefined;
}

export type SignInAnswer =
  | { kind: 'signed_in'; session: OpenedSession; account: AccountSummary; deviceCookie: string | null }
  /** The first factor was right; the second factor's code must follow within ten minutes. */
  | { kind: 'second_factor'; pendingToken: string }
  /** A member of staff must set up the second factor first: no session is opened. */
  | { kind: 'second_factor_needed'; pendingToken: string };

export type Audience = NewSession['audience'];

/** Opens a session, or asks for the second factor. Throws invalid-credential for a patient at the staff sign-in. */
export async function admit(
  app: App,
  client: SignInClient,
  { identity, audience }: { identity: VerifiedIdentity; audience: Audience },
): Promise<SignInAnswer> {
  const account = await inTransaction(app.db, (tx) => accountOfIdentity(app, tx, { identity, endSessions })).catch(
    async (error: unknown) => {
      await noteRefusal(app, client, { audience, ...(identity.email ? { account: { email: identity.email } } : {}) });
      throw await namingOtherWay(app, identity, error);
    },
  );
  await requireAudience(app, client, { audience, account });
  const answer = await inTransaction(app.db, async (tx): Promise<SignInAnswer> => {
    if (!account.secondFactorAt && audience === 'patient') {
      return open(app, tx, {
        client,
        accountId: account.id,
        audience,
        method: identity.method,
        hasSecondFactor: false,
      });
    }
    const pendingToken = app.random.token();
    await insertPending(tx, {
      id: app.random.uuid(),
      tokenHash: tokenHash(pendingToken),
      accountId: account.id,
      audience,
      method: identity.method,
      expiresAt: new Date(app.clock.now().getTime() + pendingMinutes * 60_000),
    });
    return { kind: account.secondFactorAt ? 'second_factor' : 'second_factor_needed', pendingToken };
  });
  if (answer.kind === 'signed_in') countSignIn(app, audience);
  return answer;
}

/** Counts a sign-in after its transaction, which may be tried more than once. */
export function countSignIn({ metrics }: Pick<App, 'metrics'>, audience: Audience): void {
  metrics.signIns.inc({ audience, outcome: 'signed_in' });
}

/** The same answer as for a wrong password, so that it does not reveal who works here. Throws invalid-credential. */
export async function requireAudience(
  app: App,
  client: SignInClient,
  { audience, account }: { audience: Audience; account: { id: string } },
): Promise<void> {
  if (audience !== 'staff' || (await mayUseOwnCredential(app, account.id))) return;
  await noteRefusal(app, client, { audience, account });
  throw invalidCredential();
}

export interface Opening {
  client: SignInClient;
  accountId: string;
  audience: Audience;
  method: string;
  hasSecondFactor: boolean;
}

/** Opens the session in the caller's transaction. */
export async function open(
  app: App,
  tx: Transaction,
  { client, accountId, audience, method, hasSecondFactor }: Opening,
): Promise<SignInAnswer> {
  const session = await openSession(app, tx, {
    accountId,
    audience,
    method,
    hasSecondFactor,
    carrier: client.isBrowser ? 'cookie' : 'bearer',
    userAgent: client.userAgent,
  });
  const actor: Actor =
    audience === 'patient'
      ? { kind: 'patient', accountId, sessionId: session.id }
      : { kind: 'staff', accountId, sessionId: session.id, roleAssignments: [] };
  await recordAudit(app, tx, {
    actor,
    action: 'sign_in',
    subjectKind: 'session',
    subjectId: session.id,
    detail: { method, hasSecondFactor },
  });
  if (audience === 'patient' && client.actor.kind === 'guest')
    await app.onSignIn(tx, { guestTokenHash: client.actor.tokenHash, accountId });
  const deviceCookie = client.isBrowser
    ? await rememberDevice(app, tx, { cookie: client.deviceCookie, accountId })
    : null;
  const account = await accountSummary(app, accountId);
  return { kind: 'signed_in', session, account: account!, deviceCookie };
}

/** Records a refused sign-in, with the account where the address has one; or that the account is locked for now. */
export async function noteRefusal(
  app: App,
  client: SignInClient,
  {
    audience,
    account,
    isLocked,
  }: { audience: Audience; account?: { email: string } | { id: string }; isLocked?: boolean },
): Promise<void> {
  const known = account && ('id' in account ? account : await findAccountOfAddress(app, account.email));
  await inTransaction(app.db, async (tx) => {
    for (const action of isLocked ? (['sign_in_refused', 'sign_in_locked'] as const) : (['sign_in_refused'] as const))
      await recordAudit(app, tx, {
        actor: client.actor,
        action,
        subjectKind: known ? 'account' : 'session',
        subjectId: known?.id ?? audience,
      });
  });
  app.metrics.signIns.inc({ audience, outcome: isLocked ? 'locked' : 'refused' });
}
