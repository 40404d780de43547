import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listFrontDeskAppointments } from '#src/features/appointments/front-desk/front-desk-day.server.ts';
import { readDayQuery } from './day-query.server.ts';
import type { Route } from './+types/day-csv';

/** The day's list as CSV, with the list's search and filters; each row in it is recorded as viewed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { question } = readDayQuery(request);
  const { day } = await consoleLoad(() => listFrontDeskAppointments(app, actor, { question, limit: 1, offset: 0 }));
  const rows = await consoleLoad(() =>
    readPages(
      async ({ limit, offset }) => (await listFrontDeskAppointments(app, actor, { question, limit, offset })).rows,
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: `appointments-${day}`,
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'starts_at', value: (row) => row.startsAt.toISOString() },
        { label: 'patient', value: (row) => row.patientName },
        { label: 'doctor', value: (row) => row.doctorName },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'visit', value: (row) => row.visit },
        { label: 'mode', value: (row) => row.mode },
        { label: 'state', value: (row) => row.status },
      ],
      rows,
    },
  );
}
