import { bigint, bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Every change, and every look at a patient's data. Rows are only added (audit_log_append_only in db/migrations), without waiting for
 * each other, and none holds an identity number, a token or a password. A job seals them into a chain (audit_seals).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text({ enum: ['anyone', 'guest', 'patient', 'staff', 'system'] }).notNull(),
    /** The account that acted. No reference: the log outlives accounts. */
    accountId: uuid(),
    /** 'look', 'sign_in', 'refund_approved', ... */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** Whose data it was, for 'who looked at my data'. */
    patientId: uuid(),
    hospitalId: integer(),
    /** Hash of the entry alone, set by the database as it is inserted: a change before the entry is sealed is found by it. Null in old entries. */
    entryHash: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index().on(t.patientId, t.at),
    index().on(t.subjectKind, t.subjectId),
    index().on(t.accountId, t.at),
    index().on(t.at),
  ],
);

/**
 * The chain over the audit log: each seal's hash covers its entry and the hash of the seal before it, so that a change or a gap is found.
 * Positions have no gaps; an entry that was kept late stands behind entries with higher ids. Rows are only added.
 */
export const auditSeals = pgTable('audit_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  /** No reference: the seal of an entry that was taken out stays and tells of it. */
  entryId: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
  sealedAt: timestamp({ withTimezone: true }).notNull(),
});
