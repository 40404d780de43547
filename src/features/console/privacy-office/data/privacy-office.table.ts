import { sql } from 'drizzle-orm';
import { bigserial, boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { requestKinds, requestStates, type RequestState } from '../privacy-office.rules.ts';
import { languages } from '#src/shared/languages.ts';

const at = () => timestamp({ withTimezone: true });

/** A person's request under the data-protection law, with the last day for its answer. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates as [RequestState, ...RequestState[]] }).notNull(),
    /** The account that the request is about; null for a person without one. Stays after the erasure, as proof. */
    accountId: uuid().references(() => accounts.id),
    /** Encrypted at rest; null once the account is erased. */
    personName: text(),
    email: text(),
    details: text(),
    language: text({ enum: languages }).notNull(),
    /** Days in Malaysia. */
    receivedOn: date().notNull(),
    dueOn: date().notNull(),
    isExtended: boolean().notNull().default(false),
    /** How staff checked the identity of the person; null before that. */
    isIdentityChecked: boolean().notNull().default(false),
    /** Increased by every change: a change based on an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: at().notNull(),
    changedAt: at().notNull(),
    closedAt: at(),
  },
  (t) => [
    index().on(t.state, t.dueOn),
    index().on(t.dueOn, t.id),
    // For the list as it opens: requests that wait for the office, among all requests.
    index('privacy_requests_open')
      .on(t.dueOn, t.id)
      .where(sql`${t.state} in ('received', 'in_progress', 'waiting')`),
    index().on(t.receivedOn, t.id),
    index().on(t.accountId),
    index().on(t.closedAt),
  ],
);

/** The steps of a request, and who took them. */
export const privacyRequestSteps = pgTable(
  'privacy_request_steps',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    at: at().notNull(),
    /** The member of staff. No foreign key: the history outlives accounts. */
    accountId: uuid().notNull(),
    what: text({
      enum: [
        'received',
        'state',
        'note',
        'extended',
        'identity',
        'exported',
        'withdrawn',
        'marketing_stopped',
        'erased',
      ],
    }).notNull(),
    toState: text({ enum: requestStates as [RequestState, ...RequestState[]] }),
    /** Encrypted at rest. */
    note: text(),
    /** Whether the note was mailed to the person. */
    isMailed: boolean().notNull().default(false),
  },
  (t) => [index().on(t.requestId)],
);

/** The register of breaches of personal data. */
export const privacyBreaches = pgTable(
  'privacy_breaches',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    /** Without names of patients. */
    title: text().notNull(),
    /** Encrypted at rest. */
    description: text().notNull(),
    measures: text(),
    discoveredAt: at().notNull(),
    people: integer().notNull(),
    isSensitive: boolean().notNull(),
    isHarmful: boolean().notNull(),
    commissionerAt: at(),
    peopleAt: at(),
    detailsAt: at(),
    closedAt: at(),
    version: integer().notNull().default(1),
    recordedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: at().notNull(),
    changedAt: at().notNull(),
  },
  (t) => [index().on(t.discoveredAt, t.id), index().on(t.recordedBy), index().on(t.closedAt)],
);

/**
 * A search for a patient with its reason: it opens the found records for half an hour, for the member of staff who
 * searched.
 */
export const patientLookUps = pgTable(
  'patient_look_ups',
  {
    id: uuid().primaryKey(),
    staffId: uuid().notNull(),
    /** Encrypted at rest: the typed name or number. */
    query: text().notNull(),
    reason: text().notNull(),
    at: at().notNull(),
  },
  (t) => [index().on(t.at)],
);
