import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';

/**
 * An appointment that a hospital's appointment service manages; our row is the record of it. The service knows it
 * under our reference.
 */
export const externalBookings = pgTable(
  'service_bookings',
  {
    appointmentId: uuid()
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** The service's own reference; null until it has answered. */
    serviceReference: text(),
    /** The request that the service has not answered yet; null when all are answered. */
    unanswered: text({ enum: ['booking', 'cancellation'] }),
    /** Whether the patient was notified that the booking still waits for an answer. */
    isNotified: boolean('is_told').notNull().default(false),
    /** When the service was last asked about it. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.unanswered, t.askedAt)],
);
