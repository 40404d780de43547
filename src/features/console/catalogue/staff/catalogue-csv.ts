import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { columnsOf } from '../catalogue-csv.server.ts';
import { listOf } from '../catalogue-page.server.ts';
import { catalogueShape, listCatalogue } from '../catalogue.server.ts';
import type { Route } from './+types/catalogue-csv';

/** Above any group's number of items. */
const mostRows = 50_000;

/** A list as CSV that can be imported unchanged; without rows, as a template. */
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
