/** Sessions: who is signed in, for how long, and on which devices. The server checks them on every request. */
import type { App } from '#src/platform/app.ts';
import type { Patient, Staff } from '#src/platform/actor.ts';
import { tokenHash } from '#src/platform/token-hash.server.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidCredential } from '#src/features/patient/accounts/accounts.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { deleteDevices } from './data/device-cookies.store.server.ts';
import { deletePendingOf } from './data/pending-sign-ins.store.server.ts';
import {
  findLiveSession,
  insertSession,
  isLiveAccount,
  listLiveSessions,
  revokeSession,
  revokeSessions,
  type SessionRow,
} from './data/sessions.store.server.ts';
import { sessionHours } from './session.rules.ts';

export interface NewSession {
  accountId: string;
  audience: SessionRow['audience'];
  carrier: SessionRow['carrier'];
  /** 'password', 'google', 'facebook', 'passkey', 'firebase', 'provider'. */
  method: string;
  /** A shorter life than usual, in minutes. */
  lastsMinutes?: number;
  /** False where the sign-in proves no credential of this account: it then does not allow a change of credentials. */
  isProof?: false;
  hasSecondFactor: boolean;
  /** The browser's User-Agent, of which only a short label is stored. */
  userAgent: string;
}

export interface OpenedSession {
  id: string;
  /** Opaque, 256 bits; never stored. */
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session with a new token (rotated at every sign-in). At most 12 hours; a bearer token for other clients 30
 * minutes. Throws invalid-credential (401) for an account that is deleted or merged, whatever proof led to it.
 */
export async function openSession(
  app: Pick<App, 'clock' | 'random'>,
  tx: Transaction,
  input: NewSession,
): Promise<OpenedSession> {
  if (!(await isLiveAccount(tx, input.accountId))) throw invalidCredential();
  const now = app.clock.now();
  const token = app.random.token();
  const hours = input.carrier === 'bearer' ? sessionHours.bearer : sessionHours[input.audience];
  const minutes = input.lastsMinutes ?? hours * 60;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const id = app.random.uuid();
  await insertSession(tx, {
    id,
    tokenHash: tokenHash(token),
    accountId: input.accountId,
    audience: input.audience,
    carrier: input.carrier,
    method: input.method,
    secondFactorAt: input.hasSecondFactor ? now : null,
    provedAt: input.isProof === false ? null : now,
    device: deviceLabel(input.userAgent),
    startedAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { id, token, expiresAt };
}

/**
 * The signed-in person of a token, or null: unknown, revoked, past its 12 hours, idle for longer than the setting, or
 * a member of staff without a second factor. One query. `isUse: false` does not extend the session.
 */
export async function findSignedIn(
  app: Pick<App, 'pool' | 'clock'>,
  token: string | undefined,
  { audience, carrier, isUse = true }: { audience: 'patient' | 'staff'; carrier: 'cookie' | 'bearer'; isUse?: boolean },
): Promise<Patient | Staff | null> {
  if (!token || token.length > 200) return null;
  const session = await findLiveSession(app.pool, {
    tokenHash: tokenHash(token),
    audience,
    carrier,
    now: app.clock.now(),
    isUse,
  });
  if (!session) return null;
  const former = session.isByFormerToken ? { hasFormerToken: true as const } : {};
  if (audience === 'patient')
    return { kind: 'patient', accountId: session.accountId, sessionId: session.id, ...former };
  if (!session.secondFactorAt || session.roleAssignments.length === 0) return null;
  return {
    kind: 'staff',
    accountId: session.accountId,
    sessionId: session.id,
    roleAssignments: session.roleAssignments,
    ...former,
  };
}

/** Ends the actor's session. */
export async function signOut(app: Pick<App, 'db' | 'clock'>, actor: Patient | Staff): Promise<void> {
  await endSession(app, actor, actor.sessionId);
}

/** Signs one device out. Returns whether it was signed in. */
export async function endSession(
  app: Pick<App, 'db' | 'clock'>,
  owner: Patient | Staff | { accountId: string },
  sessionId: string,
): Promise<boolean> {
  const { accountId } = owner;
  const actor: Patient | Staff = 'kind' in owner ? owner : { kind: 'patient', accountId, sessionId };
  return inTransaction(app.db, async (tx) => {
    if (!(await revokeSession(tx, { id: sessionId, accountId, now: app.clock.now() }))) return false;
    await recordAudit(app, tx, {
      actor,
      action: 'session_ended',
      subjectKind: 'session',
      subjectId: sessionId,
      patientId: accountId,
    });
    return true;
  });
}

/**
 * Signs out everywhere; `except` keeps the requesting device signed in. Without it, sign-ins in progress end too, and
 * no device stays known. Returns the number of ended sessions.
 */
export async function endSessions(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  where: { accountId: string; except?: string },
): Promise<number> {
  if (!where.except) {
    await deletePendingOf(tx, where.accountId);
    await deleteDevices(tx, where.accountId);
  }
  const ended = await revokeSessions(tx, { ...where, now: app.clock.now() });
  if (ended > 0)
    await recordAudit(app, tx, {
      actor: { kind: 'system' },
      action: 'sessions_ended',
      subjectKind: 'account',
      subjectId: where.accountId,
      patientId: where.accountId,
      detail: { sessions: ended },
    });
  return ended;
}

/** The signed-in devices, last used first. */
export async function listDevices(app: Pick<App, 'db' | 'clock'>, actor: Patient | Staff) {
  const rows = await listLiveSessions(app.db, { accountId: actor.accountId, now: app.clock.now() });
  return rows.map((row) => ({ ...row, isThisOne: row.id === actor.sessionId }));
}

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Android', or 'Another device': enough to recognise an own device, too little for tracking. */
export function deviceLabel(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Another device');
}
