import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { customFormVersions } from './custom-forms.table.ts';
import type { FormSubject } from '../forms.schema.ts';
import { storedFiles } from '#src/platform/files/files.table.ts';
import { languages } from '#src/shared/languages.ts';

const at = () => timestamp({ withTimezone: true });

/** A submitted form of any kind. Data that identifies the sender is sealed. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    reference: text().notNull().unique(),
    state: text().notNull(),
    hospitalId: integer().references(() => hospitals.id),
    /** 'patient:{account}' or 'guest:{hash}'. */
    ownerKey: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** Encrypted JSON: every field's value by its name. */
    values: text().notNull(),
    /** Keyed hash of the sender's mail address, for search and follow-up. */
    emailHash: text(),
    subject: jsonb().$type<FormSubject>(),
    /** The version of the data-protection notice that the sender agreed to. */
    consentVersion: text().notNull(),
    sentAt: at().notNull(),
    changedAt: at().notNull(),
    /** The time by which the answer is promised; null while staff do not have to act. */
    dueAt: at(),
    /** The member of staff who answers it. */
    handlerId: uuid().references(() => accounts.id),
    /**
     * How often it was escalated because nobody answered in time: 0, 1 (to the people whom the setting names), 2 (to
     * administrators).
     */
    escalation: smallint().notNull().default(0),
    escalatedAt: at(),
    /** The day after which it is deleted. */
    deleteAfter: at().notNull(),
    /** The version of a form built by staff that it answers. */
    formVersionId: integer().references(() => customFormVersions.id),
  },
  (t) => [
    index().on(t.kind, t.sentAt),
    index().on(t.kind, t.state, t.sentAt),
    // For the admin page's list and count of a hospital, by kind and state, from the index alone.
    index('form_submissions_hospital_desk').on(t.hospitalId, t.sentAt, t.id, t.kind, t.state),
    index().on(t.sentAt),
    index().on(t.changedAt, t.id),
    index().on(t.dueAt, t.id),
    index().on(t.emailHash),
    index().on(t.ownerKey),
    index().on(t.deleteAfter),
    index().on(t.kind, t.dueAt),
    index().on(t.handlerId),
    // For the answers to one form that staff have built.
    index('form_submissions_version').on(t.formVersionId, t.sentAt),
    // For escalated submissions that still wait for their answer.
    index('form_submissions_escalated')
      .on(t.dueAt, t.id)
      .where(sql`${t.escalation} > 0 and ${t.dueAt} is not null`),
    // For late submissions that were not escalated yet, and those that were escalated once.
    index('form_submissions_escalation_index')
      .on(t.escalation, t.dueAt)
      .where(sql`${t.dueAt} is not null and ${t.escalation} < 2`),
  ],
);

export const formFiles = pgTable(
  'form_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [index().on(t.submissionId)],
);

/** Every step and every note. */
export const formHistory = pgTable(
  'form_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    submissionId: uuid()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    at: at().notNull(),
    fromState: text(),
    toState: text().notNull(),
    by: text({ enum: ['sender', 'staff', 'system'] }).notNull(),
    accountId: uuid(),
    /** Encrypted. */
    note: text(),
    /** Whether the sender sees it too, and was notified. */
    isForSender: boolean().notNull().default(false),
  },
  (t) => [index().on(t.submissionId, t.id)],
);
