import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row for each recurring job: who runs it now, how its last run ended, and when one last succeeded. A run takes the place of the one before. */
export const recurringJobRuns = pgTable('recurring_job_runs', {
  name: text().primaryKey(),
  /** The run that holds the job; nobody starts another one until `leasedUntil`. */
  runId: uuid().notNull(),
  leasedUntil: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** Of the last run that ended. */
  outcome: text({ enum: ['succeeded', 'failed'] }),
  durationMs: integer(),
  lastSuccessAt: timestamp({ withTimezone: true }),
});
