import { exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { blockShape, listBlockedHours } from '#src/features/appointments/scheduling/blocked-hours/block-list.server.ts';
import { loadRowsOfFile } from '../schedule-rows.server.ts';
import type { Route } from './+types/blocks-csv';

/** Blocked hours as CSV, with the list's filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await loadRowsOfFile({ app, actor, request }, { shape: blockShape, list: listBlockedHours });
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
