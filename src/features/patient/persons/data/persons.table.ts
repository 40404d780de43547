import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { relationships } from '../relationships.schema.ts';

const at = () => timestamp({ withTimezone: true });

/** The patient and the dependants: the persons of bookings, cart lines and cards. */
export const persons = pgTable(
  'persons',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    relationship: text({ enum: relationships }).notNull(),
    name: text().notNull(),
    /** Encrypted 'YYYY-MM-DD'. */
    dateOfBirth: text(),
    gender: text({ enum: ['female', 'male'] }),
    idKind: text({ enum: ['nric', 'passport'] }),
    /** Encrypted at rest; the hash is for look-up. Its mask ('******-**-1234') is made where it is shown. */
    idNumber: text(),
    idHash: text(),
    /** ISO 3166-1 alpha-2. */
    nationality: text(),
    /** Access to a dependant of 18 or more ends on this day, unless it is renewed. */
    accessUntil: date(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.accountId),
    index().on(t.idHash),
    // For staff's search by part of a name.
    index('persons_name_trigram').using('gin', sql`${t.name} gin_trgm_ops`),
  ],
);
