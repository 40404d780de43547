import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });

/** Profiles on their way to the health-monitoring service. What was sent goes; what ten tries did not bring is parked for staff. */
export const profileSyncs = pgTable(
  'profile_syncs',
  {
    id: uuid().primaryKey(),
    /** Whose profile; no reference, so that a queued farewell outlives the account. */
    accountId: uuid().notNull(),
    action: text({ enum: ['sync-remidi-profile', 'update-remidi-profile'] }).notNull(),
    /** Encrypted JSON: uid, action, userData. */
    payload: text().notNull(),
    status: text({ enum: ['queued', 'sent', 'parked'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull(),
    /** The kind of failure; never the service's own words, which may quote the profile. */
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
  },
  (t) => [index().on(t.status, t.nextAttemptAt), index().on(t.accountId)],
);

/** What the embedded stand-in was given: enough to see that it came, masked. */
export const profileSyncLog = pgTable('profile_sync_log', {
  id: uuid().primaryKey(),
  at: at().notNull(),
  uid: text().notNull(),
  action: text().notNull(),
  /** Names of the fields that came, and the masked number. */
  fields: jsonb().$type<string[]>().notNull(),
  idMask: text().notNull(),
});
