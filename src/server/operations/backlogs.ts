import { countEntriesToSeal } from '#src/features/console/audit-log/audit-log.server.ts';
import { countLiveHolds } from '#src/features/appointments/appointments/appointments.server.ts';
import { countUnansweredBookings } from '#src/features/appointments/external-scheduling/external-scheduling.server.ts';
import { countOrdersWithoutDocuments } from '#src/features/shop/orders/orders.server.ts';
import { countWaitingPayments } from '#src/features/shop/payments/payments.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { countUnscannedFiles } from '#src/platform/files/files-backlog.store.server.ts';
import { failureKind } from '#src/platform/jobs/poller.server.ts';
import type { Backlog } from '#src/platform/metrics/backlog.ts';
import { countRowsWithoutMonth } from '#src/platform/month-partitions/month-partitions.server.ts';
import { countWaitingMessages } from '#src/platform/outbox/outbox-backlog.store.server.ts';
import { countWaitingProfiles } from '#src/platform/profile-sync/profile-sync-backlog.store.server.ts';

const counts: readonly ((db: Database, now: Date) => Promise<Backlog[]>)[] = [
  countWaitingMessages,
  countWaitingProfiles,
  countUnscannedFiles,
  countWaitingPayments,
  countOrdersWithoutDocuments,
  countLiveHolds,
  countUnansweredBookings,
  countEntriesToSeal,
  countRowsWithoutMonth,
];

/** Two readers of /metrics within this time get the result of the same queries. */
const freshMs = 10_000;

/**
 * Everything that waits in the database, for /metrics. The queries run one after another, so that a reader of the
 * metrics takes one connection. Nothing is reported while the database is away, because an old number would look like a
 * quiet system.
 */
export function readBacklogs(app: Pick<App, 'db' | 'clock' | 'logger'>): () => Promise<readonly Backlog[]> {
  let last: { at: number; answer: Promise<readonly Backlog[]> } | undefined;
  return () => {
    const at = app.clock.now().getTime();
    if (!last || Math.abs(at - last.at) >= freshMs) last = { at, answer: count(app) };
    return last.answer;
  };
}

async function count({ db, clock, logger }: Pick<App, 'db' | 'clock' | 'logger'>): Promise<readonly Backlog[]> {
  try {
    const found: Backlog[] = [];
    for (const one of counts) found.push(...(await one(db, clock.now())));
    return found;
  } catch (error) {
    logger.warn({ reason: failureKind(error) }, 'backlogs could not be counted');
    return [];
  }
}
