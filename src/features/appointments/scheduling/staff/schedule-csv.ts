import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listSchedules, scheduleShape } from '../schedule-pages.server.ts';
import type { Route } from './+types/schedule-csv';

/** The doctors and their number of sessions as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, scheduleShape);
  const rows = await consoleLoad(() =>
    readPages(
      async ({ page, perPage }) => (await listSchedules(app, actor, { state: { ...state, page }, perPage })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'schedules',
      columns: [
        { label: 'doctor', value: (row) => row.name },
        { label: 'doctor_slug', value: (row) => row.slug },
        { label: 'hospitals', value: (row) => row.hospitals.join('; ') },
        { label: 'sessions', value: (row) => row.sessions },
      ],
      rows,
    },
  );
}
