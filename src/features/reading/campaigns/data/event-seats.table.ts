import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';

/** One place at an event, numbered from one: concurrent registrations never get the same number. */
export const eventSeats = pgTable(
  'event_seats',
  {
    entryId: integer()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.seat] }), index().on(t.submissionId)],
);
