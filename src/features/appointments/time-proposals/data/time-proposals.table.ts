import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';

/**
 * New times that patients are asked about, after a change of the doctor's schedule. The proposed slot is a held
 * appointment, so that the constraint on double bookings guards it too. An appointment has one open proposal
 * (time_proposals_one_open).
 */
export const timeProposals = pgTable(
  'time_proposals',
  {
    id: uuid().primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The appointment's time when the patient was asked: after another change the answer no longer counts. */
    fromStartsAt: timestamp({ withTimezone: true }).notNull(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    hospitalId: integer()
      .notNull()
      .references(() => hospitals.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** The held row of the proposed slot: deleted when the proposal ends. */
    heldId: uuid().notNull(),
    reason: text({ enum: ['leave', 'schedule', 'front_desk'] }).notNull(),
    /** Keyed hash of the token in the mailed link. */
    tokenHash: text().notNull().unique(),
    state: text({ enum: ['proposed', 'accepted', 'chosen_another', 'cancelled', 'lapsed', 'withdrawn'] }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    remindedAt: timestamp({ withTimezone: true }),
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('time_proposals_one_open')
      .on(t.appointmentId)
      .where(sql`${t.state} = 'proposed'`),
    index().on(t.appointmentId, t.createdAt),
    index().on(t.doctorId, t.state, t.dueAt),
    index().on(t.hospitalId, t.state, t.dueAt),
    index().on(t.state, t.dueAt),
    // For proposals about coming appointments that got no answer.
    index('time_proposals_unanswered')
      .on(t.fromStartsAt)
      .where(sql`${t.state} = 'lapsed'`),
  ],
);
