import { bigserial, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Every change, and every look at a patient's data. Rows are only added (audit_log_append_only in db/migrations), each
 * carries the hash of the one before it, and none holds an identity number, a token or a password.
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
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Filled by the database. */
    previousHash: text(),
    hash: text(),
  },
  (t) => [
    index().on(t.patientId, t.at),
    index().on(t.subjectKind, t.subjectId),
    index().on(t.accountId, t.at),
    index().on(t.at),
  ],
);
