import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { offerStates } from '../waiting-list.rules.ts';
import { languages } from '#src/shared/languages.ts';

/**
 * Patients who wait for a slot on a full day. One live entry for each phone, person and day
 * (waiting_list_one_live_entry).
 */
export const waitingListEntries = pgTable(
  'waiting_list_entries',
  {
    id: uuid().primaryKey(),
    /** 'W' and nine letters or digits. */
    reference: text().notNull().unique(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    day: date().notNull(),
    status: text({ enum: ['waiting', 'offered', 'booked', 'left', 'closed'] }).notNull(),
    /** The holder, as in an appointment; a booking from the entry belongs to the same holder. */
    holderHash: text().notNull(),
    personId: uuid().references(() => persons.id, { onDelete: 'set null' }),
    /** Encrypted at rest, like an appointment's. */
    patientName: text().notNull(),
    phone: text().notNull(),
    phoneHash: text().notNull(),
    email: text().notNull(),
    reason: text(),
    visit: text({ enum: ['new', 'returning'] }).notNull(),
    payer: text({ enum: ['self_pay', 'insurer'] }).notNull(),
    insurer: text(),
    language: text({ enum: languages }).notNull(),
    consentVersion: text().notNull(),
    /** The place in the queue: an entry whose offer expires goes to the end. */
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The appointment that was booked from it. */
    appointmentId: uuid(),
    /**
     * State of the latest offer; null before the first. A trigger of waiting_list_offers updates it (migration 0740),
     * so that the front desk's list by offer is read from its index.
     */
    lastOffer: text({ enum: offerStates }),
    /** Why the front desk removed the patient from the list; null when the patient left. */
    removedReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.hospitalId, t.status, t.day),
    index().on(t.personId),
    index().on(t.doctorId, t.status, t.day),
    // For the front desk's list of one state, and that of live entries: a page is chosen from this index alone.
    index('waiting_list_entries_desk').on(t.status, t.day, t.doctorId, t.queuedAt, t.id, t.hospitalId),
    index('waiting_list_entries_live')
      .on(t.day, t.doctorId, t.queuedAt, t.id, t.hospitalId)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    index('waiting_list_entries_offer')
      .on(t.status, t.lastOffer, t.day, t.doctorId, t.queuedAt, t.id, t.hospitalId)
      .where(sql`${t.lastOffer} is not null`),
    index().on(t.phoneHash),
    index('waiting_list_entries_reference_prefix').using('btree', t.reference.op('text_pattern_ops')),
    index().on(t.holderHash),
    // For the sums of entries that joined on a day, and the front desk's list in the order of joining.
    index('waiting_list_entries_joined').on(t.createdAt, t.id, t.status, t.hospitalId),
  ],
);

/**
 * A freed slot that is offered to one patient. The slot is a held appointment, so that the constraint on double
 * bookings guards it too.
 */
export const waitingListOffers = pgTable(
  'waiting_list_offers',
  {
    id: uuid().primaryKey(),
    entryId: uuid()
      .notNull()
      .references(() => waitingListEntries.id, { onDelete: 'cascade' }),
    /** The held row: deleted when the offer ends without acceptance. */
    appointmentId: uuid().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: offerStates }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('waiting_list_offers_latest').on(t.entryId, t.createdAt, t.state), index().on(t.state, t.expiresAt)],
);
