import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { listRequests, requestsShape } from '../privacy-request-list.server.ts';
import type { Route } from './+types/requests-csv';

/** Requests as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, requestsShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listRequests(app, actor, { ...state, page, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'privacy-requests',
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'kind', value: (row) => row.kind },
        { label: 'name', value: (row) => row.personName },
        { label: 'state', value: (row) => row.state },
        { label: 'received', value: (row) => row.receivedOn },
        { label: 'due', value: (row) => row.dueOn },
        { label: 'days_left', value: (row) => row.daysLeft },
      ],
      rows,
    },
  );
}
