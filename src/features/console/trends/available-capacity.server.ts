import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { findSchedules, type DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { slotsOfDay, type Viewpoint } from '#src/features/appointments/availability/slots.rules.ts';
import { listScheduledDoctors } from './data/trends.store.server.ts';
import { weeksFrom, type TrendRow } from './trends.rules.ts';

/** Doctors whose schedules are read and counted in one go; other requests are answered between two. */
const doctorsAtOnce = 20;
/** Counting all doctors takes about a second, so the figure is cached for a quarter of an hour. */
const cacheMs = 15 * 60_000;

/** Seats that doctors offer from now on, and how many of them are free, by week; in some hospitals or all. */
export async function countAvailableCapacity(
  app: Pick<App, 'db' | 'pool' | 'clock' | 'cache'>,
  hospitals: 'all' | readonly number[],
): Promise<TrendRow[]> {
  const today = malaysianDay(app.clock.now());
  const counted = await app.cache.get(
    { name: `free capacity ${today}`, maxAgeMs: cacheMs },
    ['doctors', 'hospitals'],
    () => countAll(app, today),
  );
  return weeksFrom(today).map((start) => {
    const ofWeek = counted.filter(
      (one) => one.start === start && (hospitals === 'all' || hospitals.includes(one.hospitalId)),
    );
    const sum = (name: 'offered' | 'free') => ofWeek.reduce((total, one) => total + one[name], 0);
    return { start, values: [sum('offered'), sum('free')] };
  });
}

interface HospitalWeek {
  start: string;
  hospitalId: number;
  offered: number;
  free: number;
}

async function countAll(app: Pick<App, 'db' | 'pool' | 'clock'>, today: string): Promise<HospitalWeek[]> {
  const now = app.clock.now();
  const weeks = weeksFrom(today);
  const window = {
    from: atMalaysianTime(today, '00:00'),
    to: atMalaysianTime(addDays(weeks.at(-1)!, 7), '00:00'),
    now,
  };
  const doctorIds = await listScheduledDoctors(app.db);
  const counted = new Map<string, HospitalWeek>();
  for (let first = 0; first < doctorIds.length; first += doctorsAtOnce) {
    const some = doctorIds.slice(first, first + doctorsAtOnce);
    for (const schedule of (await findSchedules(app, { doctorIds: some, ...window })).values())
      addSchedule(counted, schedule, { weeks, view: { now, leadMinutes: 0 } });
  }
  return [...counted.values()];
}

function addSchedule(
  counted: Map<string, HospitalWeek>,
  schedule: DoctorSchedule,
  { weeks, view }: { weeks: readonly string[]; view: Viewpoint },
): void {
  const empty = { ...schedule, occupied: [] };
  for (const start of weeks)
    for (let day = start; day < addDays(start, 7); day = addDays(day, 1))
      for (const [name, slots] of [
        ['offered', slotsOfDay(empty, day, view)],
        ['free', slotsOfDay(schedule, day, view)],
      ] as const)
        for (const { hospitalId, freeSeats } of slots) {
          const key = `${start} ${hospitalId}`;
          const found = counted.get(key) ?? { start, hospitalId, offered: 0, free: 0 };
          found[name] += freeSeats.length;
          counted.set(key, found);
        }
}
