import type { App } from '../app.ts';
import { profileSyncPort, type ProfileSync, type ProfileSyncPort } from './profile-sync.server.ts';
import { leaseDueSyncs, updateSyncFailed, updateSyncSent, type ProfileSyncRow } from './profile-sync.store.server.ts';

type WorkerPorts = Pick<App, 'db' | 'clock' | 'logger' | 'config' | 'secrets'>;

const leaseMs = 60_000;
const batchSize = 10;
export const maximumAttempts = 10;
const firstDelayMs = 30_000;
const longestDelayMs = 6 * 3_600_000;

/** Sends what is due; answers how many profiles the service took. Safe to run in several processes at once. */
export async function sendQueuedProfiles(app: WorkerPorts, send: ProfileSyncPort = profileSyncPort(app)): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = app.clock.now();
    const batch = await leaseDueSyncs(app.db, { now, leaseEnd: new Date(now.getTime() + leaseMs), limit: batchSize });
    const outcomes = await Promise.all(batch.map((row) => deliver(app, send, row)));
    sent += outcomes.filter(Boolean).length;
    if (batch.length < batchSize) return sent;
  }
}

/** Looks every five seconds until stopped; `stop` waits for the round under way. */
export function startProfileSyncWorker(app: WorkerPorts, everyMs = 5_000): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = sendQueuedProfiles(app)
      .catch((error: unknown) => app.logger.warn({ reason: reasonOf(error) }, 'profile sync round failed'))
      .finally(() => { isBusy = false; });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

/** 30 s after the first failure, doubling to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
}

async function deliver(app: WorkerPorts, send: ProfileSyncPort, row: ProfileSyncRow): Promise<boolean> {
  try {
    await send(row.id, JSON.parse(app.secrets.open(row.payload)) as ProfileSync);
  } catch (error) {
    const isParked = row.attempts >= maximumAttempts;
    const nextAttemptAt = new Date(app.clock.now().getTime() + retryDelayMs(row.attempts));
    await updateSyncFailed(app.db, row.id, { status: isParked ? 'parked' : 'queued', nextAttemptAt, lastError: reasonOf(error) });
    // A parked profile waits for staff in the dead-letter list; it is theirs to see to, not the visitor's.
    app.logger.warn({ syncId: row.id, attempts: row.attempts, isParked }, 'profile not taken');
    return false;
  }
  await updateSyncSent(app.db, row.id, app.clock.now());
  return true;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return ['code' in error && typeof error.code === 'string' ? error.code : error.name, cause].filter(Boolean).join(' ');
}
