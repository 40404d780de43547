import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });

/**
 * Profiles for the health-monitoring service. Sent ones are deleted; after ten failed tries a profile is parked for
 * staff.
 */
export const profileSyncs = pgTable(
  'profile_syncs',
  {
    id: uuid().primaryKey(),
    /** Owner of the profile; no foreign key, so that a queued deletion outlives the account. */
    accountId: uuid().notNull(),
    action: text({ enum: ['sync-remidi-profile', 'update-remidi-profile'] }).notNull(),
    /** Encrypted JSON: uid, action, userData. */
    payload: text().notNull(),
    status: text({ enum: ['queued', 'sent', 'parked'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at().notNull(),
    /** Class of the failure; never the service's own words, which may quote the profile. */
    lastError: text(),
    createdAt: at().notNull(),
    sentAt: at(),
  },
  (t) => [index().on(t.status, t.nextAttemptAt), index().on(t.accountId)],
);

/** What the embedded service received, masked. */
export const profileSyncLog = pgTable('profile_sync_log', {
  id: uuid().primaryKey(),
  at: at().notNull(),
  uid: text().notNull(),
  action: text().notNull(),
  /** Names of the received fields, and the masked number. */
  fields: jsonb().$type<string[]>().notNull(),
  idMask: text().notNull(),
});
