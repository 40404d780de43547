/** Malaysia's public holidays as built in, and the proposals for a year. */
import type { LocalText } from '#src/shared/local-text.ts';
import { states as allStates } from '#src/shared/state-names.ts';
import { referenceHolidays, type ReferenceHoliday } from './reference-holidays.rules.ts';

export interface HolidayRow {
  state: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  name: LocalText;
}

/** One row for each state and day; where two holidays fall on a day, their names are joined. */
export function makeHolidays(listed: readonly ReferenceHoliday[] = referenceHolidays): HolidayRow[] {
  const rows = new Map<string, { state: string; day: string; name: Required<LocalText> }>();
  for (const [en, ms, zh, days, states = allStates] of listed) {
    for (const state of states) {
      for (const day of days) {
        const known = rows.get(`${state} ${day}`)?.name;
        const name = known
          ? { en: `${known.en}; ${en}`, ms: `${known.ms}; ${ms}`, zh: `${known.zh}；${zh}` }
          : { en, ms, zh };
        rows.set(`${state} ${day}`, { state, day, name });
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
}

/** Groups rows by day and name, in order of their days. */
export function groupHolidays(rows: readonly HolidayRow[]): Holiday[] {
  const groups = Map.groupBy(rows, ({ day, name }) => `${day} ${name.en}`);
  return [...groups.values()]
    .map((own) => ({ day: own[0]!.day, name: own[0]!.name, states: own.map(({ state }) => state).toSorted() }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.name.en.localeCompare(b.name.en));
}

const listedYears = ['2026', '2027'];

/**
 * The proposals for a year: holidays with their day, and in `undated` the names of those whose day moves and is not
 * known yet. For a listed year every day is known; for another year only those with the same day each year.
 */
export function proposedHolidays(year: string): { rows: HolidayRow[]; undated: LocalText[] } {
  if (listedYears.includes(year))
    return { rows: makeHolidays().filter(({ day }) => day.startsWith(year)), undated: [] };
  const dated: ReferenceHoliday[] = [];
  const undated: LocalText[] = [];
  for (const [en, ms, zh, days, states] of referenceHolidays) {
    // A replacement day follows from another holiday's day and does not occur every year.
    if (!listedYears.every((listed) => days.some((day) => day.startsWith(listed)))) continue;
    const ends = new Set(days.map((day) => day.slice(5)));
    if (ends.size === 1) dated.push([en, ms, zh, [`${year}-${[...ends][0]}`], states ?? allStates]);
    else undated.push({ en, ms, zh });
  }
  return { rows: makeHolidays(dated), undated };
}
