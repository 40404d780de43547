/** Available slots from our own tables: computed from weekly sessions, leave, holidays and occupied seats. */
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { doctorUnknown } from '#src/features/appointments/appointments/appointments.server.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { findSchedules, type DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import type {
  Availability,
  NextAvailableSlot,
  AvailableSlot,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import {
  describeDay,
  firstAvailableSlots,
  slotsOfDay,
  type Slot,
  type Viewpoint,
  type AppointmentMode,
} from '#src/features/appointments/availability/slots.rules.ts';
import { timesOnCards } from './next-slots.rules.ts';

type Ports = Pick<App, 'pool' | 'clock'>;

/** `Scheduler.availability`. One query. */
export async function internalAvailability(
  app: Ports,
  input: { doctorId: number; hospitalId?: number; days: number; bookingWindowDays: number },
): Promise<Availability> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const { days } = input;
  const schedule = await oneSchedule(app, input.doctorId, { firstDay: today, days });
  const view = viewAt(now, input);
  return {
    doctorId: input.doctorId,
    hasLiveSchedule: schedule.hasLiveSchedule,
    days: schedule.hasLiveSchedule
      ? Array.from({ length: days }, (_, ahead) => describeDay(schedule, addDays(today, ahead), view))
      : [],
  };
}

/** `Scheduler.availableSlots` for visitors; for staff, without a booking window. One query. */
export async function internalSlotsOfDay(
  app: Ports,
  input: { doctorId: number; hospitalId?: number; day: string; bookingWindowDays?: number },
): Promise<AvailableSlot[]> {
  const schedule = await oneSchedule(app, input.doctorId, { firstDay: input.day, days: 1 });
  if (!schedule.hasLiveSchedule) return [];
  return slotsOfDay(schedule, input.day, viewAt(app.clock.now(), input))
    .filter(({ freeSeats }) => freeSeats.length > 0)
    .map((slot) => ({
      ...timeOf(slot),
      endsAt: new Date(slot.endsAtMs),
      seatsLeft: slot.freeSeats.length,
      ...(slot.noticeHours == null ? {} : { noticeHours: slot.noticeHours }),
      ...(slot.room ? { room: slot.room } : {}),
    }));
}

/** `Scheduler.nextAvailableSlots`. One query for all. */
export async function internalNextSlots(
  app: Ports,
  doctorIds: readonly number[],
  { days, bookingWindowDays, mode }: { days: number; bookingWindowDays: number; mode?: AppointmentMode },
): Promise<Map<number, NextAvailableSlot>> {
  if (doctorIds.length === 0) return new Map();
  const now = app.clock.now();
  const schedules = await findSchedules(app, { doctorIds, ...windowOf(malaysianDay(now), days), now });
  const times = new Map<number, NextAvailableSlot>();
  for (const schedule of schedules.values()) {
    if (!schedule.hasLiveSchedule) continue;
    const view = { ...viewAt(now, { bookingWindowDays }), ...(mode ? { mode } : {}) };
    const [first, ...later] = firstAvailableSlots(schedule, view, { days, count: timesOnCards });
    if (first) times.set(schedule.doctorId, { ...timeOf(first), later: later.map(timeOf) });
  }
  return times;
}

async function oneSchedule(
  app: Ports,
  doctorId: number,
  { firstDay, days }: { firstDay: string; days: number },
): Promise<DoctorSchedule> {
  const schedules = await findSchedules(app, {
    doctorIds: [doctorId],
    ...windowOf(firstDay, days),
    now: app.clock.now(),
  });
  const schedule = schedules.get(doctorId);
  if (!schedule) throw doctorUnknown();
  return schedule;
}

function windowOf(firstDay: string, days: number) {
  return { from: atMalaysianTime(firstDay, '00:00'), to: atMalaysianTime(addDays(firstDay, days), '00:00') };
}

function viewAt(
  now: Date,
  { hospitalId, bookingWindowDays }: { hospitalId?: number; bookingWindowDays?: number },
): Viewpoint {
  const view = { now, leadMinutes: limits.leadMinutes, bookingWindowDays };
  return hospitalId === undefined ? view : { ...view, hospitalId };
}

function timeOf(slot: Slot): NextAvailableSlot {
  const time = { startsAt: new Date(slot.startsAtMs), hospitalId: slot.hospitalId, mode: slot.mode };
  return slot.leadHours == null ? time : { ...time, leadHours: slot.leadHours };
}
