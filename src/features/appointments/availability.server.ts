import type { Availability, NextFreeTime, TimeOfDay, TimePorts } from './diary.ts';
import { diaryOf } from './diary.server.ts';
import type { VisitMode } from './slots.rules.ts';

/** The coming days (14 unless told, 31 at most), each with its number of free times or why it has none. Throws doctor_unknown, service_away. */
export function availability(app: TimePorts, input: { doctorId: number; hospitalId?: number; days?: number }): Promise<Availability> {
  return diaryOf(app).availability(app, input);
}

/** The free times of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past or full. Throws doctor_unknown, service_away. */
export function timesOfDay(app: TimePorts, input: { doctorId: number; hospitalId?: number; day: string }): Promise<TimeOfDay[]> {
  return diaryOf(app).timesOfDay(app, input);
}

/** The first free time of each doctor within 28 days, of one kind of visit or any; a doctor without one is absent. Null where only each doctor's own page can tell. */
export function nextFreeTimes(app: TimePorts, doctorIds: readonly number[], mode?: VisitMode): Promise<Map<number, NextFreeTime> | null> {
  return diaryOf(app).nextFreeTimes(app, doctorIds, mode);
}

/** The first free time that a doctor's calendars lead to. */
export async function firstTimeIn(app: TimePorts, doctorId: number, calendars: readonly { hospitalId: number; days: Availability['days'] }[]): Promise<NextFreeTime | null> {
  const open = calendars.flatMap(({ hospitalId, days }) => days.filter((day) => day.open > 0).slice(0, 1).map(({ day }) => ({ hospitalId, day })));
  const [first] = open.sort((a, b) => a.day.localeCompare(b.day));
  const [time] = first ? await timesOfDay(app, { doctorId, ...first }) : [];
  return time ? { startsAt: time.startsAt, hospitalId: time.hospitalId, mode: time.mode } : null;
}
