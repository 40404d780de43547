/** Single dates of all doctors: what the list and a file of them show, and what a file writes. */
import { and, asc, count, desc, eq, gte, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import { scheduleOverrides } from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import type { HospitalScope } from '#src/features/appointments/front-desk/front-desk.server.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** A single date with the codes and names of its doctor and hospital. */
export interface StoredDate {
  id: number;
  doctorId: number;
  doctor: string;
  doctorName: string;
  hospitalId: number;
  hospital: string;
  hospitalName: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** None: the date is closed. */
  sessions: SessionHours[];
}

export interface DateFilter {
  scope: HospitalScope;
  /** Part of the doctor's name. */
  q: string;
  hospitalId?: number | undefined;
  isClosed?: boolean | undefined;
  /** The first day that is shown. */
  from: string;
}

const columns = {
  id: scheduleOverrides.id,
  doctorId: scheduleOverrides.doctorId,
  doctor: doctors.slug,
  doctorName: doctors.name,
  hospitalId: scheduleOverrides.hospitalId,
  hospital: hospitals.slug,
  hospitalName: hospitals.name,
  day: scheduleOverrides.day,
  sessions: scheduleOverrides.sessions,
};

/** A page of the single dates that fit the filter. */
export async function listDates(
  db: Database,
  { order, ...filter }: DateFilter & { order: ListOrder },
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredDate[]> {
  const direction = order.isDescending ? desc : asc;
  const column = { day: scheduleOverrides.day, doctor: doctors.name }[order.sort as 'day' | 'doctor'];
  return db
    .select(columns)
    .from(scheduleOverrides)
    .innerJoin(doctors, eq(doctors.id, scheduleOverrides.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, scheduleOverrides.hospitalId))
    .where(datesMatching(filter))
    .orderBy(direction(column), asc(scheduleOverrides.day), asc(doctors.name), asc(scheduleOverrides.id))
    .limit(limit)
    .offset(offset);
}

export async function countDates(db: Database, filter: DateFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scheduleOverrides)
    .innerJoin(doctors, eq(doctors.id, scheduleOverrides.doctorId))
    .where(datesMatching(filter));
  return row!.count;
}

function datesMatching({ scope, q, hospitalId, isClosed, from }: DateFilter): SQL | undefined {
  const hours = sql`jsonb_array_length(${scheduleOverrides.sessions})`;
  return and(
    gte(scheduleOverrides.day, from),
    scope === 'all' ? undefined : inArray(scheduleOverrides.hospitalId, [...scope]),
    hospitalId === undefined ? undefined : eq(scheduleOverrides.hospitalId, hospitalId),
    q ? ilike(doctors.name, `%${likeLiteral(q)}%`) : undefined,
    isClosed === undefined ? undefined : isClosed ? sql`${hours} = 0` : sql`${hours} > 0`,
  );
}

/** Every single date from the day on, by doctor, day and hospital. */
export async function listStoredDates(tx: Transaction, from: string): Promise<StoredDate[]> {
  return tx
    .select(columns)
    .from(scheduleOverrides)
    .innerJoin(doctors, eq(doctors.id, scheduleOverrides.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, scheduleOverrides.hospitalId))
    .where(gte(scheduleOverrides.day, from))
    .orderBy(asc(doctors.slug), asc(scheduleOverrides.day), asc(hospitals.slug));
}

type DateRow = Omit<typeof scheduleOverrides.$inferInsert, 'id'>;
const rowsAtOnce = 500;

/** Writes the dates, each over the stored one of its doctor, hospital and day; their ids in the same order. */
export async function putDates(tx: Transaction, rows: readonly DateRow[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const put = await tx
      .insert(scheduleOverrides)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [scheduleOverrides.doctorId, scheduleOverrides.hospitalId, scheduleOverrides.day],
        set: { sessions: sql`excluded.sessions` },
      })
      .returning({ id: scheduleOverrides.id });
    ids.push(...put.map(({ id }) => id));
  }
  return ids;
}
