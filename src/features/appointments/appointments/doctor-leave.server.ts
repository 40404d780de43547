/** Leave over existing bookings: who is affected, which times could take their place, and a message to each. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit, recordAccesses } from '#src/features/console/staff/audit.server.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/staff/staff-access.rules.ts';
import { forbidden } from '#src/features/console/staff/staff.errors.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { deleteExpiredHolds, lockSchedule, type AppointmentRow } from './data/appointments.store.server.ts';
import {
  countLeaveRows,
  deleteLeave,
  findLeave,
  findOverlappingLeave,
  hospitalsOfDoctor,
  insertLeave,
  listBookingsBetween,
  listFrontDeskDoctors,
  listLeaveRows,
} from './data/front-desk.store.server.ts';
import { findSchedules } from './data/schedules.store.server.ts';
import { leaveChangedMeanwhile, leaveDaysWrong, leaveDoctorMissing, leaveOverlaps } from './front-desk.errors.ts';
import { requireInternalScheduler } from './scheduler.server.ts';
import { applyChange, newTime } from './front-desk-changes.server.ts';
import { frontDeskWindowDays } from './front-desk.rules.ts';
import { patientOf } from './front-desk.server.ts';
import { guarded } from './slot-reservation.server.ts';
import { limits } from './appointments.rules.ts';
import { slotsOfDay, type OccupiedSeat, type Schedule, type Slot } from './slots.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export interface Leave {
  doctorId: number;
  /** First and last day, 'YYYY-MM-DD'. */
  startsOn: string;
  endsOn: string;
}

export interface AffectedBooking {
  reference: string;
  patientName: string;
  startsAt: Date;
  hospitalId: number;
  /** Up to three free times, the best first; none when the doctor has none in the coming weeks. */
  proposals: Date[];
}

/** For each affected booking: a new time, or cancelled. */
export type LeavePlan = ReadonlyMap<string, Date | 'cancel'>;

const longestDays = 366;
const proposalsShown = 3;

/** Leave in the desk's hospitals that goes on or comes, or that is past; of one doctor or all. */
export async function listLeave(
  app: Ports,
  actor: Actor,
  { limit, offset, ...question }: { isPast: boolean; doctorId?: number; limit: number; offset: number },
) {
  const filter = {
    scope: hospitalsFor(requireStaff(actor, 'enter_leave').duties, 'enter_leave'),
    today: malaysianDay(app.clock.now()),
    ...question,
  };
  const [rows, total] = await Promise.all([
    listLeaveRows(app.db, filter, { limit, offset }),
    countLeaveRows(app.db, filter),
  ]);
  return { rows, total };
}

/** Doctors who practise in the desk's hospitals. */
export async function leaveDoctors(app: Ports, actor: Actor) {
  return listFrontDeskDoctors(app.db, hospitalsFor(requireStaff(actor, 'enter_leave').duties, 'enter_leave'));
}

/** The bookings that the leave would take the place of, each with times instead. Throws leave_days_wrong, leave_doctor_missing, leave_overlaps (422), forbidden (403). */
export async function previewLeave(app: Ports, actor: Actor, leave: Leave): Promise<AffectedBooking[]> {
  const staff = await whoMay(app, actor, leave);
  const bookings = await listBookingsBetween(app.db, rangeOf(leave));
  const affected = await withProposals(app, leave, bookings);
  await inTransaction(app.db, (tx) =>
    recordAccesses(
      app,
      tx,
      staff,
      bookings.map((row) => ({
        subjectKind: 'appointment',
        subjectId: row.reference,
        hospitalId: row.hospitalId,
        detail: { where: 'leave' },
        ...patientOf(row),
      })),
    ),
  );
  return affected;
}

/**
 * Enters the leave, moves or cancels each affected booking as planned and writes to its patient, all or nothing.
 * Throws leave_changed_meanwhile (409) when a booking came in between, and slot_taken (409) when a proposed time is gone.
 */
export async function enterLeave(
  app: Ports,
  actor: Actor,
  input: Leave & { plan: LeavePlan; reason: string },
): Promise<void> {
  const staff = await whoMay(app, actor, input);
  const settings = { ...(await readSetting(app, 'appointments')), bookingWindowDays: frontDeskWindowDays };
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, input.doctorId);
      await deleteExpiredHolds(tx, input.doctorId, app.clock.now());
      if (await findOverlappingLeave(tx, input)) throw leaveOverlaps();
      const bookings = await listBookingsBetween(tx, rangeOf(input));
      if (bookings.some(({ reference }) => !input.plan.has(reference))) throw leaveChangedMeanwhile();
      const id = await insertLeave(tx, { doctorId: input.doctorId, startsOn: input.startsOn, endsOn: input.endsOn });
      for (const booking of bookings) {
        const plan = input.plan.get(booking.reference)!;
        const change = {
          to: plan === 'cancel' ? ('cancelled' as const) : ('rescheduled' as const),
          note: input.reason,
        };
        await applyChange(app, tx, {
          staff,
          id: booking.id,
          change,
          decide: async (inside, row) =>
            plan === 'cancel'
              ? {
                  cancelledBy: 'staff',
                  cancelReason: app.secrets.seal(input.reason, ['appointments', 'cancel_reason', row.id]),
                }
              : newTime(app, inside, { row, startsAt: plan, settings }),
        });
      }
      await recordAudit(app, tx, {
        actor,
        action: 'leave_entered',
        subjectKind: 'leave',
        subjectId: String(id),
        detail: { doctorId: input.doctorId, from: input.startsOn, to: input.endsOn, affected: bookings.length },
      });
      await invalidateTag(tx, 'appointments');
    }),
  );
}

