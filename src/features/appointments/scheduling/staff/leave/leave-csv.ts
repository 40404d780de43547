import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listLeave } from '#src/features/appointments/scheduling/leave/doctor-leave.server.ts';
import { readLeaveQuery } from './leave-query.ts';
import type { Route } from './+types/leave-csv';

/** Leave as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { question } = readLeaveQuery(request);
  const rows = await consoleLoad(() =>
    readPages(async ({ limit, offset }) => (await listLeave(app, actor, { ...question, limit, offset })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'leave',
      columns: [
        { label: 'doctor', value: (row) => row.name },
        { label: 'first_day', value: (row) => row.startsOn },
        { label: 'last_day', value: (row) => row.endsOn },
        { label: 'from_time', value: (row) => row.startsAt ?? '' },
        { label: 'until_time', value: (row) => row.endsAt ?? '' },
      ],
      rows,
    },
  );
}
