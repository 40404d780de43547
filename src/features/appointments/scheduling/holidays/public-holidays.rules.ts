/** Malaysia's public holidays as built in, and the proposals for a year. */
import { keyOfText, textOfKey } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { states as allStates } from '#src/shared/places/state-names.ts';
import { movingHolidays } from './moving-holidays.rules.ts';
import { referenceHolidays, type ReferenceHoliday } from './reference-holidays.rules.ts';

export interface HolidayRow {
  state: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  name: LocalText;
  /** The day follows the moon or a custom and is not gazetted yet. */
  isExpected: boolean;
}

/** The years whose days are in the reference list, and the last day that was gazetted when it was written. */
const listedYears = ['2026', '2027'];
const lastGazetted = '2026-12-31';

/** Whether the day of a holiday needs to be confirmed by staff once it is gazetted. */
function isExpectedDay(name: string, day: string): boolean {
  const follows = movingHolidays.get(name)?.follows;
  if (follows === undefined || follows === 'easter' || day <= lastGazetted) return false;
  return follows === 'crescent' || !listedYears.includes(day.slice(0, 4));
}

/** One row for each state and day; where two holidays fall on a day, their names are joined. */
export function makeHolidays(listed: readonly ReferenceHoliday[] = referenceHolidays): HolidayRow[] {
  const rows = new Map<string, HolidayRow & { name: Required<LocalText> }>();
  for (const [en, ms, zh, days, states = allStates] of listed) {
    for (const state of states) {
      for (const day of days) {
        const known = rows.get(`${state} ${day}`);
        const isExpected = isExpectedDay(en, day) || (known?.isExpected ?? false);
        const name = known
          ? { en: `${known.name.en}; ${en}`, ms: `${known.name.ms}; ${ms}`, zh: `${known.name.zh}；${zh}` }
          : { en, ms, zh };
        rows.set(`${state} ${day}`, { state, day, name, isExpected });
      }
    }
  }
  return [...rows.values()];
}

/** A holiday with the states that have it. */
export interface Holiday {
  day: string;
  name: LocalText;
  states: string[];
  /** Whether the day is not gazetted yet in at least one of its states. */
  isExpected: boolean;
}

/** The key of a holiday is its day and its English name: one day can have two. */
export interface HolidayKey {
  day: string;
  name: string;
}

/** The key of a row of the list, as a form sends it. */
export const keyOfHoliday = ({ day, name }: Holiday) => keyOfText(`${day} ${name.en}`);

/** The holiday that such a key names. */
export function holidayKeyOf(key: string): HolidayKey {
  const text = textOfKey(key);
  return { day: text.slice(0, 10), name: text.slice(11) };
}

/** Groups rows by day and name, in the order of their days. */
export function groupHolidays(rows: readonly HolidayRow[]): Holiday[] {
  const groups = Map.groupBy(rows, ({ day, name }) => `${day} ${name.en}`);
  return [...groups.values()]
    .map((own) => ({
      day: own[0]!.day,
      name: own[0]!.name,
      states: own.map(({ state }) => state).toSorted(),
      isExpected: own.some(({ isExpected }) => isExpected),
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.name.en.localeCompare(b.name.en));
}

/**
 * The proposals for a year: holidays with their day, and in `undated` the names of holidays whose day moves and is not
 * known yet. For a listed year the days come from the list; for a later year they are found by their rule.
 */
export function proposedHolidays(year: string): { rows: HolidayRow[]; undated: LocalText[] } {
  const dated: ReferenceHoliday[] = [];
  const undated: LocalText[] = [];
  for (const holiday of referenceHolidays) {
    const [en, ms, zh, , states] = holiday;
    const days = daysIn(holiday, year);
    if (days) dated.push([en, ms, zh, days, states ?? allStates]);
    else if (movingHolidays.has(en)) undated.push({ en, ms, zh });
  }
  return { rows: makeHolidays(dated), undated };
}

/** Undefined where no day is known: a replacement day depends on another holiday and does not occur every year. */
function daysIn([en, , , days]: ReferenceHoliday, year: string): string[] | undefined {
  if (listedYears.includes(year)) return days.filter((day) => day.startsWith(year));
  const moving = movingHolidays.get(en);
  if (moving) return moving.daysIn(Number(year));
  const [first, ...others] = listedYears.map((listed) =>
    days.filter((day) => day.startsWith(listed)).map((day) => day.slice(5)),
  );
  return others.every((ends) => String(ends) === String(first)) ? first!.map((end) => `${year}-${end}`) : undefined;
}
