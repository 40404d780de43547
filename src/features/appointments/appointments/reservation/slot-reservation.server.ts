/** Slots of a doctor are given out under one lock, and a database constraint refuses a slot that is given twice. */
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRefusedBy, sqlState, type Transaction } from '#src/platform/db/transaction.ts';
import { atMalaysianTime, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import {
  doctorUnknown,
  guestNeeded,
  hospitalMismatch,
  scheduleBusy,
  slotOffGrid,
  slotPast,
  slotTaken,
} from '../appointments.errors.ts';
import { requireOpen, withoutSeat } from './open-slots.server.ts';
import { limits, requestTimes, requestedAppointmentMinutes } from '../appointments.rules.ts';
import { type AppointmentChange, type AppointmentRow } from '../data/appointments.store.server.ts';
import {
  findScheduleLocked,
  type DoctorSchedule,
} from '#src/features/appointments/availability/availability.server.ts';
import { findSlot, type OccupiedSeat, type Slot } from '#src/features/appointments/availability/slots.rules.ts';

/**
 * The slot that a visitor asks for. With a doctor without a live schedule: 09:00 for a morning, 14:00 for an
 * afternoon.
 */
export interface SlotRequest {
  doctorId: number;
  /** If given, the slot must be at this hospital. */
  hospitalId?: number;
  startsAt: Date;
}

/**
 * The requested slot with a free seat; the schedule must be locked. `ignoring` is the appointment that is being moved.
 * Visitors are bound by the session's own lead time and window; `isStaff` lifts both, for staff and for a slot that was
 * promised before. Throws slot_past, slot_too_far, slot_off_grid, doctor_not_at_hospital (422), doctor_unknown (404),
 * slot_taken (409).
 */
export async function availableSlotIn(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    slotRequest,
    ignoring,
    isStaff = false,
  }: {
    slotRequest: SlotRequest & { bookingWindowDays: number };
    ignoring?: OccupiedSeat | undefined;
    isStaff?: boolean | undefined;
  },
): Promise<Slot> {
  const now = app.clock.now();
  if (slotRequest.startsAt.getTime() < now.getTime() + limits.leadMinutes * 60_000) throw slotPast();
  const from = atMalaysianTime(malaysianDay(slotRequest.startsAt), '00:00');
  const schedule = await findScheduleLocked(tx, slotRequest.doctorId, {
    from,
    to: new Date(from.getTime() + 86_400_000),
    now,
  });
  if (!schedule) throw doctorUnknown();
  if (slotRequest.hospitalId !== undefined && !schedule.hospitalIds.includes(slotRequest.hospitalId))
    throw hospitalMismatch();
  const view = {
    now,
    leadMinutes: limits.leadMinutes,
    ...(slotRequest.hospitalId === undefined ? {} : { hospitalId: slotRequest.hospitalId }),
  };
  const slot = schedule.hasLiveSchedule
    ? findSlot(withoutSeat(schedule, ignoring), slotRequest.startsAt, view)
    : requestedSlot(withoutSeat(schedule, ignoring), slotRequest, now);
  requireOpen(slot, slotRequest, { now, isStaff });
  if (!slot) throw slotOffGrid();
  if (slot.freeSeats.length === 0) throw slotTaken();
  return slot;
}

/**
 * The change that moves an appointment to another slot of its doctor. Its
 * present slot counts as free. The schedule must be locked; throws the errors of `availableSlotIn`.
 */
export async function movedAppointment(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  {
    row: { doctorId, startsAt, endsAt, seat },
    to,
    bookingWindowDays,
    isStaff,
  }: { row: AppointmentRow; to: Omit<SlotRequest, 'doctorId'>; bookingWindowDays: number; isStaff?: boolean },
): Promise<AppointmentChange> {
  const slot = await availableSlotIn(app, tx, {
    slotRequest: { doctorId, bookingWindowDays, ...to },
    ignoring: { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime(), seat },
    isStaff,
  });
  return {
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    hospitalId: slot.hospitalId,
    mode: slot.mode,
    seat: slot.freeSeats[0]!,
    noticeHours: slot.noticeHours ?? null,
    room: slot.room ?? null,
  };
}

/**
 * The requested half day of a doctor without a live schedule: from tomorrow, never on a Sunday; any number of
 * patients may ask.
 */
export function requestedSlot(
  schedule: Pick<DoctorSchedule, 'hospitalIds' | 'occupied'>,
  slotRequest: SlotRequest,
  now: Date,
): Slot | undefined {
  const day = malaysianDay(slotRequest.startsAt);
  const isHalfDay = Object.values(requestTimes).some(
    (time) => atMalaysianTime(day, time).getTime() === slotRequest.startsAt.getTime(),
  );
  const hospitalId = slotRequest.hospitalId ?? schedule.hospitalIds[0];
  if (!isHalfDay || day <= malaysianDay(now) || weekdayOf(day) === 0 || hospitalId === undefined) return undefined;
  const startsAtMs = slotRequest.startsAt.getTime();
  const highestSeat = Math.max(
    0,
    ...schedule.occupied.filter((taken) => taken.startsAtMs === startsAtMs).map(({ seat }) => seat),
  );
  return {
    startsAtMs,
    endsAtMs: startsAtMs + requestedAppointmentMinutes * 60_000,
    hospitalId,
    mode: 'in_person',
    freeSeats: [highestSeat + 1],
  };
}

/**
 * Translates a database refusal into a failure: the seat is taken (its constraint), or too many requests wait for
 * this doctor (its lock).
 */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isRefusedBy(error, 'appointments_no_double_booking')) throw slotTaken();
    if (sqlState(error) === '55P03') throw scheduleBusy();
    throw error;
  }
}

/** The holder key of an actor: a guest's token hash, a patient's account. */
export function holderOf(actor: Actor): string {
  const owner = actor.kind === 'guest' ? actor.tokenHash : ownerOf(actor);
  if (!owner) throw guestNeeded();
  return owner;
}
