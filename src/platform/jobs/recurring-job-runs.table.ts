import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * One row for each recurring job: the present run, how the last run ended, and the last success. A run replaces the
 * one before.
 */
export const recurringJobRuns = pgTable('recurring_job_runs', {
  name: text().primaryKey(),
  /** The run that holds the job; another may start only after `leasedUntil`. */
  runId: uuid().notNull(),
  leasedUntil: timestamp({ withTimezone: true }).notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** Of the last run that ended. */
  outcome: text({ enum: ['succeeded', 'failed'] }),
  durationMs: integer(),
  lastSuccessAt: timestamp({ withTimezone: true }),
});
