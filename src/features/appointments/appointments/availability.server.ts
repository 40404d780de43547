import { bookingWindow, isInBookingWindow } from './booking-window.server.ts';
import type { Availability, NextFreeTime, TimeOfDay, TimePorts } from './diary.ts';
import { diaryOf } from './diary.server.ts';
import type { VisitMode } from './slots.rules.ts';

/** The coming days, all that may be booked unless told fewer, each with its number of free times or why it has none. Throws doctor_unknown, service_away. */
export async function availability(
  app: TimePorts,
  input: { doctorId: number; hospitalId?: number; days?: number },
): Promise<Availability> {
  const window = await bookingWindow(app);
  return diaryOf(app).availability(app, { ...input, days: Math.min(input.days ?? window, window) });
}

/** The free times of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past, full, or later than may be booked. Throws doctor_unknown, service_away. */
export async function timesOfDay(
  app: TimePorts,
  input: { doctorId: number; hospitalId?: number; day: string },
): Promise<TimeOfDay[]> {
  return (await isInBookingWindow(app, input.day)) ? diaryOf(app).timesOfDay(app, input) : [];
}

/** The first free time of each doctor that may be booked, of one kind of visit or any; a doctor without one is absent. Null where only each doctor's own page can tell. */
export async function nextFreeTimes(
  app: TimePorts,
  doctorIds: readonly number[],
  mode?: VisitMode,
): Promise<Map<number, NextFreeTime> | null> {
  return diaryOf(app).nextFreeTimes(app, doctorIds, { days: await bookingWindow(app), ...(mode ? { mode } : {}) });
}

/** The first free time that a doctor's calendars lead to. */
export async function firstTimeIn(
  app: TimePorts,
  doctorId: number,
  calendars: readonly { hospitalId: number; days: Availability['days'] }[],
): Promise<NextFreeTime | null> {
  const open = calendars.flatMap(({ hospitalId, days }) =>
    days
      .filter((day) => day.open > 0)
      .slice(0, 1)
      .map(({ day }) => ({ hospitalId, day })),
  );
  const [first] = open.sort((a, b) => a.day.localeCompare(b.day));
  const [time] = first ? await timesOfDay(app, { doctorId, ...first }) : [];
  return time ? { startsAt: time.startsAt, hospitalId: time.hospitalId, mode: time.mode } : null;
}
