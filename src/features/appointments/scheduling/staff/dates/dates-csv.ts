import { exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { dateShape, listSingleDates } from '#src/features/appointments/scheduling/single-dates/date-list.server.ts';
import { loadRowsOfFile } from '../schedule-rows.server.ts';
import type { Route } from './+types/dates-csv';

/** The coming single dates as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await loadRowsOfFile({ app, actor, request }, { shape: dateShape, list: listSingleDates });
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
