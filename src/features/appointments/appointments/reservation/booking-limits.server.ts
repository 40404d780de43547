/** Booking limits of one person: each appointment takes a doctor's time and sends messages. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { bookingsSpent } from '../appointments.errors.ts';
import { limits, occupyingStates } from '../appointments.rules.ts';
import { countBookings, lockBooker, type BookerKey } from '../data/booking-limits.store.server.ts';

const dayMs = 86_400_000;

/**
 * Counts by the account or guest and by the phone number. Throws bookings_spent (429) where too many appointments are
 * upcoming, or too many were booked within a day, cancelled ones included. Call it before the doctor's schedule is
 * locked, because one order of locks prevents deadlocks.
 */
export async function requireRoomForBooking(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  booker: BookerKey,
): Promise<void> {
  const now = app.clock.now();
  await lockBooker(tx, booker);
  const { upcoming, recent } = await countBookings(tx, booker, {
    now,
    since: new Date(now.getTime() - dayMs),
    states: occupyingStates,
  });
  if (upcoming >= limits.upcomingPerBooker || recent >= limits.bookingsPerBookerAndDay) throw bookingsSpent();
}
