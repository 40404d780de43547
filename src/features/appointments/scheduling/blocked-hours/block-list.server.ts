/** The list of blocked hours of all doctors, as staff of their hospitals see it. */
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countBlocks, listBlocks } from '../data/blocked-hours.store.server.ts';
import { scheduleFilter } from '../schedule-filter.server.ts';
import { hoursOf } from './block-import.server.ts';

export const blockShape: ListShape = {
  sorts: ['hours', 'doctor'],
  defaultSort: 'hours',
  filters: { hospital: 'any' },
};

/** The blocked hours that are not over, in the staff member's hospitals. Throws 403. */
export async function listBlockedHours(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { state, perPage = rowsPerPage }: { state: ListState; perPage?: number },
) {
  const filter = { ...scheduleFilter(actor, state), from: app.clock.now() };
  const [rows, total] = await Promise.all([
    listBlocks(app.db, filter, { limit: perPage, offset: (state.page - 1) * perPage }),
    countBlocks(app.db, filter),
  ]);
  return { rows: rows.map((row) => ({ ...row, ...hoursOf(row) })), total };
}
