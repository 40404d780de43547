import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listWaiting } from '#src/features/appointments/front-desk/waiting-list-admin.server.ts';
import { readWaitingListQuery } from './waiting-list-query.server.ts';
import type { Route } from './+types/waiting-list-csv';

/** The waiting lists as CSV, with the list's search and filters; each row in it is recorded as viewed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { question } = readWaitingListQuery(request);
  const rows = await consoleLoad(() =>
    readPages(async ({ limit, offset }) => (await listWaiting(app, actor, { question, limit, offset })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'waiting-lists',
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'day', value: (row) => row.day },
        { label: 'patient', value: (row) => row.patientName },
        { label: 'doctor', value: (row) => row.doctorName },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'joined_at', value: (row) => row.joinedAt.toISOString() },
        { label: 'state', value: (row) => (row.isTakenOff ? 'taken_off' : row.status) },
        { label: 'offered_time', value: (row) => row.offer?.startsAt.toISOString() },
        { label: 'offer', value: (row) => row.offer?.state },
        { label: 'offer_until', value: (row) => row.offer?.expiresAt.toISOString() },
      ],
      rows,
    },
  );
}
