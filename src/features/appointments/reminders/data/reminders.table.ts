import { bigserial, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';

/** Reminders, sent and pending: one row for each reminder of each time that an appointment ever had. */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['day_before', 'hours_before'] }).notNull(),
    /** The time of the appointment that the reminder is about; the appointment may have moved since. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** Dropped: the appointment was moved or cancelled, or it was too late for the reminder. */
    outcome: text({ enum: ['sent', 'dropped'] }),
  },
  (t) => [
    uniqueIndex('appointment_reminders_once').on(t.appointmentId, t.kind, t.startsAt),
    index().on(t.settledAt, t.dueAt),
  ],
);
