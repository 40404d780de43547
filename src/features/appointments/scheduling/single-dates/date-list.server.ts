/** The list of single dates of all doctors, as staff of its hospitals see it. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { countDates, listDates } from '../data/single-dates.store.server.ts';
import { scheduleFilter } from '../schedule-filter.server.ts';

export const dateShape: ListShape = {
  sorts: ['day', 'doctor'],
  defaultSort: 'day',
  filters: { hospital: 'any', sessions: ['closed', 'open'] },
};

/** The single dates from today on in the staff member's hospitals. Throws 403. */
export async function listSingleDates(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { state, perPage = rowsPerPage }: { state: ListState; perPage?: number },
) {
  const { sessions } = state.filters;
  const filter = {
    ...scheduleFilter(actor, state),
    from: malaysianDay(app.clock.now()),
    isClosed: sessions === undefined ? undefined : sessions === 'closed',
  };
  const [rows, total] = await Promise.all([
    listDates(app.db, filter, { limit: perPage, offset: (state.page - 1) * perPage }),
    countDates(app.db, filter),
  ]);
  return { rows, total };
}
