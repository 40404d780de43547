/** Sends changed profiles to the group's own service, and tries again what was not accepted. */
import type { App } from '../app.ts';
import { deliverDue, doublingDelayMs, failureKind, startPoller, type Poller } from '../jobs/poller.server.ts';
import { openSync, profileSyncPort, type ProfileSyncPort } from './profile-sync.server.ts';
import { leaseDueSyncs, updateSyncFailed, updateSyncSent, type ProfileSyncRow } from './profile-sync.store.server.ts';
import { maximumAttempts } from './profile-sync.rules.ts';

type WorkerPorts = Pick<App, 'db' | 'clock' | 'logger' | 'config' | 'secrets'>;

const batchSize = 10;

/** Sends due profiles; returns the number that the service accepted. Safe in several processes at once. */
export function sendQueuedProfiles(app: WorkerPorts, send: ProfileSyncPort = profileSyncPort(app)): Promise<number> {
  return deliverDue(app, {
    lease: (request) => leaseDueSyncs(app.db, request),
    deliver: (row) => deliver(app, send, row),
    batchSize,
  });
}

/** Polls every five seconds until stopped. */
export function startProfileSyncWorker(app: WorkerPorts & Pick<App, 'metrics'>): Poller {
  return startPoller(app, {
    name: 'profile-sync',
    work: () => sendQueuedProfiles(app),
    everyMs: 5_000,
  });
}

/** 30 s after the first failure, then doubling up to six hours. */
export function retryDelayMs(attempts: number): number {
  return doublingDelayMs(attempts, { firstMs: 30_000, longestMs: 6 * 3_600_000 });
}

async function deliver(app: WorkerPorts, send: ProfileSyncPort, row: ProfileSyncRow): Promise<boolean> {
  try {
    await send(row.id, openSync(app, row));
  } catch (error) {
    const isParked = row.attempts >= maximumAttempts;
    const nextAttemptAt = new Date(app.clock.now().getTime() + retryDelayMs(row.attempts));
    await updateSyncFailed(app.db, row.id, {
      status: isParked ? 'parked' : 'queued',
      nextAttemptAt,
      lastError: failureKind(error),
    });
    // Staff see a parked profile in the dead-letter queue, so a warning is enough here.
    app.logger.warn({ syncId: row.id, attempts: row.attempts, isParked }, 'profile not accepted');
    return false;
  }
  await updateSyncSent(app.db, row.id, app.clock.now());
  return true;
}
