import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { listEnquiries, oneKind } from '#src/features/requests/submissions/submissions.server.ts';
import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/letter-csv';

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
      columns: [
        { label: 'reference', value: (row) => row.reference },
        { label: 'patient', value: (row) => row.name },
        { label: 'insurer', value: (row) => row.subject },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'sent', value: (row) => row.sentAt.toISOString() },
        { label: 'changed', value: (row) => row.changedAt.toISOString() },
        { label: 'due', value: (row) => row.dueAt?.toISOString() },
        { label: 'escalated', value: (row) => row.escalation },
        { label: 'handler', value: (row) => row.handlerName },
        { label: 'state', value: (row) => row.state },
      ],
      rows,
    },
  );
}
