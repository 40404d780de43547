import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { DateOverride, Schedule, ScheduleBlock, Session, SessionHours, AppointmentMode } from '../slots.rules.ts';
import type { LeaveSpan } from '../leave.rules.ts';
import type { SessionDates } from '../session-dates.rules.ts';
import type { SessionLimits } from '../slot-limits.rules.ts';

export interface DoctorSchedule extends Schedule {
  doctorId: number;
  hasLiveSchedule: boolean;
  /** Hospitals where the doctor practises. */
  hospitalIds: number[];
  sessions: Session[];
  overrides: DateOverride[];
  blocks: ScheduleBlock[];
  leave: LeaveSpan[];
  occupied: { startsAtMs: number; endsAtMs: number; seat: number }[];
}

export interface ScheduleWindow {
  doctorIds: readonly number[];
  from: Date;
  to: Date;
  now: Date;
}

interface ScheduleRow {
  kind: 'doctor' | 'hospital' | 'session' | 'override' | 'block' | 'leave' | 'holiday' | 'occupied';
  doctor_id: number | null;
  hospital_id: number | null;
  state: string | null;
  from_text: string | null;
  to_text: string | null;
  from_ms: number | null;
  to_ms: number | null;
  weekday_or_seat: number | null;
  slot_minutes: number | null;
  capacity: number | null;
  mode: AppointmentMode | null;
  /**
   * A holiday's name; a session's dates and limits, null when it is weekly without any; the sessions of an override;
   * the hours of leave, null for whole days.
   */
  detail: unknown;
  is_live: boolean | null;
}

/**
 * Everything that decides the available slots of some doctors, in one statement: $1 doctors, $2 and $3 the window, $4
 * now. Hand-written and named because it is hot: every doctor card and calendar uses it.
 */
const scheduleStatement = `
  select 'doctor' as kind, d.id as doctor_id, null::int as hospital_id, null::text as state, null::text as from_text, null::text as to_text,
    null::float8 as from_ms, null::float8 as to_ms, null::int as weekday_or_seat, null::int as slot_minutes, null::int as capacity,
    null::text as mode, null::jsonb as detail, d.has_live_schedule as is_live
  from published_doctors d where d.id = any($1::int[])
  union all
  select 'hospital', dh.doctor_id, dh.hospital_id, null, null, null, null, null, null, null, null, null, null, null
  from doctor_hospitals dh join published_hospitals h on h.id = dh.hospital_id where dh.doctor_id = any($1::int[])
  union all
  select 'session', s.doctor_id, s.hospital_id, h.state, left(s.starts_at::text, 5), left(s.ends_at::text, 5), null, null, s.weekday, s.slot_minutes, s.capacity, s.mode,
    case when s.recurrence = 'weekly' and s.buffer_minutes = 0 and num_nulls(s.valid_from, s.valid_until, s.lead_hours, s.window_days, s.notice_hours, s.room) = 6 then null
      else jsonb_build_object('recurrence', s.recurrence, 'monthWeeks', to_jsonb(s.month_weeks), 'monthDays', to_jsonb(s.month_days), 'validFrom', s.valid_from, 'validUntil', s.valid_until,
        'bufferMinutes', s.buffer_minutes, 'leadHours', s.lead_hours, 'windowDays', s.window_days, 'noticeHours', s.notice_hours, 'room', s.room) end, null
  from weekly_sessions s join published_hospitals h on h.id = s.hospital_id where s.doctor_id = any($1::int[])
    and (s.valid_until is null or s.valid_until >= ($2::timestamptz at time zone 'Asia/Kuala_Lumpur')::date)
    and (s.valid_from is null or s.valid_from <= ($3::timestamptz at time zone 'Asia/Kuala_Lumpur')::date)
  union all
  select 'override', o.doctor_id, o.hospital_id, h.state, o.day::text, null, null, null, null, null, null, null, o.sessions, null
  from schedule_overrides o join published_hospitals h on h.id = o.hospital_id where o.doctor_id = any($1::int[])
    and o.day between ($2::timestamptz at time zone 'Asia/Kuala_Lumpur')::date and ($3::timestamptz at time zone 'Asia/Kuala_Lumpur')::date
  union all
  select 'block', b.doctor_id, b.hospital_id, null, null, null, extract(epoch from b.starts_at)::float8 * 1000,
    extract(epoch from b.ends_at)::float8 * 1000, null, null, null, null, null, null
  from schedule_blocks b where b.doctor_id = any($1::int[]) and b.starts_at < $3::timestamptz and b.ends_at > $2::timestamptz
  union all
  select 'leave', l.doctor_id, null, null, l.starts_on::text, l.ends_on::text, null, null, null, null, null, null,
    case when num_nulls(l.starts_at, l.ends_at) < 2 then jsonb_build_object('startsAt', left(l.starts_at::text, 5), 'endsAt', left(l.ends_at::text, 5)) end, null
  from doctor_leave l where l.doctor_id = any($1::int[])
    and l.ends_on >= ($2::timestamptz at time zone 'Asia/Kuala_Lumpur')::date and l.starts_on <= ($3::timestamptz at time zone 'Asia/Kuala_Lumpur')::date
  union all
  select 'holiday', null, null, p.state, p.day::text, null, null, null, null, null, null, null, p.name, null
  from public_holidays p
  where p.day between ($2::timestamptz at time zone 'Asia/Kuala_Lumpur')::date and ($3::timestamptz at time zone 'Asia/Kuala_Lumpur')::date
  union all
  select 'occupied', a.doctor_id, a.hospital_id, null, null, null, extract(epoch from a.starts_at)::float8 * 1000,
    extract(epoch from a.ends_at)::float8 * 1000, a.seat, null, null, a.mode, null, null
  from appointments a
  where a.doctor_id = any($1::int[]) and a.starts_at < $3::timestamptz and a.ends_at > $2::timestamptz
    and a.status in ('held', 'requested', 'confirmed', 'rescheduled', 'arrived') and (a.status <> 'held' or a.held_until > $4::timestamptz)`;

