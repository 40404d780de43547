import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import type { HealthTexts, ProposalKind } from '../text-proposals.schema.ts';

/** Health texts of a record that wait for a doctor's approval, and approved ones in exactly their wording. */
export const textProposals = pgTable(
  'text_proposals',
  {
    id: serial().primaryKey(),
    kind: text().$type<ProposalKind>().notNull(),
    recordId: integer().notNull(),
    /** The record's English title, for the list of waiting proposals. */
    title: text().notNull(),
    /** The hospital whose reviewers decide; null for a record of the whole group. */
    hospitalId: integer(),
    /** The proposed values of the record's health fields. */
    values: jsonb().$type<HealthTexts>().notNull(),
    /** SHA-256 of the health texts that the record would have. */
    fingerprint: text().notNull(),
    /** SHA-256 of the health texts that the record had: if they have changed since, the proposal is outdated. */
    basedOn: text().notNull(),
    state: text({ enum: ['waiting', 'sent_back', 'taken_back', 'approved'] }).notNull(),
    /** The accounts that wrote in it, which cannot approve it. */
    writers: text().array().notNull(),
    proposedAt: timestamp({ withTimezone: true }).notNull(),
    /** The import that proposed it. */
    importId: uuid(),
    /** The doctor's note to the writers, when the proposal was sent back. */
    note: text().notNull().default(''),
    /** Name and title from the doctors' register; as typed for a review from before approvals. */
    reviewer: text(),
    reviewedOn: date(),
    doctorId: integer().references(() => doctors.id, { onDelete: 'set null' }),
    /** The account that decided; null for a review from before approvals. */
    decidedBy: text(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('text_proposals_open')
      .on(t.kind, t.recordId)
      .where(sql`${t.state} in ('waiting', 'sent_back')`),
    index().on(t.kind, t.recordId, t.fingerprint),
    index().on(t.importId),
    index().on(t.doctorId),
  ],
);
