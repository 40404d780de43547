import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { listEnquiries, oneKind, submissionColumns } from '#src/features/requests/submissions/submissions.server.ts';
import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/guarantee-letter-csv';

/** The list of letters as CSV, with its search and filters; identity numbers are left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const kind = oneKind(guaranteeLetterForm);
  const state = kind.narrowed(readListState(new URL(request.url).searchParams, kind.shape));
  const rows = await consoleLoad(() => {
    requireStaff(actor, 'handle_guarantee_letters');
    return readPages(
      async ({ page, perPage }) => (await listEnquiries(app, actor, { ...state, page, perPage, isExport: true })).rows,
    );
  });
  return exportedFile(
    { app, actor, request },
    {
      name: 'guarantee-letters',
      columns: submissionColumns([
        { label: 'patient', value: (row) => row.name },
        { label: 'insurer', value: (row) => row.subject },
      ]),
      rows,
    },
  );
}
