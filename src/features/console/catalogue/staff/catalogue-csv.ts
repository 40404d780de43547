import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { columnsOf } from '../files/catalogue-file.server.ts';
import { importListOf } from '../catalogue-page.server.ts';
import { catalogueShape, listCatalogue } from '../catalogue.server.ts';
import type { CatalogueInputs, ImportList } from '../fields/catalogue-fields.ts';
import { exportedRows, importTarget } from '../imports/import-targets.server.ts';
import { isFileListName } from '../lists/file-lists.ts';
import type { Route } from './+types/catalogue-csv';

/** More than the items of any group. */
const mostRows = 50_000;

/** A list as CSV that can be imported unchanged; without rows, as a template. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const list = await importListOf(params.list);
  const query = new URL(request.url).searchParams;
  const isTemplate = query.get('template') === 'yes';
  const rows = isTemplate ? [] : await consoleLoad(() => rowsOf(app, actor, { list, query }));
  if (isTemplate) await consoleLoad(() => importTarget(list.name).require(actor));
  return exportedFile(
    { app, actor, request },
    {
      name: isTemplate ? `${list.name}-template` : list.name,
      columns: columnsOf(list).map((column) => ({ label: column, value: (row: CatalogueInputs) => row[column] })),
      rows,
    },
  );
}

async function rowsOf(app: App, actor: Actor, { list, query }: { list: ImportList; query: URLSearchParams }) {
  if (isFileListName(list.name)) return exportedRows(app, actor, list.name);
  const state = readListState(query, catalogueShape);
  const { rows } = await listCatalogue(app, actor, { name: list.name, state, limit: mostRows });
  return rows.map(({ inputs, status }): CatalogueInputs => ({ ...inputs, status }));
}
