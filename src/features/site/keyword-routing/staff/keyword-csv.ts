import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { keywordShape, listKeywordAddresses } from '../keyword-admin.server.ts';
import type { Route } from './+types/keyword-csv';

/** The keyword table as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, keywordShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listKeywordAddresses(app, actor, { ...state, page, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'addresses',
      columns: [
        { label: 'path', value: (row) => row.path },
        { label: 'component', value: (row) => row.component },
        { label: 'shows', value: (row) => row.url },
        { label: 'hospital', value: (row) => row.hospitalId },
        { label: 'kind', value: (row) => (row.isShort ? 'short' : 'own') },
      ],
      rows,
    },
  );
}
