import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { blockShape, listBlockedHours } from '#src/features/appointments/scheduling/blocked-hours/block-list.server.ts';
import type { Route } from './+types/blocks-csv';

/** Blocked hours as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, blockShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ page, perPage }) => (await listBlockedHours(app, actor, { state: { ...state, page }, perPage })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'blocked-hours',
      columns: [
        { label: 'doctor', value: (row) => row.doctorName },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'day', value: (row) => row.day },
        { label: 'from', value: (row) => row.from },
        { label: 'until', value: (row) => row.to },
      ],
      rows,
    },
  );
}
