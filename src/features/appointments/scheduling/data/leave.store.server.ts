/** Doctors' leave, and the bookings that it could affect. */
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { appointments, doctorLeave } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import type { HospitalScope } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** Leave as it is stored; without hours it covers whole days. */
export interface LeaveRecord {
  doctorId: number;
  startsOn: string;
  endsOn: string;
  startsAt: string | null;
  endsAt: string | null;
}

export async function insertLeave(tx: Transaction, row: LeaveRecord): Promise<number> {
  const [inserted] = await tx.insert(doctorLeave).values(row).returning({ id: doctorLeave.id });
  return inserted!.id;
}

export interface LeaveFilter {
  scope: HospitalScope;
  today: string;
  /** Whether to list leave that has ended; otherwise present and future leave. */
  isPast: boolean;
  doctorId?: number;
}

function leaveMatching({ scope, today, isPast, doctorId }: LeaveFilter): SQL | undefined {
  const near =
    scope === 'all'
      ? undefined
      : sql`exists (select 1 from ${doctorHospitals} where ${doctorHospitals.doctorId} = ${doctorLeave.doctorId} and ${inArray(doctorHospitals.hospitalId, [...scope])})`;
  return and(
    isPast ? lt(doctorLeave.endsOn, today) : gte(doctorLeave.endsOn, today),
    doctorId ? eq(doctorLeave.doctorId, doctorId) : undefined,
    near,
  );
}

function leaveOrder({ sort, isDescending }: ListOrder): SQL[] {
  const direction = isDescending ? desc : asc;
  return sort === 'doctor'
    ? [direction(doctors.name), asc(doctorLeave.startsOn), asc(doctorLeave.id)]
    : [direction(doctorLeave.startsOn), asc(doctors.name), asc(doctorLeave.id)];
}

/** Leave of doctors in the staff member's hospitals. */
export async function listLeaveRows(
  db: Database,
  filter: LeaveFilter & { order: ListOrder },
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      id: doctorLeave.id,
      doctorId: doctorLeave.doctorId,
      name: doctors.name,
      startsOn: doctorLeave.startsOn,
      endsOn: doctorLeave.endsOn,
      startsAt: sql<string | null>`left(${doctorLeave.startsAt}::text, 5)`,
      endsAt: sql<string | null>`left(${doctorLeave.endsAt}::text, 5)`,
    })
    .from(doctorLeave)
    .innerJoin(doctors, eq(doctors.id, doctorLeave.doctorId))
    .where(leaveMatching(filter))
    .orderBy(...leaveOrder(filter.order))
    .limit(limit)
    .offset(offset);
}

/** Stored leave with the doctor's code. */
export interface StoredLeave extends LeaveRecord {
  id: number;
  doctor: string;
}

/** All leave, or that of these doctors, by day. */
export async function listAllLeave(tx: Transaction, doctorIds?: readonly number[]): Promise<StoredLeave[]> {
  return tx
    .select({
      id: doctorLeave.id,
      doctorId: doctorLeave.doctorId,
      doctor: doctors.slug,
      startsOn: doctorLeave.startsOn,
      endsOn: doctorLeave.endsOn,
      startsAt: sql<string | null>`left(${doctorLeave.startsAt}::text, 5)`,
      endsAt: sql<string | null>`left(${doctorLeave.endsAt}::text, 5)`,
    })
    .from(doctorLeave)
    .innerJoin(doctors, eq(doctors.id, doctorLeave.doctorId))
    .where(doctorIds && inArray(doctorLeave.doctorId, [...doctorIds]))
    .orderBy(asc(doctorLeave.startsOn), asc(doctorLeave.id));
}

export function countLeaveRows(db: Database, filter: LeaveFilter): Promise<number> {
  return db.$count(doctorLeave, leaveMatching(filter));
}

/** The doctor's leave that overlaps this one, if any; two half days of one day do not overlap. */
export async function findOverlappingLeave(
  tx: Database | Transaction,
  { doctorId, startsOn, endsOn, startsAt, endsAt }: LeaveRecord,
) {
  const begins = sql`${doctorLeave.startsOn} + coalesce(${doctorLeave.startsAt}, '00:00')`;
  const ends = sql`${doctorLeave.endsOn} + coalesce(${doctorLeave.endsAt}, '24:00')`;
  const [row] = await tx
    .select({ id: doctorLeave.id })
    .from(doctorLeave)
    .where(
      and(
        eq(doctorLeave.doctorId, doctorId),
        sql`${begins} < ${endsOn}::date + coalesce(${endsAt}::time, '24:00')`,
        sql`${ends} > ${startsOn}::date + coalesce(${startsAt}::time, '00:00')`,
      ),
    );
  return row;
}

/** Deletes leave and returns it; undefined when it is gone. */
export async function deleteLeave(tx: Transaction, id: number): Promise<LeaveRecord | undefined> {
  const [row] = await tx.delete(doctorLeave).where(eq(doctorLeave.id, id)).returning();
  return row;
}

export async function findLeave(db: Database | Transaction, id: number): Promise<{ doctorId: number } | undefined> {
  const [row] = await db.select({ doctorId: doctorLeave.doctorId }).from(doctorLeave).where(eq(doctorLeave.id, id));
  return row;
}

/** When a doctor sees a patient. */
export interface BookedTime {
  doctorId: number;
  startsAt: Date;
  endsAt: Date;
}

/** The bookings of these doctors from now on that are not cancelled. */
export async function listBookedTimes(tx: Transaction, doctorIds: readonly number[], now: Date): Promise<BookedTime[]> {
  const { doctorId, startsAt, endsAt } = appointments;
  return tx
    .select({ doctorId, startsAt, endsAt })
    .from(appointments)
    .where(
      and(
        inArray(doctorId, [...doctorIds]),
        inArray(appointments.status, ['requested', 'confirmed', 'rescheduled']),
        gte(endsAt, now),
      ),
    );
}
