/** Blocked hours of all doctors: what the list and a file of them show, and what a file writes. */
import { and, asc, count, desc, eq, gte, ilike, inArray, type SQL } from 'drizzle-orm';
import { scheduleBlocks } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { HospitalScope } from '#src/features/appointments/front-desk/front-desk.server.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** Blocked hours with the codes and names of their doctor and hospital. */
export interface StoredBlock {
  id: number;
  doctorId: number;
  doctor: string;
  doctorName: string;
  hospitalId: number;
  hospital: string;
  hospitalName: string;
  startsAt: Date;
  endsAt: Date;
}

export interface BlockFilter {
  scope: HospitalScope;
  /** Part of the doctor's name. */
  q: string;
  hospitalId?: number | undefined;
  /** Those that end before are left out. */
  from: Date;
}

const columns = {
  id: scheduleBlocks.id,
  doctorId: scheduleBlocks.doctorId,
  doctor: doctors.slug,
  doctorName: doctors.name,
  hospitalId: scheduleBlocks.hospitalId,
  hospital: hospitals.slug,
  hospitalName: hospitals.name,
  startsAt: scheduleBlocks.startsAt,
  endsAt: scheduleBlocks.endsAt,
};

/** A page of the blocked hours that fit the filter. */
export async function listBlocks(
  db: Database,
  { order, ...filter }: BlockFilter & { order: ListOrder },
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredBlock[]> {
  const direction = order.isDescending ? desc : asc;
  const column = { hours: scheduleBlocks.startsAt, doctor: doctors.name }[order.sort as 'hours' | 'doctor'];
  return db
    .select(columns)
    .from(scheduleBlocks)
    .innerJoin(doctors, eq(doctors.id, scheduleBlocks.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, scheduleBlocks.hospitalId))
    .where(blocksMatching(filter))
    .orderBy(direction(column), asc(scheduleBlocks.startsAt), asc(scheduleBlocks.id))
    .limit(limit)
    .offset(offset);
}

export async function countBlocks(db: Database, filter: BlockFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scheduleBlocks)
    .innerJoin(doctors, eq(doctors.id, scheduleBlocks.doctorId))
    .where(blocksMatching(filter));
  return row!.count;
}

function blocksMatching({ scope, q, hospitalId, from }: BlockFilter): SQL | undefined {
  return and(
    gte(scheduleBlocks.endsAt, from),
    scope === 'all' ? undefined : inArray(scheduleBlocks.hospitalId, [...scope]),
    hospitalId === undefined ? undefined : eq(scheduleBlocks.hospitalId, hospitalId),
    q ? ilike(doctors.name, `%${likeLiteral(q)}%`) : undefined,
  );
}

/** All blocked hours that end from then on, by doctor and time. */
export async function listStoredBlocks(tx: Transaction, from: Date): Promise<StoredBlock[]> {
  return tx
    .select(columns)
    .from(scheduleBlocks)
    .innerJoin(doctors, eq(doctors.id, scheduleBlocks.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, scheduleBlocks.hospitalId))
    .where(gte(scheduleBlocks.endsAt, from))
    .orderBy(asc(doctors.slug), asc(scheduleBlocks.startsAt), asc(scheduleBlocks.id));
}
