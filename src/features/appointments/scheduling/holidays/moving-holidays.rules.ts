/** Public holidays whose day moves: how the day in a later year is found. Each has the name of the reference list. */
import { addDays, weekdayOf } from '#src/shared/dates.ts';
import { islamicDays } from './islamic-days.rules.ts';

export interface MovingHoliday {
  /** The days in a year; undefined where none is known yet. */
  daysIn: (year: number) => string[] | undefined;
  /** What determines the day. All days but Easter are expected until they are gazetted. */
  follows: 'crescent' | 'weekday' | 'table' | 'easter';
}

/** Days by the new crescent: from the first day, as many as `length`. */
const islamic = (month: number, day: number, length = 1): MovingHoliday => ({
  follows: 'crescent',
  daysIn: (year) =>
    islamicDays(year, { month, day }).flatMap((first) => Array.from({ length }, (_, later) => addDays(first, later))),
});

/** The first, second or third of a weekday in a month; 0 is Sunday. */
const nthWeekday = (month: number, nth: number, weekday: number): MovingHoliday => ({
  follows: 'weekday',
  daysIn(year) {
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    return [addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)];
  },
});

/** Days by the tables below: from the first day, as many as `length`. */
const listed = (days: readonly string[], length = 1): MovingHoliday => ({
  follows: 'table',
  daysIn(year) {
    const first = days.find((day) => day.startsWith(`${year}-`));
    return first === undefined ? undefined : Array.from({ length }, (_, later) => addDays(first, later));
  },
});

/** The last year of the tables below; the crescent and weekdays are known for longer. */
export const lastListedYear = 2035;

/**
 * The first day of the Chinese year. Many calendar programs are wrong for 2027 and 2030, when the new moon is at
 * midnight.
 */
const chineseNewYear = [
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
];

/** The moon in Pushya, in the Tamil month Thai. */
const thaipusam = [
  '2028-02-09',
  '2029-01-30',
  '2030-01-20',
  '2031-02-06',
  '2032-01-27',
  '2033-01-16',
  '2034-02-02',
  '2035-01-24',
];

/** The fifteenth day of the lunar month, the last in May. */
const wesak = [
  '2028-05-09',
  '2029-05-27',
  '2030-05-16',
  '2031-05-06',
  '2032-05-23',
  '2033-05-13',
  '2034-05-03',
  '2035-05-22',
];

/** The fourteenth day of the waning moon, at dawn, before the new moon of the Tamil month Aippasi. */
const deepavali = [
  '2028-10-17',
  '2029-11-05',
  '2030-10-26',
  '2031-11-14',
  '2032-11-02',
  '2033-10-22',
  '2034-11-10',
  '2035-10-30',
];

/** Easter Sunday by the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
}

/** By the English name of the reference list. */
export const movingHolidays: ReadonlyMap<string, MovingHoliday> = new Map([
  ['Awal Muharram', islamic(1, 1)],
  ['Hari Hol of Johor', islamic(2, 6)],
  ['Birthday of the Prophet Muhammad', islamic(3, 12)],
  ['Israk and Mikraj', islamic(7, 27)],
  ['First day of Ramadan', islamic(9, 1)],
  ['Nuzul Al-Quran', islamic(9, 17)],
  ['Hari Raya Aidilfitri', islamic(10, 1, 2)],
  ['Arafah Day', islamic(12, 9)],
  ['Hari Raya Haji', islamic(12, 10)],
  ['Hari Raya Haji, second day', islamic(12, 11)],
  ['Chinese New Year', listed(chineseNewYear, 2)],
  ['Thaipusam', listed(thaipusam)],
  ['Wesak Day', listed(wesak)],
  ['Deepavali', listed(deepavali)],
  ['Good Friday', { follows: 'easter', daysIn: (year) => [addDays(easter(year), -2)] }],
  ['Birthday of the Yang di-Pertuan Agong', nthWeekday(6, 1, 1)],
  ['Birthday of the Sultan of Kedah', nthWeekday(6, 3, 0)],
  ['Birthday of the Governor of Penang', nthWeekday(7, 2, 6)],
  ['Birthday of the Governor of Sabah', nthWeekday(10, 1, 6)],
  ['Birthday of the Governor of Sarawak', nthWeekday(10, 2, 6)],
  ['Birthday of the Sultan of Perak', nthWeekday(11, 1, 5)],
]);
