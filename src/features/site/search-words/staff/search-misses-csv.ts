import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listSearchesWithoutResult, missShape } from '../search-word-lists.server.ts';
import type { Route } from './+types/search-misses-csv';

/** The searches that found nothing as CSV, with the list's search and filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, missShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ page, perPage }) => (await listSearchesWithoutResult(app, actor, { ...state, page, perPage })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'searches-without-result',
      columns: [
        { label: 'search', value: (row) => row.keyword },
        { label: 'language', value: (row) => row.language },
        { label: 'times', value: (row) => row.times },
        { label: 'last', value: (row) => row.lastAt.toISOString() },
      ],
      rows,
    },
  );
}
