/** Available slots from the scheduler that is configured. */
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { bookingDays, isWithin } from '#src/features/appointments/availability/availability.server.ts';
import type {
  Availability,
  NextAvailableSlot,
  AvailableSlot,
  SlotPorts,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import { schedulerOf } from './choose-scheduler.server.ts';
import type { AppointmentMode } from '#src/features/appointments/availability/slots.rules.ts';

/**
 * The coming days of the booking window, or fewer, each with its number of available slots or why it has none. Throws
 * doctor_unknown, service_away.
 */
export async function availability(
  app: SlotPorts,
  input: { doctorId: number; hospitalId?: number; days?: number },
): Promise<Availability> {
  const window = await bookingDays(app, [input.doctorId]);
  return schedulerOf(app).availability(app, {
    ...input,
    ...window,
    days: Math.min(input.days ?? window.days, window.days),
  });
}

/**
 * The available slots of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past, full, or outside the
 * booking window. Throws doctor_unknown, service_away.
 */
export async function availableSlots(
  app: SlotPorts,
  input: { doctorId: number; hospitalId?: number; day: string },
): Promise<AvailableSlot[]> {
  const window = await bookingDays(app, [input.doctorId]);
  if (!isWithin(app, input.day, window)) return [];
  return schedulerOf(app).availableSlots(app, { ...input, bookingWindowDays: window.bookingWindowDays });
}

/**
 * The first available slot of each doctor in the booking window, of one kind of appointment or any; a doctor without
 * one is absent. Null where only a doctor's own page can fetch slots.
 */
export async function nextAvailableSlots(
  app: SlotPorts,
  doctorIds: readonly number[],
  mode?: AppointmentMode,
): Promise<Map<number, NextAvailableSlot> | null> {
  return schedulerOf(app).nextAvailableSlots(app, doctorIds, {
    ...(await bookingDays(app, doctorIds)),
    ...(mode ? { mode } : {}),
  });
}

/** Until when a visitor may still book this slot, by its session's lead time where it has one. */
export function bookableUntil(startsAt: Date, leadHours = 0): Date {
  return new Date(startsAt.getTime() - Math.max(limits.leadMinutes, leadHours * 60) * 60_000);
}

/** The first available slot of a doctor by the doctor's calendar. */
export async function firstAvailableSlot(
  app: SlotPorts,
  doctorId: number,
  calendars: readonly { hospitalId: number; days: Availability['days'] }[],
): Promise<NextAvailableSlot | null> {
  const open = calendars.flatMap(({ hospitalId, days }) =>
    days
      .filter((day) => day.open > 0)
      .slice(0, 1)
      .map(({ day }) => ({ hospitalId, day })),
  );
  const [first] = open.sort((a, b) => a.day.localeCompare(b.day));
  const [time] = first ? await availableSlots(app, { doctorId, ...first }) : [];
  return time ? { startsAt: time.startsAt, hospitalId: time.hospitalId, mode: time.mode } : null;
}
