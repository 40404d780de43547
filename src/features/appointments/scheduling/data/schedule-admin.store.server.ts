import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, gte, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { doctorHospitals, doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { specialityClinics } from '#src/features/find-care/specialist-centres/data/specialist-centres.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { PlannedSession, SchedulePlan } from '../schedule-plan.rules.ts';
import type { SessionHours } from '#src/features/appointments/availability/slots.rules.ts';
import {
  scheduleBlocks,
  scheduleOverrides,
  weeklySessions,
} from '#src/features/appointments/appointments/data/appointments.table.ts';
import type { HospitalScope } from '#src/features/appointments/front-desk/front-desk.server.ts';

export interface ScheduleFilter {
  scope: HospitalScope;
  q: string;
  hospitalId?: number | undefined;
  /** Whether to list only doctors without any session. */
  withoutSessions: boolean;
}

export interface ScheduledDoctor {
  id: number;
  slug: string;
  name: string;
  hasLiveSchedule: boolean;
  sessions: number;
  hospitals: string[];
}

/** Doctors who practise in the staff member's hospitals, by name, each with the number of recurring sessions. */
export async function listScheduledDoctors(
  db: Database,
  { order, ...filter }: ScheduleFilter & { order: ListOrder },
  { limit, offset }: { limit: number; offset: number },
): Promise<ScheduledDoctor[]> {
  const direction = order.isDescending ? desc : asc;
  // In a select of one table Drizzle prints columns without their table: the doctor's id is named in full by hand.
  const sessions = sql<number>`(select count(*)::int from ${weeklySessions} w where w.doctor_id = ${doctors}.id)`;
  const names = sql<string[]>`(select coalesce(json_agg(h.name order by h.name), '[]'::json)
    from ${doctorHospitals} dh join ${hospitals} h on h.id = dh.hospital_id where dh.doctor_id = ${doctors}.id)`;
  return db
    .select({
      id: doctors.id,
      slug: doctors.slug,
      name: doctors.name,
      hasLiveSchedule: doctors.hasLiveSchedule,
      sessions,
      hospitals: names,
    })
    .from(doctors)
    .where(doctorsMatching(filter))
    .orderBy(
      ...(order.sort === 'sessions' ? [direction(sessions)] : [direction(doctors.name)]),
      asc(doctors.name),
      asc(doctors.id),
    )
    .limit(limit)
    .offset(offset);
}

export function countScheduledDoctors(db: Database, filter: ScheduleFilter): Promise<number> {
  return db.$count(doctors, doctorsMatching(filter));
}

function doctorsMatching({ scope, q, hospitalId, withoutSessions }: ScheduleFilter): SQL | undefined {
  const places = and(
    scope === 'all' ? undefined : inArray(doctorHospitals.hospitalId, [...scope]),
    hospitalId === undefined ? undefined : eq(doctorHospitals.hospitalId, hospitalId),
  );
  return and(
    sql`exists (select 1 from ${doctorHospitals} where ${and(eq(doctorHospitals.doctorId, doctors.id), places)})`,
    q ? ilike(doctors.name, `%${likeLiteral(q)}%`) : undefined,
    withoutSessions
      ? sql`not exists (select 1 from ${weeklySessions} where ${eq(weeklySessions.doctorId, doctors.id)})`
      : undefined,
  );
}

export async function findScheduleDoctor(db: Database | Transaction, id: number) {
  const [doctor] = await db
    .select({ id: doctors.id, slug: doctors.slug, name: doctors.name, hasLiveSchedule: doctors.hasLiveSchedule })
    .from(doctors)
    .where(eq(doctors.id, id));
  if (!doctor) return undefined;
  const places = await db
    .select({ id: hospitals.id, name: hospitals.name, state: hospitals.state })
    .from(doctorHospitals)
    .innerJoin(hospitals, eq(hospitals.id, doctorHospitals.hospitalId))
    .where(eq(doctorHospitals.doctorId, id))
    .orderBy(asc(hospitals.name));
  return { ...doctor, hospitals: places };
}

/** The rooms of each hospital's clinics. */
export async function listClinicRooms(
  db: Database,
  hospitalIds: readonly number[],
): Promise<{ hospitalId: number; rooms: string[] }[]> {
  const rows = await db
    .select({ hospitalId: specialityClinics.hospitalId, rooms: specialityClinics.rooms })
    .from(specialityClinics)
    .where(and(inArray(specialityClinics.hospitalId, [...hospitalIds]), eq(specialityClinics.status, 'published')));
  return [...Map.groupBy(rows, ({ hospitalId }) => hospitalId)].map(([hospitalId, own]) => ({
    hospitalId,
    rooms: [...new Set(own.flatMap(({ rooms }) => rooms))],
  }));
}

/** All rules of one doctor: recurring sessions, and the single dates and blocks from the day on. */
export async function findSchedulePlan(
  db: Database | Transaction,
  doctorId: number,
  from: { day: string; at: Date },
): Promise<SchedulePlan> {
  const sessions = await db
    .select({ session: weeklySessions, state: hospitals.state })
    .from(weeklySessions)
    .innerJoin(hospitals, eq(hospitals.id, weeklySessions.hospitalId))
    .where(eq(weeklySessions.doctorId, doctorId))
    .orderBy(asc(weeklySessions.weekday), asc(weeklySessions.startsAt), asc(weeklySessions.id));
  const overrides = await db
    .select({ override: scheduleOverrides, state: hospitals.state })
    .from(scheduleOverrides)
    .innerJoin(hospitals, eq(hospitals.id, scheduleOverrides.hospitalId))
    .where(and(eq(scheduleOverrides.doctorId, doctorId), gte(scheduleOverrides.day, from.day)))
    .orderBy(asc(scheduleOverrides.day), asc(scheduleOverrides.id));
  const blocks = await db
    .select()
    .from(scheduleBlocks)
    .where(and(eq(scheduleBlocks.doctorId, doctorId), gte(scheduleBlocks.endsAt, from.at)))
    .orderBy(asc(scheduleBlocks.startsAt), asc(scheduleBlocks.id));
  return {
    sessions: sessions.map(({ session, state }) => plannedOf(session, state)),
    overrides: overrides.map(({ override: { id, hospitalId, day, sessions: hours }, state }) => ({
      id,
      hospitalId,
      state,
      day,
      sessions: hours,
    })),
    blocks: blocks.map(({ id, hospitalId, startsAt, endsAt }) => ({
      id,
      hospitalId,
      startsAtMs: startsAt.getTime(),
      endsAtMs: endsAt.getTime(),
    })),
  };
}

export function plannedOf(
  { startsAt, endsAt, monthWeeks, monthDays, ...row }: typeof weeklySessions.$inferSelect,
  state: string,
): PlannedSession {
  return {
    id: row.id,
    hospitalId: row.hospitalId,
    weekday: row.weekday,
    slotMinutes: row.slotMinutes,
    capacity: row.capacity,
    mode: row.mode,
    recurrence: row.recurrence,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    bufferMinutes: row.bufferMinutes,
    leadHours: row.leadHours,
    windowDays: row.windowDays,
    noticeHours: row.noticeHours,
    room: row.room,
    state,
    from: startsAt.slice(0, 5),
    to: endsAt.slice(0, 5),
    monthWeeks: (monthWeeks ?? []) as PlannedSession['monthWeeks'],
    monthDays: monthDays ?? [],
  };
}

type SessionRow = Omit<typeof weeklySessions.$inferInsert, 'id'>;

export async function insertSession(tx: Transaction, row: SessionRow): Promise<number> {
  const [inserted] = await tx.insert(weeklySessions).values(row).returning({ id: weeklySessions.id });
  return inserted!.id;
}

export async function updateSession(tx: Transaction, id: number, row: SessionRow): Promise<void> {
  await tx.update(weeklySessions).set(row).where(eq(weeklySessions.id, id));
}

export async function deleteSession(tx: Transaction, id: number): Promise<void> {
  await tx.delete(weeklySessions).where(eq(weeklySessions.id, id));
}

export async function putOverride(
  tx: Transaction,
  row: { doctorId: number; hospitalId: number; day: string; sessions: SessionHours[] },
): Promise<number> {
  const [put] = await tx
    .insert(scheduleOverrides)
    .values(row)
    .onConflictDoUpdate({
      target: [scheduleOverrides.doctorId, scheduleOverrides.hospitalId, scheduleOverrides.day],
      set: { sessions: row.sessions },
    })
    .returning({ id: scheduleOverrides.id });
  return put!.id;
}

export async function deleteOverride(tx: Transaction, id: number): Promise<void> {
  await tx.delete(scheduleOverrides).where(eq(scheduleOverrides.id, id));
}

export async function insertBlock(
  tx: Transaction,
  row: { doctorId: number; hospitalId: number; startsAt: Date; endsAt: Date },
): Promise<number> {
  const [inserted] = await tx.insert(scheduleBlocks).values(row).returning({ id: scheduleBlocks.id });
  return inserted!.id;
}

export async function deleteBlock(tx: Transaction, id: number): Promise<void> {
  await tx.delete(scheduleBlocks).where(eq(scheduleBlocks.id, id));
}
