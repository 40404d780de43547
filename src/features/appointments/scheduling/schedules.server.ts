/**
 * Schedules of doctors, which staff maintain: recurring sessions, single dates that replace them, and blocked hours.
 */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { forbidden } from '#src/features/console/roles/roles.server.ts';
import type { TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, atMalaysianTime, formatDay, malaysianDay } from '#src/shared/dates.ts';
import {
  carryOut,
  recordAffected,
  withProposals,
  type AffectedBooking,
  type BookingPlan,
} from './affected-bookings/affected-bookings.server.ts';
import {
  deleteExpiredHolds,
  lockSchedule,
  type AppointmentRow,
  guarded,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { listBookingsBetween } from '#src/features/appointments/front-desk/front-desk.server.ts';
import {
  deleteBlock,
  deleteOverride,
  deleteSession,
  findScheduleDoctor,
  findSchedulePlan,
  insertBlock,
  insertSession,
  putOverride,
  updateSession,
} from './data/schedule-admin.store.server.ts';
import { findScheduleLocked } from '#src/features/appointments/availability/availability.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { frontDeskWindowDays } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import type { ScheduleChange } from './schedule-change.schema.ts';
import { readChange } from './schedule-change.rules.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import {
  affectedBookings,
  blockOf,
  fingerprintOf,
  firstOverlap,
  hospitalOfChange,
  planAfter,
  type SchedulePlan,
} from './schedule-plan.rules.ts';
import { keepRemoved, restoreRemoved } from './schedule-trash.server.ts';
import { rowOf } from './sessions/session-row.rules.ts';
import {
  bookingsChangedMeanwhile,
  fieldError,
  scheduleChangedMeanwhile,
  scheduleInvalid,
  scheduleUnknown,
  sessionsOverlap,
} from './schedules.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;
type ScheduleDoctor = NonNullable<Awaited<ReturnType<typeof findScheduleDoctor>>>;

export interface ScheduleRequest {
  doctorId: number;
  /** The change as the form sent it; it is validated here. */
  change: unknown;
  /** The decisions for the affected bookings; null before they were shown. */
  plan: BookingPlan | null;
  /** Sent by mail to the patients whose booking is moved or cancelled. */
  reason: string;
}

/**
 * Changes one rule of a doctor's schedule. Where bookings would lose their session, nothing is written until staff
 * have decided for each: the bookings are returned with proposed slots. Throws schedule_unknown (404), forbidden
 * (403), schedule_invalid, sessions_overlap (422), schedule_changed_meanwhile, bookings_changed_meanwhile, slot_taken
 * (409).
 */
export async function changeSchedule(
  app: Ports,
  actor: Actor,
  request: ScheduleRequest,
): Promise<{ affected: AffectedBooking[] }> {
  requireInternalScheduler(app);
  const staff = requireStaff(actor, 'manage_schedules');
  if (!isRowId(request.doctorId)) throw scheduleUnknown();
  const change = checkedChange(request.change, malaysianDay(app.clock.now()));
  const stored = await readSetting(app, 'appointments');
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockSchedule(tx, request.doctorId);
      await deleteExpiredHolds(tx, request.doctorId, now);
      const { before, after, hospitalId, doctor } = await planned(app, tx, { staff, ...request, change });
      const bookings = affectedBookings(before, after, await bookingsFrom(tx, request.doctorId, now));
      if (request.plan && bookings.some(({ reference }) => !request.plan!.has(reference)))
        throw bookingsChangedMeanwhile();
      if (!request.plan && bookings.length > 0)
        return { affected: await shownBookings(app, tx, { staff, doctor, after, bookings }) };
      const subjectId = await write(tx, request.doctorId, change);
      await keepRemoved(app, tx, { actor, doctor, before, change });
      const settings = { ...stored, bookingWindowDays: frontDeskWindowDays };
      const plan = request.plan ?? new Map();
      await carryOut(app, tx, { staff, bookings, plan, reason: request.reason, settings, because: 'schedule' });
      await recordAudit(app, tx, {
        actor,
        action: `schedule_${change.kind}`,
        subjectKind: 'schedule',
        subjectId: `${doctor.slug}/${subjectId}`,
        hospitalId,
        detail: { ...change, affected: bookings.length },
      });
      await invalidateSchedulePages(tx);
      return { affected: [] };
    }),
  );
}

/** Enters a removed session, date or block again. Throws trashed_has_bookings (409), and as `changeSchedule`. */
export function restoreToSchedule(app: Ports, actor: Actor, row: Pick<TrashedRecord, 'record'>): Promise<string> {
  return restoreRemoved(row, (request) => changeSchedule(app, actor, request));
}

async function invalidateSchedulePages(tx: Transaction): Promise<void> {
  await invalidateTag(tx, 'appointments');
  // The doctor's own page lists the weekly sessions, so it is rendered again.
  await invalidateTag(tx, 'doctors');
}

