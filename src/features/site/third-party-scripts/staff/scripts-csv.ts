import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { contextLabel } from '../script-context.rules.ts';
import { listScriptRecords, scriptShape } from '../script-admin.server.ts';
import type { Route } from './+types/scripts-csv';

/** The records as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, scriptShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listScriptRecords(app, actor, { ...state, page, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'scripts',
      columns: [
        { label: 'name', value: (row) => row.name },
        { label: 'context', value: (row) => contextLabel({ kind: row.contextKind, value: row.contextValue }) },
        { label: 'active', value: (row) => (row.isActive ? 'yes' : 'no') },
        { label: 'needs_consent', value: (row) => (row.needsConsent ? 'yes' : 'no') },
        { label: 'hosts', value: (row) => row.hosts.join(' ') },
        { label: 'changed', value: (row) => row.updatedAt.toISOString() },
      ],
      rows,
    },
  );
}
