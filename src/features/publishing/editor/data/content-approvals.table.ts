import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { languages } from '#src/shared/languages.ts';

/** A doctor's approval of one language of an entry, in exactly this wording: any edit requires another approval. */
export const contentApprovals = pgTable(
  'content_approvals',
  {
    id: serial().primaryKey(),
    entryId: integer()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull(),
    /** SHA-256 of everything that readers see of it. */
    fingerprint: text().notNull(),
    /** Name and title, as the doctors' register had them. */
    reviewer: text().notNull(),
    /** The field of medicine, by language. */
    field: jsonb().$type<Partial<LocalText>>(),
    doctorId: integer().references(() => doctors.id, { onDelete: 'set null' }),
    /** The account; null for a review from before approvals, whose reviewer was typed. */
    approvedBy: text(),
    approvedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex().on(t.entryId, t.language, t.fingerprint), index().on(t.doctorId)],
);
