import { consoleLoad, exportedFile, readPages } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { formsShape, listForms } from '../built-forms.server.ts';
import type { Route } from './+types/forms-csv';

/** The list of forms as CSV, with its search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, formsShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listForms(app, actor, { ...state, page, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'forms',
      columns: [
        { label: 'title', value: (row) => row.title },
        { label: 'address', value: (row) => `/forms/${row.slug}` },
        { label: 'hospital', value: (row) => row.hospitalName },
        { label: 'state', value: (row) => row.status },
        { label: 'version', value: (row) => row.version },
        { label: 'changed', value: (row) => row.changedAt.toISOString() },
      ],
      rows,
    },
  );
}
