/** The health-monitoring service that keeps a copy of who a patient is: reached in the background, retried, never lost. */
import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import { maskNric } from '#src/shared/nric.ts';
import { insertProfileSync, insertSyncLog } from './profile-sync.store.server.ts';

export type ProfileSyncAction = 'sync-remidi-profile' | 'update-remidi-profile';

/** Specification, section 3: profile sync payload. */
export interface ProfileSync {
  uid: string;
  action: ProfileSyncAction;
  /** `id_no` in clear, and what else the service is told of the person. */
  userData: { id_no: string } & Record<string, string | null>;
}

/** Hands one profile to the service; throws when it does not take it. `id` is the same at every try. */
export type ProfileSyncPort = (id: string, sync: ProfileSync) => Promise<void>;

const timeoutMs = 10_000;

/** The real service when it is configured, else the embedded one, which writes down, masked, what it was given. */
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

/** Signed over time and body, so that it can be neither changed nor sent again later. */
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

/** Queues a profile in the caller's transaction, encrypted. `afterSending`: not before one that is on its way now has arrived or failed. */
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

/** '******-**-1234' of a parked profile, for staff. */
export function maskOfSync(app: Pick<App, 'secrets'>, row: { id: string; payload: string }): string {
  return maskNric(openSync(app, row).userData.id_no);
}
