/**
 * Days of the Islamic calendar as Malaysia expects them: a month begins on the day after the evening on which the new
 * crescent can be seen (MABIMS, since 2021: 3 degrees above the horizon and 6.4 degrees from the sun at sunset).
 */
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { moonAtSunset, newMoonNear, type Place } from './moon.rules.ts';

/** Labuan. The crescent is lowest in the east of the country: if it is visible there, it is visible in all states. */
const lookout: Place = { latitude: 5.3, longitude: 115.2 };
const leastHeight = 3;
const leastDistance = 6.4;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 29.530588853 * dayMs;

/** The new moon before Awal Muharram 1448, which was on 17 June 2026. */
const muharram1448 = Date.UTC(2026, 5, 15, 3);

/** The first day of the month that begins this many months after Muharram 1448. */
function firstDay(monthsAfter: number): string {
  const newMoon = newMoonNear(muharram1448 + monthsAfter * monthMs);
  let day = malaysianDay(new Date(newMoon));
  for (; ; day = addDays(day, 1)) {
    const midnight = Date.parse(`${day}T00:00:00+08:00`);
    const seen = moonAtSunset(midnight + 16 * hourMs, midnight + 21 * hourMs, lookout);
    if (seen.at > newMoon && seen.height >= leastHeight && seen.distance >= leastDistance) return addDays(day, 1);
  }
}

/**
 * The days of a year on which a day of the Islamic calendar is expected: mostly one, sometimes two, because the Islamic
 * year is eleven days shorter. `month` is 1 for Muharram to 12 for Zulhijjah; `month` and `day` are those of the
 * Islamic calendar.
 */
export function islamicDays(year: number, { month, day }: { month: number; day: number }): string[] {
  const days: string[] = [];
  const about = Math.round((Date.UTC(year, 6, 1) - muharram1448) / monthMs);
  for (let count = about - 8; count <= about + 8; count += 1)
    if ((((count % 12) + 12) % 12) + 1 === month) days.push(addDays(firstDay(count), day - 1));
  return days.filter((one) => one.startsWith(`${year}-`));
}
