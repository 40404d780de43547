import { requestContext } from '#src/platform/request-context.ts';
import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { listPeople, peopleShape } from '../staff-people.server.ts';
import type { Route } from './+types/people-csv';

/** The list of people as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, peopleShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => (await listPeople(app, actor, { state: { ...state, page }, perPage })).rows),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'people',
      columns: [
        { label: 'name', value: (row) => row.name },
        { label: 'email', value: (row) => row.email },
        { label: 'duties', value: (row) => row.roleAssignments.map(roleAssignmentName).join(' ') },
        { label: 'added', value: (row) => row.addedAt.toISOString() },
        { label: 'removed', value: (row) => row.removedAt?.toISOString() },
        { label: 'second_factor', value: (row) => (row.hasSecondFactor ? 'yes' : 'no') },
      ],
      rows,
    },
  );
}
