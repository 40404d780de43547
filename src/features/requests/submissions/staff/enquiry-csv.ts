import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { submissionColumns } from '../handling/submission-columns.ts';
import { enquiriesShape, listEnquiries } from '../handling/submission-list.server.ts';
import type { Route } from './+types/enquiry-csv';

/** The list of enquiries as CSV, with its search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, enquiriesShape);
  const rows = await consoleLoad(async () => {
    requireStaff(actor, 'open_enquiries');
    return readPages(
      async ({ page, perPage }) => (await listEnquiries(app, actor, { ...state, page, perPage, isExport: true })).rows,
    );
  });
  return exportedFile(
    { app, actor, request },
    {
      name: 'enquiries',
      columns: submissionColumns([
        { label: 'kind', value: (row) => row.kind },
        { label: 'about', value: (row) => row.subject },
        { label: 'name', value: (row) => row.name },
      ]),
      rows,
    },
  );
}
