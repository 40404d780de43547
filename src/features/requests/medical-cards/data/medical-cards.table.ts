import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { storedFiles } from '#src/platform/files/files.table.ts';

const at = () => timestamp({ withTimezone: true });

/** Insurers' or employers' cards of a person, stored by the account. */
export const medicalCards = pgTable(
  'medical_cards',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    personId: uuid()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    insurer: text().notNull(),
    /** Encrypted; with a keyed hash against duplicates, and a mask for display. */
    number: text().notNull(),
    numberHash: text().notNull(),
    numberMask: text().notNull(),
    validFrom: date(),
    validUntil: date(),
    frontFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    backFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (t) => [
    index().on(t.accountId),
    uniqueIndex('medical_cards_once').on(t.personId, t.numberHash),
    index().on(t.frontFileId),
    index().on(t.backFileId),
  ],
);
