import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { dateShape, listSingleDates } from '#src/features/appointments/scheduling/single-dates/date-list.server.ts';
import type { Route } from './+types/dates-csv';

/** The coming single dates as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, dateShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ page, perPage }) => (await listSingleDates(app, actor, { state: { ...state, page }, perPage })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'single-dates',
      columns: [
        { label: 'doctor', value: (row) => row.doctorName },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'day', value: (row) => row.day },
        {
          label: 'sessions',
          value: ({ sessions }) => sessions.map(({ from, to }) => `${from}-${to}`).join('; ') || 'closed',
        },
      ],
      rows,
    },
  );
}
