/** The lists of the package desk, as their addresses say them. */
import { csvRowLimit } from '#src/features/console/staff/csv.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/staff/list-state.rules.ts';
import { packageStatuses } from './desk.schema.ts';
import type { DeskListWish } from './desk.server.ts';

export const packagesShape: ListShape = {
  sorts: ['title', 'price', 'sold', 'approval'],
  defaultSort: 'title',
  filters: { status: packageStatuses },
};
export const promotionsShape: ListShape = { sorts: ['newest', 'code', 'ends', 'used'], defaultSort: '-newest' };

/** The part of a list that a page shows; `all` for a file. */
export function deskPage({ q, sort, isDescending, page }: ListState, { all = false } = {}): DeskListWish {
  return {
    ...(q ? { q } : {}),
    sort,
    isDescending,
    limit: all ? csvRowLimit : rowsPerPage,
    offset: all ? 0 : (page - 1) * rowsPerPage,
  };
}
