/**
 * Recurring sessions of many doctors from one file: checked against the doctors' schedules and bookings, and written or
 * undone together.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import { addDays, formatDay, malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { lockSchedules } from '#src/features/appointments/appointments/appointments.server.ts';
import { recurringSessionSchema, type RecurringSession } from '../schedule-change.schema.ts';
import { affectedBookings, firstOverlap, latestFirstDays, type SchedulePlan } from '../schedule-plan.rules.ts';
import { fieldError, sessionsOverlap } from '../schedules.errors.ts';
import { deleteSession, updateSession } from '../data/schedule-admin.store.server.ts';
import { insertSessions, loadDoctorPlans, type DoctorPlan } from '../data/session-import.store.server.ts';
import { doctorsOf, finishImport } from '../imported-schedules.server.ts';
import { rowOf } from './session-row.rules.ts';

type Ports = Pick<App, 'clock'>;
type Faults = Record<string, MessageText>;

/** One session of a file: a new one, or the stored one with that id. */
export interface SessionImport {
  id: number | null;
  doctorId: number;
  /** The doctor's code, for the audit log. */
  doctor: string;
  session: RecurringSession;
}

/**
 * The faults of each row by field, in the order of the rows: wrong values, a hospital where the doctor does not
 * practise, hours that overlap another session of the doctor, and bookings that would lose their session.
 */
export async function sessionImportFaults(
  app: Ports,
  tx: Transaction,
  rows: readonly SessionImport[],
): Promise<Faults[]> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const plans = await loadDoctorPlans(tx, doctorsOf(rows), { day: today, at: now });
  const after = new Map<SessionImport, Planned>();
  for (const [doctorId, own] of Map.groupBy(rows, (row) => row.doctorId))
    for (const [row, planned] of planWith(plans.get(doctorId)!, own)) after.set(row, planned);
  return rows.map((row) => faultsOf(row, { doctor: plans.get(row.doctorId)!, planned: after.get(row)!, today }));
}

type PlannedSession = SchedulePlan['sessions'][number];
/** A row's session in the doctor's plan with all rows of the file. */
interface Planned {
  own: PlannedSession;
  after: SchedulePlan;
}

function planWith({ plan, places }: DoctorPlan, rows: readonly SessionImport[]): Map<SessionImport, Planned> {
  const replaced = new Set(rows.map(({ id }) => id));
  const sessions = rows.map(({ id, session }) => ({
    ...session,
    id: id ?? 0,
    state: places.find((place) => place.id === session.hospitalId)?.state ?? '',
  }));
  const after = { ...plan, sessions: [...plan.sessions.filter(({ id }) => !replaced.has(id)), ...sessions] };
  return new Map(rows.map((row, index) => [row, { own: sessions[index]!, after }]));
}

function faultsOf(
  { id, session }: SessionImport,
  { doctor, planned, today }: { doctor: DoctorPlan; planned: Planned; today: string },
): Faults {
  const parsed = recurringSessionSchema.safeParse(session);
  if (!parsed.success) return Object.fromEntries(parsed.error.issues.map(({ path }) => fieldError(path)));
  const latest = addDays(today, latestFirstDays);
  if (session.validFrom && session.validFrom > latest) return Object.fromEntries([fieldError(['validFrom'])]);
  if (!doctor.places.some((place) => place.id === session.hospitalId))
    return { hospitalId: m.schedules_import_not_there };
  const overlap = overlapOf(planned, today);
  if (overlap) {
    const hospital = doctor.places.find((place) => place.id === overlap.other.hospitalId)?.name ?? '';
    const hours = `${overlap.other.from}–${overlap.other.to}`;
    const words = { hospital, hours, day: (language: Language) => formatDay(overlap.day, language) };
    return { from: sessionsOverlap(words).details.text };
  }
  const lost = id === null ? 0 : affectedBookings(doctor.plan, planned.after, doctor.bookings).length;
  return lost > 0 ? { from: (_, options) => m.schedules_import_booked({ count: lost }, options) } : {};
}

/** The first day on which the row's session overlaps another one, or one of a single date. */
function overlapOf({ own, after }: Planned, today: string) {
  for (const other of after.sessions) {
    const isSameDay = other.weekday === own.weekday || other.weekday === null || own.weekday === null;
    const meets = other !== own && isSameDay && other.from < own.to && own.from < other.to;
    const overlap = meets && firstOverlap({ sessions: [own, other], overrides: [], blocks: [] }, own.hospitalId, today);
    if (overlap) return { day: overlap.day, other };
  }
  return after.overrides.length === 0
    ? undefined
    : firstOverlap({ ...after, sessions: [own], blocks: [] }, own.hospitalId, today);
}

/** Writes the rows, with one entry of the audit log for each doctor. Returns the ids in the order of the rows. */
export async function writeImportedSessions(
  app: Ports,
  tx: Transaction,
  { actor, rows, importId }: { actor: Actor; rows: readonly SessionImport[]; importId: string },
): Promise<number[]> {
  const fresh = rows.filter(({ id }) => id === null);
  const inserted = await insertSessions(
    tx,
    fresh.map(({ doctorId, session }) => ({ doctorId, ...rowOf(session) })),
  );
  for (const { id, doctorId, session } of rows)
    if (id !== null) await updateSession(tx, id, { doctorId, ...rowOf(session) });
  await finishImport(app, tx, { actor, rows, importId, detailOf: (own) => ({ sessions: own.length }) });
  const ids = new Map(fresh.map((row, index) => [row, inserted[index]!]));
  return rows.map((row) => row.id ?? ids.get(row)!);
}

/**
 * Undoes an imported session: restores the earlier one, or deletes a new one. False, and nothing changed, where a
 * booking would lose its session.
 */
export async function takeBackSession(
  app: Ports,
  tx: Transaction,
  { row, before }: { row: SessionImport & { id: number }; before: RecurringSession | null },
): Promise<boolean> {
  const now = app.clock.now();
  await lockSchedules(tx, [row.doctorId]);
  const plans = await loadDoctorPlans(tx, [row.doctorId], { day: malaysianDay(now), at: now });
  const doctor = plans.get(row.doctorId)!;
  const after = before
    ? [...planWith(doctor, [{ ...row, session: before }]).values()][0]!.after
    : { ...doctor.plan, sessions: doctor.plan.sessions.filter(({ id }) => id !== row.id) };
  if (affectedBookings(doctor.plan, after, doctor.bookings).length > 0) return false;
  if (before) await updateSession(tx, row.id, { doctorId: row.doctorId, ...rowOf(before) });
  else await deleteSession(tx, row.id);
  return true;
}
