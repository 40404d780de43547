import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { AppointmentState } from '../appointments.rules.ts';
import { appointments } from './appointments.table.ts';

/** Who books: the account or the guest's token, and the verified number, which stays the same with a new token. */
export interface BookerKey {
  holderHash: string;
  phoneHash: string;
}

/** Locks the number, so that concurrent requests cannot pass the limit together. */
export async function lockBooker(tx: Transaction, { phoneHash }: BookerKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booker ${phoneHash}`}, 0))`);
}

/** The number of upcoming appointments, and of bookings since `since`, cancelled ones included. */
export async function countBookings(
  tx: Transaction,
  { holderHash, phoneHash }: BookerKey,
  of: { now: Date; since: Date; states: readonly AppointmentState[] },
): Promise<{ upcoming: number; recent: number }> {
  const own = and(
    or(eq(appointments.holderHash, holderHash), eq(appointments.phoneHash, phoneHash)),
    ne(appointments.status, 'held'),
  );
  const isUpcoming = and(gt(appointments.startsAt, of.now), inArray(appointments.status, [...of.states]));
  const isRecent = gt(appointments.createdAt, of.since);
  const [counted] = await tx
    .select({
      upcoming: sql<number>`count(*) filter (where ${isUpcoming})::int`,
      recent: sql<number>`count(*) filter (where ${isRecent})::int`,
    })
    .from(appointments)
    .where(and(own, or(isUpcoming, isRecent)));
  return counted!;
}
