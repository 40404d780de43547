/** The queries of the package lists, from their addresses. */
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { packageStatuses } from './draft/package-draft.schema.ts';
import type { AdminListQuery } from './packages-admin.server.ts';

export const packagesShape: ListShape = {
  sorts: ['title', 'status', 'price', 'sold', 'approval'],
  defaultSort: 'title',
  filters: { status: packageStatuses },
};
export const promotionsShape: ListShape = { sorts: ['newest', 'code', 'ends', 'used'], defaultSort: '-newest' };

/** Offset and limit of the page that is shown. */
export function adminPage({ q, sort, isDescending, page }: ListState, { perPage = rowsPerPage } = {}): AdminListQuery {
  return {
    ...(q ? { q } : {}),
    sort,
    isDescending,
    limit: perPage,
    offset: (page - 1) * perPage,
  };
}
