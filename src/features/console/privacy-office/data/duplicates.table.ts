import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MovedRow } from '#src/platform/app.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { MergeChoices } from '../duplicates/merge.rules.ts';
import { pairSigns, pairStates } from '../duplicates/duplicates.rules.ts';

/** Two patient accounts that may belong to one person. */
export const patientPairs = pgTable(
  'patient_pairs',
  {
    id: uuid().primaryKey(),
    /** The lower id of the two, so that a pair is stored once. */
    oneId: uuid()
      .notNull()
      .references(() => accounts.id),
    otherId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** What both have in common. */
    signs: text({ enum: pairSigns }).array().notNull(),
    state: text({ enum: pairStates }).notNull().default('open'),
    /** Why they are two people. Encrypted at rest. */
    note: text(),
    /** The member of staff who decided. No foreign key: the decision outlives accounts. */
    decidedBy: uuid(),
    decidedAt: timestamp({ withTimezone: true }),
    foundAt: timestamp({ withTimezone: true }).notNull(),
    /** Increased by every change: a change based on an older version is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('patient_pairs_once').on(t.oneId, t.otherId),
    index().on(t.otherId),
    index().on(t.state, t.foundAt, t.id),
  ],
);

const at = () => timestamp({ withTimezone: true });

/** A proposed merge of a pair, and its result once a second person has confirmed it. */
export const patientMerges = pgTable(
  'patient_merges',
  {
    id: uuid().primaryKey(),
    pairId: uuid()
      .notNull()
      .references(() => patientPairs.id, { onDelete: 'cascade' }),
    /** The account that stays, and the one that is closed. */
    keptId: uuid()
      .notNull()
      .references(() => accounts.id),
    goneId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** From which account each detail is taken. */
    choices: jsonb().$type<MergeChoices>().notNull(),
    /** Encrypted at rest. */
    reason: text().notNull(),
    /** Members of staff. No foreign keys: their decisions outlive their accounts. */
    proposedBy: uuid().notNull(),
    proposedAt: at().notNull(),
    confirmedBy: uuid(),
    mergedAt: at(),
    undoUntil: at(),
    undoneBy: uuid(),
    undoneAt: at(),
    /** When the closed account was erased: nothing can be undone since then. */
    closedAt: at(),
    /** Maps persons of the closed account to the same persons of the other. */
    persons: jsonb().$type<Record<string, string>>(),
    /** The rows that were moved, so that they can be moved back; null once that is no longer possible. */
    moved: jsonb().$type<MovedRow[]>(),
    /**
     * Encrypted JSON: the closed account's address and the replaced details; null once the merge can no longer be
     * undone.
     */
    former: text(),
  },
  (t) => [
    uniqueIndex('patient_merges_one_at_a_time')
      .on(t.pairId)
      .where(sql`${t.undoneAt} is null`),
    index().on(t.pairId),
    index().on(t.keptId),
    index().on(t.goneId),
    index().on(t.mergedAt),
    index().on(t.undoUntil),
  ],
);
