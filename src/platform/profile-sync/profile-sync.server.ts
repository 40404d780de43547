/**
 * The health-monitoring service that stores a copy of a patient's profile: called in the background, retried, never
 * lost.
 */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import { maskNric } from '#src/shared/identifiers/nric.ts';
import { insertProfileSync, insertSyncLog } from './profile-sync.store.server.ts';

export type ProfileSyncAction = 'sync-remidi-profile' | 'update-remidi-profile';

/** Specification, section 3: profile sync payload. */
export interface ProfileSync {
  uid: string;
  action: ProfileSyncAction;
  /** `id_no` in clear, and the other fields of the profile. */
  userData: { id_no: string } & Record<string, string | null>;
}

/** Sends one profile to the service; throws when it is not accepted. `id` is the same at every try. */
export type ProfileSyncPort = (id: string, sync: ProfileSync) => Promise<void>;

const timeoutMs = 10_000;

/** The real service when it is configured, else the embedded one, which logs, masked, what it received. */
export function profileSyncPort(app: Pick<App, 'db' | 'clock' | 'config'>): ProfileSyncPort {
  const { profileSyncUrl, profileSyncSecret } = app.config;
  if (profileSyncUrl && profileSyncSecret) return httpPort(app, profileSyncUrl, profileSyncSecret);
  return async (id, { uid, action, userData }) => {
    if (app.config.profileSyncFails) throw new Error('switched to failing');
    await insertSyncLog(app.db, {
      id,
      at: app.clock.now(),
      uid,
      action,
      fields: Object.keys(userData).filter((name) => userData[name] !== null),
      idMask: maskNric(userData.id_no),
    });
  };
}

/** The HTTP adapter. Requests are signed over time and body, so that they can be neither changed nor replayed. */
function httpPort(app: Pick<App, 'clock'>, url: string, secret: string): ProfileSyncPort {
  return async (id, sync) => {
    const body = JSON.stringify(sync);
    const sentAt = String(Math.floor(app.clock.now().getTime() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-timestamp': sentAt,
        'x-signature': signatureOf(secret, sentAt, body),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP_${response.status}` });
  };
}

/** 'sha256=' and the HMAC-SHA-256 of '<seconds>.<body>' in hex. */
export function signatureOf(secret: string, sentAt: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')}`;
}

/**
 * Queues a profile in the caller's transaction, encrypted. With `afterSending` it is due only after a profile that is
 * being sent now was accepted or failed.
 */
export async function enqueueProfileSync(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  { accountId, sync, afterSending = false }: { accountId: string; sync: ProfileSync; afterSending?: boolean },
): Promise<void> {
  const now = app.clock.now();
  const id = app.random.uuid();
  await insertProfileSync(tx, {
    id,
    accountId,
    action: sync.action,
    payload: app.secrets.seal(JSON.stringify(sync), ['profile_syncs', 'payload', id]),
    status: 'queued',
    nextAttemptAt: afterSending ? new Date(now.getTime() + 2 * timeoutMs) : now,
    createdAt: now,
  });
}

/** A queued or parked profile in clear, for the worker. */
export function openSync(app: Pick<App, 'secrets'>, row: { id: string; payload: string }): ProfileSync {
  return JSON.parse(app.secrets.open(row.payload, ['profile_syncs', 'payload', row.id])) as ProfileSync;
}

/** The masked identity number of a parked profile, for staff: '******-**-1234'. */
export function maskOfSync(app: Pick<App, 'secrets'>, row: { id: string; payload: string }): string {
  return maskNric(openSync(app, row).userData.id_no);
}
