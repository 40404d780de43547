import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { HolidayRow } from '../holidays/public-holidays.rules.ts';
import { appointments, publicHolidays } from '#src/features/appointments/appointments/data/appointments.table.ts';

/** The holidays of one year, of all states or one. */
export async function listHolidayRows(
  db: Database | Transaction,
  { year, state }: { year: string; state?: string | undefined },
): Promise<HolidayRow[]> {
  return db
    .select()
    .from(publicHolidays)
    .where(
      and(
        gte(publicHolidays.day, `${year}-01-01`),
        lte(publicHolidays.day, `${year}-12-31`),
        state ? eq(publicHolidays.state, state) : undefined,
      ),
    )
    .orderBy(asc(publicHolidays.day), asc(publicHolidays.state));
}

/** The holidays of all years. */
export async function listAllHolidayRows(tx: Transaction): Promise<HolidayRow[]> {
  return tx.select().from(publicHolidays).orderBy(asc(publicHolidays.day), asc(publicHolidays.state));
}

/** Locks the holidays: one change at a time. */
export async function lockHolidays(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('public holidays'))`);
}

export async function findHolidayRows(
  db: Database | Transaction,
  { day, name }: { day: string; name: string },
): Promise<HolidayRow[]> {
  return db
    .select()
    .from(publicHolidays)
    .where(and(eq(publicHolidays.day, day), sql`${publicHolidays.name} ->> 'en' = ${name}`))
    .orderBy(asc(publicHolidays.state));
}

export async function deleteHolidayRows(tx: Transaction, rows: readonly HolidayRow[]): Promise<void> {
  for (const { state, day } of rows)
    await tx.delete(publicHolidays).where(and(eq(publicHolidays.state, state), eq(publicHolidays.day, day)));
}

/** Marks a holiday as expected, or as gazetted, in all its states. */
export async function expectHolidayRows(
  tx: Transaction,
  { day, name, isExpected }: { day: string; name: string; isExpected: boolean },
): Promise<void> {
  await tx
    .update(publicHolidays)
    .set({ isExpected })
    .where(and(eq(publicHolidays.day, day), sql`${publicHolidays.name} ->> 'en' = ${name}`));
}

/** The first of these states that already has a holiday on the day. */
export async function findTakenState(
  tx: Transaction,
  { day, states }: { day: string; states: readonly string[] },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ state: publicHolidays.state })
    .from(publicHolidays)
    .where(and(eq(publicHolidays.day, day), inArray(publicHolidays.state, [...states])))
    .orderBy(asc(publicHolidays.state))
    .limit(1);
  return row?.state;
}

export async function insertHolidayRows(tx: Transaction, rows: readonly HolidayRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(publicHolidays).values([...rows]);
}

/** The number of bookings on a day at the hospitals of these states. */
export async function countBookingsOn(
  tx: Transaction,
  { from, to, states }: { from: Date; to: Date; states: readonly string[] },
): Promise<number> {
  const near = tx
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(inArray(hospitals.state, [...states]));
  return tx.$count(
    appointments,
    and(
      inArray(appointments.hospitalId, near),
      inArray(appointments.status, ['requested', 'confirmed', 'rescheduled']),
      gte(appointments.startsAt, from),
      lt(appointments.startsAt, to),
    ),
  );
}
