import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listNewTimes } from '#src/features/appointments/front-desk/new-times-list.server.ts';
import { readNewTimesQuery } from './new-times-query.server.ts';
import type { Route } from './+types/new-times-csv';

/** The patients who were asked about a new time, as CSV, with the list's filters; each row is recorded as viewed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { question } = readNewTimesQuery(request);
  const rows = await consoleLoad(() =>
    readPages(async ({ limit, offset }) => (await listNewTimes(app, actor, { question, limit, offset })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'new-times',
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'patient', value: (row) => row.patientName },
        { label: 'doctor', value: (row) => row.doctorName },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'was', value: (row) => row.was.toISOString() },
        { label: 'proposed', value: (row) => row.startsAt.toISOString() },
        { label: 'due', value: (row) => row.dueAt.toISOString() },
        { label: 'state', value: (row) => row.state },
        { label: 'answered', value: (row) => row.answeredAt?.toISOString() },
      ],
      rows,
    },
  );
}
