import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { doctorUnknown } from './appointments.errors.ts';
import { limits } from './appointments.rules.ts';
import { findSchedules, type DoctorSchedule } from './data/schedules.store.server.ts';
import { describeDay, firstFreeSlot, slotsOfDay, type Day, type Slot, type VisitMode } from './slots.rules.ts';

type Ports = Pick<App, 'pool' | 'clock'>;

export interface Availability {
  doctorId: number;
  /** Without a live schedule the doctor is booked by request and `days` is empty. */
  hasLiveSchedule: boolean;
  days: Day[];
}

export interface TimeOfDay {
  startsAt: Date;
  endsAt: Date;
  hospitalId: number;
  mode: VisitMode;
  seatsLeft: number;
}

export interface NextFreeTime {
  startsAt: Date;
  hospitalId: number;
  mode: VisitMode;
}

/** The coming days (14 unless told, 31 at most), each with its number of free times or why it has none. Throws doctor_unknown. One query. */
export async function availability(app: Ports, input: { doctorId: number; hospitalId?: number; days?: number }): Promise<Availability> {
  const now = app.clock.now();
  const today = malaysianDay(now);
  const days = Math.min(input.days ?? limits.calendarDays, 31);
  const schedule = await oneSchedule(app, input.doctorId, today, days);
  const view = viewAt(now, input.hospitalId);
  return {
    doctorId: input.doctorId,
    hasLiveSchedule: schedule.hasLiveSchedule,
    days: schedule.hasLiveSchedule ? Array.from({ length: days }, (_, ahead) => describeDay(schedule, addDays(today, ahead), view)) : [],
  };
}

/** The free times of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past or full. Throws doctor_unknown. One query. */
export async function timesOfDay(app: Ports, input: { doctorId: number; hospitalId?: number; day: string }): Promise<TimeOfDay[]> {
  const schedule = await oneSchedule(app, input.doctorId, input.day, 1);
  if (!schedule.hasLiveSchedule) return [];
  return slotsOfDay(schedule, input.day, viewAt(app.clock.now(), input.hospitalId))
    .filter(({ freeSeats }) => freeSeats.length > 0)
    .map((slot) => ({ ...timeOf(slot), endsAt: new Date(slot.endsAtMs), seatsLeft: slot.freeSeats.length }));
}

/** The first free time of each doctor within 28 days, of one kind of visit or any; a doctor without one is absent. One query for all. */
export async function nextFreeTimes(app: Ports, doctorIds: readonly number[], mode?: VisitMode): Promise<Map<number, NextFreeTime>> {
  if (doctorIds.length === 0) return new Map();
  const now = app.clock.now();
  const schedules = await findSchedules(app, { doctorIds, ...windowOf(malaysianDay(now), limits.nextFreeDays), now });
  const times = new Map<number, NextFreeTime>();
  for (const schedule of schedules.values()) {
    const slot = schedule.hasLiveSchedule ? firstFreeSlot(schedule, limits.nextFreeDays, { ...viewAt(now), ...(mode ? { mode } : {}) }) : undefined;
    if (slot) times.set(schedule.doctorId, timeOf(slot));
  }
  return times;
}

/** The doctors from the soonest free time to the latest; those without one come last, in the order given. One query. */
export async function doctorIdsByNextFree(app: Ports, doctorIds: readonly number[]): Promise<number[]> {
  const times = await nextFreeTimes(app, doctorIds);
  const startOf = (id: number) => times.get(id)?.startsAt.getTime() ?? Number.POSITIVE_INFINITY;
  // Two without a free time compare as NaN when subtracted; the order given must hold for them.
  return [...doctorIds].sort((a, b) => (startOf(a) === startOf(b) ? 0 : startOf(a) - startOf(b)));
}

async function oneSchedule(app: Ports, doctorId: number, firstDay: string, days: number): Promise<DoctorSchedule> {
  const schedules = await findSchedules(app, { doctorIds: [doctorId], ...windowOf(firstDay, days), now: app.clock.now() });
  const schedule = schedules.get(doctorId);
  if (!schedule) throw doctorUnknown();
  return schedule;
}

function windowOf(firstDay: string, days: number) {
  return { from: atMalaysianTime(firstDay, '00:00'), to: atMalaysianTime(addDays(firstDay, days), '00:00') };
}

function viewAt(now: Date, hospitalId?: number) {
  return { now, leadMinutes: limits.leadMinutes, ...(hospitalId === undefined ? {} : { hospitalId }) };
}

function timeOf(slot: Slot): NextFreeTime {
  return { startsAt: new Date(slot.startsAtMs), hospitalId: slot.hospitalId, mode: slot.mode };
}
