import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Every change, and every access to a patient's data. Rows are only added (audit_log_append_only in db/migrations),
 * without waiting for each other, and none contains an identity number, a token or a password. A job seals them into a
 * chain (audit_seals). Partitioned by month of `at` (src/platform/month-partitions), so the primary key includes the
 * time; ids come from one sequence and are unique.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text({ enum: ['anyone', 'guest', 'patient', 'staff', 'system'] }).notNull(),
    /** The account that acted. No foreign key: the log outlives accounts. */
    accountId: uuid(),
    /** 'look', 'sign_in', 'refund_approved', ... */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** The patient whose data was accessed, for the patient's list of accesses. */
    patientId: uuid(),
    hospitalId: integer(),
    /**
     * Hash of the entry alone, set by the database at insertion: it reveals a change before the entry is sealed. Null
     * in old entries.
     */
    entryHash: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index().on(t.patientId, t.at),
    index().on(t.subjectKind, t.subjectId),
    index().on(t.subjectId),
    index().on(t.accountId, t.at),
    index().on(t.action, t.id),
    index().on(t.hospitalId, t.id),
    index().on(t.at),
  ],
);

/**
 * The chain over the audit log: each seal's hash covers its entry and the hash of the seal before it, so that a
 * change or a gap is found. Positions have no gaps; an entry that was committed late follows entries with higher ids.
 * Rows are only added.
 */
export const auditSeals = pgTable('audit_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  /** No foreign key: the seal of a deleted entry stays and reveals the deletion. */
  entryId: bigint({ mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
  sealedAt: timestamp({ withTimezone: true }).notNull(),
});
