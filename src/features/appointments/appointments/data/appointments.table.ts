import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { recurrences } from '#src/features/appointments/availability/session-dates.rules.ts';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import { languages } from '#src/shared/languages.ts';

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A doctor's recurring sessions, in Malaysian time. Slots are computed from these rows, never stored. */
export const weeklySessions = pgTable(
  'weekly_sessions',
  {
    id: serial().primaryKey(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    /** 0 is Sunday; null for a session on dates of the month. */
    weekday: smallint(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    slotMinutes: smallint().notNull(),
    /** Patients per slot; each has a seat from 1. */
    capacity: smallint().notNull().default(1),
    mode: text({ enum: ['in_person', 'teleconsult'] }).notNull(),
    recurrence: text({ enum: recurrences }).notNull().default('weekly'),
    /** For a monthly session: 1 for the first such weekday of a month, up to 5, and -1 for the last. */
    monthWeeks: smallint().array(),
    /** For a session on dates of the month: 1 to 31. */
    monthDays: smallint().array(),
    /** First day; a fortnightly session has one, because its weeks are counted from it. */
    validFrom: date(),
    /** Last day, included. */
    validUntil: date(),
    /** Minutes that stay free after each appointment. */
    bufferMinutes: smallint().notNull().default(0),
    /**
     * Hours before the start after which nobody books online. Null, here and in the next two columns: the group's own
     * rule.
     */
    leadHours: smallint(),
    /** Days ahead that can be booked online. */
    windowDays: smallint(),
    /** Hours before the start until which a patient may move or cancel online. */
    noticeHours: smallint(),
    /** Null for the doctor's own room at the hospital. */
    room: text(),
  },
  (t) => [index().on(t.hospitalId), index().on(t.doctorId, t.weekday)],
);

/** A single date at one hospital: its sessions replace all recurring ones; without sessions the date is closed. */
export const scheduleOverrides = pgTable(
  'schedule_overrides',
  {
    id: serial().primaryKey(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    day: date().notNull(),
    sessions: jsonb().$type<SessionHours[]>().notNull(),
  },
  (t) => [uniqueIndex('schedule_overrides_one_per_date').on(t.doctorId, t.hospitalId, t.day), index().on(t.hospitalId)],
);

/** Blocked hours of a doctor at one hospital. */
export const scheduleBlocks = pgTable(
  'schedule_blocks',
  {
    id: serial().primaryKey(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.doctorId, t.endsAt), index().on(t.hospitalId)],
);

export const doctorLeave = pgTable(
  'doctor_leave',
  {
    id: serial().primaryKey(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
    /** The block begins at this hour of the first day; null for the start of the day. */
    startsAt: time(),
    /** The block ends at this hour of the last day; null for the end of the day. */
    endsAt: time(),
  },
  (t) => [index().on(t.doctorId, t.endsOn)],
);

/** Administrators maintain the dates: moon-sighted holidays change at short notice. */
export const publicHolidays = pgTable(
  'public_holidays',
  {
    state: text().notNull(),
    day: date().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    /** Not gazetted yet: the day follows the moon or a custom. */
    isExpected: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.state, t.day] })],
);

/**
 * Holds and appointments. A hold and the appointment it becomes are one row, so that one constraint guards both
 * (appointments_no_double_booking in db/migrations: doctor, seat and time may not overlap while the row occupies
 * them).
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey(),
    /** 'A' and nine letters or digits, read out at the front desk. */
    reference: text().notNull().unique(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    mode: text({ enum: ['in_person', 'teleconsult'] }).notNull(),
    seat: smallint().notNull(),
    during: tstzrange().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    status: text({
      enum: ['held', 'requested', 'confirmed', 'rescheduled', 'arrived', 'completed', 'no_show', 'cancelled'],
    }).notNull(),
    /** SHA-256 of the token of the holder, who may confirm the hold. */
    holderHash: text().notNull(),
    /** The patient's person who is to be seen; null for a guest, and after the person was removed. */
    personId: uuid().references(() => persons.id, { onDelete: 'set null' }),
    heldUntil: timestamp({ withTimezone: true }),
    /**
     * Hours of notice of the session at the time of booking, as the patient read them; null for the group's setting.
     */
    noticeHours: smallint(),
    /** The session's room at the time of booking; null for the doctor's own at the hospital. */
    room: text(),
    /** Encrypted at rest (platform/secrets): contact and reason identify a person or contain health information. */
    patientName: text(),
    phone: text(),
    email: text(),
    reason: text(),
    /** Keyed hash, for look-up. */
    phoneHash: text(),
    visit: text({ enum: ['new', 'returning'] }),
    payer: text({ enum: ['self_pay', 'insurer'] }),
    insurer: text(),
    language: text({ enum: languages }).notNull().default('en'),
    consentVersion: text(),
    /** A partner's own reference, for bookings of another program (appointments_once_for_partner). */
    clientReference: text(),
    cancelledBy: text({ enum: ['patient', 'staff', 'system'] }),
    cancelReason: text(),
    /** iCalendar SEQUENCE: rises with each change of time, place or status. */
    calendarSequence: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    // For the day's list of the front desk: of one hospital, of several, of all.
    index().on(t.hospitalId, t.startsAt),
    index().on(t.startsAt, t.id),
    index('appointments_requested_index')
      .on(t.startsAt)
      .where(sql`${t.status} = 'requested'`),
    index().on(t.personId),
    index('appointments_reference_prefix').using('btree', t.reference.op('text_pattern_ops')),
    index().on(t.doctorId, t.startsAt),
    index().on(t.holderHash),
    index().on(t.phoneHash),
    // Figures of a year are counted by these indexes alone: bookings by the day they were made, visits by their day.
    index('appointments_made_index')
      .on(t.createdAt, t.hospitalId, t.status, t.startsAt)
      .where(sql`${t.status} <> 'held'`),
    // For the front desk's next day with appointments of a state, which may be years away or may not exist.
    index('appointments_state_index').on(t.status, t.startsAt, t.hospitalId),
    // Holds are few among millions of appointments: they are counted and swept by this index alone.
    index('appointments_held_index')
      .on(t.heldUntil)
      .where(sql`${t.status} = 'held'`),
    // Guests' contacts that retention still has to remove.
    index('appointments_guest_contacts_index')
      .on(t.endsAt)
      .where(sql`${t.patientName} is not null and ${t.holderHash} not like 'patient:%'`),
    uniqueIndex('appointments_once_for_partner').on(t.holderHash, t.clientReference),
  ],
);

export const appointmentHistory = pgTable(
  'appointment_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    fromStatus: text(),
    toStatus: text().notNull(),
    by: text().notNull(),
    note: text(),
  },
  (t) => [index().on(t.appointmentId)],
);
