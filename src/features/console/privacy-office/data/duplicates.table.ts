import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { pairSigns, pairStates } from '../duplicates/duplicates.rules.ts';

/** Two patient accounts that may be one person's. */
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
    /** Raised by every change: who saw an older one changes nothing. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('patient_pairs_once').on(t.oneId, t.otherId),
    index().on(t.otherId),
    index().on(t.state, t.foundAt, t.id),
  ],
);