function checkedChange(sent: unknown, today: string): ScheduleChange {
  const read = readChange(sent, today);
  if ('faults' in read) throw scheduleInvalid(read.faults);
  return read.change;
}

/**
 * The schedule before and after the change; it must be locked. Refuses hospitals of other staff and overlapping
 * sessions.
 */
async function planned(
  app: Ports,
  tx: Transaction,
  { staff, doctorId, change }: { staff: Staff; doctorId: number; change: ScheduleChange },
) {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const doctor = await findScheduleDoctor(tx, doctorId);
  if (!doctor) throw scheduleUnknown();
  const before = await findSchedulePlan(tx, doctorId, { day: today, at: now });
  const hospitalId = hospitalOfChange(before, change);
  if (hospitalId === undefined) throw scheduleChangedMeanwhile();
  for (const place of placesOf(change, hospitalId))
    if (!mayDo(staff.roleAssignments, 'manage_schedules', place)) throw forbidden();
  const target = 'session' in change ? change.session.hospitalId : hospitalId;
  const place = doctor.hospitals.find(({ id }) => id === target);
  // A session at a hospital that the doctor has left may still be deleted.
  const isRemoval = ['remove_session', 'clear_date', 'remove_block'].includes(change.kind);
  if (!place && !isRemoval) throw scheduleInvalid(Object.fromEntries([fieldError(['hospitalId'])]));
  const known = change.kind === 'change_session' ? before.sessions.find(({ id }) => id === change.id) : undefined;
  if (known && 'seen' in change && fingerprintOf(known) !== change.seen) throw scheduleChangedMeanwhile();
  const after = planAfter(before, change, place?.state ?? '');
  refuseOverlap(doctor, after, { hospitalId: target, today, change });
  return { doctor, before, after, hospitalId: target };
}

/** The hospital that loses the session, and the one that gets it. */
function placesOf(change: ScheduleChange, hospitalId: number): number[] {
  return 'session' in change ? [hospitalId, change.session.hospitalId] : [hospitalId];
}

function refuseOverlap(
  doctor: ScheduleDoctor,
  after: SchedulePlan,
  { hospitalId, today, change }: { hospitalId: number; today: string; change: ScheduleChange },
): void {
  // Removing hours cannot make two sessions overlap; clearing a date can, because its recurring sessions return.
  if (['remove_session', 'add_block', 'remove_block'].includes(change.kind)) return;
  const overlap = firstOverlap(after, hospitalId, today);
  if (!overlap) return;
  throw sessionsOverlap({
    hospital: doctor.hospitals.find(({ id }) => id === overlap.other.hospitalId)?.name ?? '',
    day: (language) => formatDay(overlap.day, language),
    hours: `${overlap.other.from}–${overlap.other.to}`,
  });
}

function bookingsFrom(tx: Transaction, doctorId: number, now: Date): Promise<AppointmentRow[]> {
  return listBookingsBetween(tx, { doctorId, from: now, to: new Date(now.getTime() + 2 * 366 * 86_400_000) });
}

async function shownBookings(
  app: Ports,
  tx: Transaction,
  {
    staff,
    doctor,
    after,
    bookings,
  }: { staff: Staff; doctor: ScheduleDoctor; after: SchedulePlan; bookings: readonly AppointmentRow[] },
): Promise<AffectedBooking[]> {
  const now = app.clock.now();
  const to = atMalaysianTime(addDays(malaysianDay(now), frontDeskWindowDays), '00:00');
  const current = await findScheduleLocked(tx, doctor.id, { from: now, to, now });
  await recordAffected(app, tx, { staff, bookings, where: 'schedule' });
  return withProposals(app, current && { ...current, ...writable(after) }, bookings);
}

function writable({ sessions, overrides, blocks }: SchedulePlan) {
  return { sessions: [...sessions], overrides: [...overrides], blocks: [...blocks] };
}

/** Writes the change; returns its name for the audit log. */
async function write(tx: Transaction, doctorId: number, change: ScheduleChange): Promise<string> {
  switch (change.kind) {
    case 'add_session':
      return `session/${await insertSession(tx, { doctorId, ...rowOf(change.session) })}`;
    case 'change_session':
      await updateSession(tx, change.id, { doctorId, ...rowOf(change.session) });
      return `session/${change.id}`;
    case 'remove_session':
      await deleteSession(tx, change.id);
      return `session/${change.id}`;
    case 'set_date': {
      const { hospitalId, day, sessions } = change;
      await putOverride(tx, { doctorId, hospitalId, day, sessions });
      return `date/${day}`;
    }
    case 'clear_date':
      await deleteOverride(tx, change.id);
      return `date/${change.id}`;
    case 'add_block': {
      const { hospitalId, startsAtMs, endsAtMs } = blockOf(change);
      const row = { doctorId, hospitalId, startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
      return `block/${await insertBlock(tx, row)}`;
    }
    case 'remove_block':
      await deleteBlock(tx, change.id);
      return `block/${change.id}`;
  }
}
