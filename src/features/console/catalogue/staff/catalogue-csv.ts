import { exportedFile } from '#src/features/console/staff/csv.server.ts';
import { consoleLoad } from '#src/features/console/staff/console-request.server.ts';
import { readListState } from '#src/features/console/staff/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { columnsOf } from '../catalogue-csv.server.ts';
import { listOf } from '../catalogue-page.server.ts';
import { catalogueShape, listCatalogue } from '../catalogue.server.ts';
import type { Route } from './+types/catalogue-csv';

/** More than any group has of one thing. */
const mostRows = 50_000;

/** A list as a file that can be imported as it is; without rows, as a template. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const list = await listOf(params.list);
  const query = new URL(request.url).searchParams;
  const isTemplate = query.get('template') === 'yes';
  const state = readListState(query, catalogueShape);
  const { rows } = await consoleLoad(() => listCatalogue(app, actor, { name: list.name, state, limit: mostRows }));
  return exportedFile(
    { app, actor },
    isTemplate ? `${list.name}-template` : list.name,
    columnsOf(list).map((column) => ({
      label: column,
      value: ({ inputs, status }: (typeof rows)[number]) => (column === 'status' ? status : inputs[column]),
    })),
    isTemplate ? [] : rows,
  );
}
