import { issueOrderDocuments } from '#src/features/shop/order-documents/order-documents.server.ts';
import { convertRecordings } from '#src/features/publishing/recordings/recordings.server.ts';
import type { App } from '#src/platform/app.ts';
import { flushEveryMs } from '#src/platform/daily-counts/daily-counts.server.ts';
import { startJobs } from '#src/platform/jobs/jobs.server.ts';
import { startPoller } from '#src/platform/jobs/poller.server.ts';
import type { RecurringJob } from '#src/platform/jobs/recurring-job.server.ts';
import { startOutboxWorker } from '#src/platform/outbox/outbox-worker.server.ts';
import { startProfileSyncWorker } from '#src/platform/profile-sync/profile-sync-worker.server.ts';
import type { GatewaySetup } from '../payment-gateway.ts';

const convertEveryMs = 5_000;

interface BackgroundWork {
  /** Waits for the work that is under way. */
  stop(): Promise<void>;
}

/**
 * Starts the background work: messages, profiles, the documents of paid orders, recurring jobs, and notices of
 * simulated payments.
 */
export function startBackgroundWork(
  app: App,
  gatewaySetup: GatewaySetup,
  recurring: readonly RecurringJob[],
): BackgroundWork {
  const converting = new AbortController();
  const running = [
    gatewaySetup.startDeliveries(),
    startPoller(app, { name: 'order-documents', work: () => issueOrderDocuments(app) }),
    startPoller(app, { name: 'daily-counts', work: () => app.dailyCounts.flush(), everyMs: flushEveryMs }),
    startPoller(app, {
      name: 'recordings',
      work: () => convertRecordings(app, converting.signal),
      everyMs: convertEveryMs,
    }),
    startOutboxWorker(app),
    startProfileSyncWorker(app),
    startJobs(app, recurring),
  ];
  return {
    async stop() {
      converting.abort();
      await Promise.all(running.map((one) => one?.stop()));
      await app.dailyCounts.flush().catch((err: unknown) => app.logger.warn({ err }, 'last counts not written'));
    },
  };
}
