import { readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { states } from '#src/shared/places/state-names.ts';

/** The year and state of the list, from the address; this year by default. */
export function readHolidaysQuestion(request: Request, now: Date): { state: ListState; year: string } {
  const state = readListState(new URL(request.url).searchParams, {
    sorts: ['day', 'name'],
    defaultSort: 'day',
    filters: { year: 'any', state: states },
  });
  const year = state.filters.year ?? '';
  return { state, year: /^20[2-9]\d$/.test(year) ? year : malaysianDay(now).slice(0, 4) };
}
