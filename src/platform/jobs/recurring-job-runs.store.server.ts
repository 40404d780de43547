import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/transaction.ts';
import { recurringJobRuns } from './recurring-job-runs.table.ts';

export type RecurringJobRun = typeof recurringJobRuns.$inferSelect;

interface Lease {
  name: string;
  runId: string;
  now: Date;
  leasedUntil: Date;
}

/** Leases the job for one run; false while another run holds it. */
export async function takeLease(db: Database, { name, runId, now, leasedUntil }: Lease): Promise<boolean> {
  const lease = { runId, leasedUntil, startedAt: now };
  const taken = await db
    .insert(recurringJobRuns)
    .values({ name, ...lease })
    .onConflictDoUpdate({
      target: recurringJobRuns.name,
      set: lease,
      setWhere: lte(recurringJobRuns.leasedUntil, now),
    })
    .returning({ name: recurringJobRuns.name });
  return taken.length > 0;
}

export async function extendLease(db: Database, { name, runId, leasedUntil }: Omit<Lease, 'now'>): Promise<void> {
  await db.update(recurringJobRuns).set({ leasedUntil }).where(isOwn(name, runId));
}

/** Ends the run and releases the job; a run that lost its lease writes nothing. */
export async function updateRunEnded(
  db: Database,
  {
    name,
    runId,
    now,
    outcome,
    durationMs,
  }: Omit<Lease, 'leasedUntil'> & { outcome: 'succeeded' | 'failed'; durationMs: number },
): Promise<void> {
  await db
    .update(recurringJobRuns)
    .set({ leasedUntil: now, outcome, durationMs, ...(outcome === 'succeeded' ? { lastSuccessAt: now } : {}) })
    .where(isOwn(name, runId));
}

export async function listRuns(db: Database): Promise<RecurringJobRun[]> {
  return db.select().from(recurringJobRuns);
}

function isOwn(name: string, runId: string) {
  return and(eq(recurringJobRuns.name, name), eq(recurringJobRuns.runId, runId));
}