/** Takes leave back: its days can be booked again. Throws leave_doctor_missing (422) when it is gone. */
export async function withdrawLeave(app: Ports, actor: Actor, id: number): Promise<void> {
  const leave = Number.isSafeInteger(id) && id > 0 ? await findLeave(app.db, id) : undefined;
  if (!leave) throw leaveDoctorMissing();
  await mayDecideFor(app, actor, leave.doctorId);
  await inTransaction(app.db, async (tx) => {
    await lockSchedule(tx, leave.doctorId);
    const row = await deleteLeave(tx, id);
    if (!row) throw leaveDoctorMissing();
    await recordAudit(app, tx, {
      actor,
      action: 'leave_withdrawn',
      subjectKind: 'leave',
      subjectId: String(id),
      detail: { doctorId: row.doctorId, from: row.startsOn, to: row.endsOn },
    });
    await invalidateTag(tx, 'appointments');
  });
}

async function whoMay(app: Ports, actor: Actor, leave: Leave): Promise<Staff> {
  const staff = await mayDecideFor(app, actor, leave.doctorId);
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  const isRight =
    isDay(leave.startsOn) &&
    isDay(leave.endsOn) &&
    leave.startsOn <= leave.endsOn &&
    leave.startsOn >= malaysianDay(app.clock.now()) &&
    leave.endsOn <= addDays(leave.startsOn, longestDays);
  if (!isRight) throw leaveDaysWrong();
  if (await findOverlappingLeave(app.db, leave)) throw leaveOverlaps();
  return staff;
}

/** Leave is the doctor's in every hospital: the desk must be allowed in all of them. */
async function mayDecideFor(app: Ports, actor: Actor, doctorId: number): Promise<Staff> {
  requireInternalScheduler(app);
  const staff = requireStaff(actor, 'enter_leave');
  const places = Number.isSafeInteger(doctorId) && doctorId > 0 ? await hospitalsOfDoctor(app.db, doctorId) : [];
  if (places.length === 0) throw leaveDoctorMissing();
  if (!places.every((place) => mayDo(staff.duties, 'enter_leave', place))) throw forbidden();
  return staff;
}

function rangeOf({ doctorId, startsOn, endsOn }: Leave) {
  return { doctorId, from: atMalaysianTime(startsOn, '00:00'), to: atMalaysianTime(addDays(endsOn, 1), '00:00') };
}

/** Times for one after the other, so that the first choice of no two patients is the same. */
async function withProposals(
  app: Ports,
  leave: Leave,
  bookings: readonly AppointmentRow[],
): Promise<AffectedBooking[]> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const window = { from: now, to: new Date(now.getTime() + frontDeskWindowDays * 86_400_000), now };
  const schedule = (await findSchedules(app, { doctorIds: [leave.doctorId], ...window })).get(leave.doctorId);
  const promised: OccupiedSeat[] = [];
  return bookings.map((row) => {
    const proposals = schedule?.hasLiveSchedule
      ? freeTimes({ ...schedule, leave: [...schedule.leave, leave] }, promised, {
          today,
          now,
          hospitalId: row.hospitalId,
        })
      : [];
    const [first] = proposals;
    if (first) promised.push({ startsAtMs: first.startsAtMs, endsAtMs: first.endsAtMs, seat: first.freeSeats[0]! });
    const times = proposals.map(({ startsAtMs }) => new Date(startsAtMs));
    return {
      reference: row.reference,
      patientName: row.patientName ? app.secrets.open(row.patientName, ['appointments', 'patient_name', row.id]) : '',
      startsAt: row.startsAt,
      hospitalId: row.hospitalId,
      proposals: times,
    };
  });
}

function freeTimes(
  schedule: Schedule,
  promised: readonly OccupiedSeat[],
  { today, now, hospitalId }: { today: string; now: Date; hospitalId: number },
): Slot[] {
  const plan = { ...schedule, occupied: [...schedule.occupied, ...promised] };
  const free: Slot[] = [];
  for (let ahead = 0; ahead < frontDeskWindowDays && free.length < proposalsShown; ahead += 1) {
    const slots = slotsOfDay(plan, addDays(today, ahead), { now, leadMinutes: limits.leadMinutes, hospitalId });
    free.push(...slots.filter(({ freeSeats }) => freeSeats.length > 0).slice(0, proposalsShown - free.length));
  }
  return free;
}