/** The longest booking window, in days, of each doctor with a session, or a date from this day on, that has its own. */
export async function listOwnWindows(app: Pick<App, 'db'>, today: string): Promise<[doctorId: number, days: number][]> {
  const { rows } = await app.db.execute<{ id: number; days: number }>(sql`
    select doctor_id as id, max(days)::int as days from (
      select doctor_id, window_days as days from weekly_sessions where window_days is not null
      union all
      select o.doctor_id, (one ->> 'windowDays')::int from schedule_overrides o
        cross join lateral jsonb_array_elements(o.sessions) as one where o.day >= ${today}::date) as windows
    where days is not null group by doctor_id`);
  return rows.map(({ id, days }) => [id, days]);
}

/** The schedules of some doctors by id; an unknown doctor is absent. One query. */
export async function findSchedules(
  app: Pick<App, 'pool'>,
  window: ScheduleWindow,
): Promise<Map<number, DoctorSchedule>> {
  const answer = await app.pool.query<ScheduleRow>({
    text: scheduleStatement,
    values: valuesOf(window),
  });
  return assemble(answer.rows);
}

/**
 * The same inside a transaction that has locked the doctor's schedule: the result cannot change before the
 * transaction writes.
 */
export async function findScheduleLocked(
  tx: Transaction,
  doctorId: number,
  window: Omit<ScheduleWindow, 'doctorIds'>,
): Promise<DoctorSchedule | undefined> {
  const values = valuesOf({ ...window, doctorIds: [doctorId] });
  const pieces = scheduleStatement
    .split(/\$(\d)/)
    .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`));
  const answer = await tx.execute(sql.join(pieces));
  return assemble(answer.rows as unknown as ScheduleRow[]).get(doctorId);
}

function valuesOf({ doctorIds, from, to, now }: ScheduleWindow) {
  return [[...doctorIds], from.toISOString(), to.toISOString(), now.toISOString()];
}

function assemble(rows: readonly ScheduleRow[]): Map<number, DoctorSchedule> {
  const holidays = new Map<string, LocalText>();
  const schedules = new Map<number, DoctorSchedule>();
  // Doctors come first in the result, so that the doctor of each later row is known.
  for (const row of rows) {
    if (row.kind === 'holiday') holidays.set(`${row.state} ${row.from_text}`, row.detail as LocalText);
    else if (row.kind === 'doctor') schedules.set(row.doctor_id!, emptySchedule(row, holidays));
  }
  for (const row of rows) {
    const schedule = row.doctor_id === null ? undefined : schedules.get(row.doctor_id);
    if (schedule) addRow(schedule, row);
  }
  return schedules;
}

function emptySchedule(row: ScheduleRow, holidays: Map<string, LocalText>): DoctorSchedule {
  return {
    doctorId: row.doctor_id!,
    hasLiveSchedule: row.is_live!,
    hospitalIds: [],
    sessions: [],
    overrides: [],
    blocks: [],
    leave: [],
    holidays,
    occupied: [],
  };
}

function addRow(schedule: DoctorSchedule, row: ScheduleRow): void {
  if (row.kind === 'hospital') schedule.hospitalIds.push(row.hospital_id!);
  else if (row.kind === 'leave')
    schedule.leave.push({
      startsOn: row.from_text!,
      endsOn: row.to_text!,
      ...(row.detail as Pick<LeaveSpan, 'startsAt' | 'endsAt'> | null),
    });
  else if (row.kind === 'occupied')
    schedule.occupied.push({ startsAtMs: row.from_ms!, endsAtMs: row.to_ms!, seat: row.weekday_or_seat! });
  else if (row.kind === 'block')
    schedule.blocks.push({ hospitalId: row.hospital_id!, startsAtMs: row.from_ms!, endsAtMs: row.to_ms! });
  else if (row.kind === 'override')
    schedule.overrides.push({
      hospitalId: row.hospital_id!,
      state: row.state!,
      day: row.from_text!,
      sessions: row.detail as SessionHours[],
    });
  else if (row.kind === 'session') {
    schedule.sessions.push({
      ...(row.detail as (Omit<SessionDates, 'weekday'> & SessionLimits) | null),
      hospitalId: row.hospital_id!,
      state: row.state!,
      weekday: row.weekday_or_seat,
      from: row.from_text!,
      to: row.to_text!,
      slotMinutes: row.slot_minutes!,
      capacity: row.capacity!,
      mode: row.mode!,
    });
  }
}
