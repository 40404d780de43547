import { bigserial, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { appointments } from '#src/features/appointments/appointments/data/appointments.table.ts';

/** Signals by which the two browsers of a call connect: sealed, and deleted within a day. */
export const callSignals = pgTable(
  'call_signals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    side: text({ enum: ['patient', 'clinic'] }).notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.appointmentId, t.id)],
);

/** When each side was last in the room. */
export const callPresence = pgTable(
  'call_presence',
  {
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    side: text({ enum: ['patient', 'clinic'] }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.appointmentId, t.side] })],
);
