import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { languages } from '#src/shared/languages.ts';

/** A secret address from which a doctor's calendar program reads appointments and sessions. */
export const doctorCalendars = pgTable(
  'doctor_calendars',
  {
    id: uuid().primaryKey(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address; the token itself is stored nowhere. */
    tokenHash: text().notNull().unique(),
    /** The hospitals that the calendar shows; null for all. */
    hospitalIds: integer().array(),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.doctorId, t.createdAt)],
);
