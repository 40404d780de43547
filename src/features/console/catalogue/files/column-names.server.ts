/** The names of the items to which columns of a list refer, for the list in the console. */
import type { App } from '#src/platform/app.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { listReferences } from '../data/records.store.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';

/** By column, the English names of codes, even of retired items. A file of the list has the codes. */
export async function columnNames(
  app: Pick<App, 'db'>,
  name: CatalogueListName,
): Promise<Record<string, Record<string, string>>> {
  const { columns, fields } = catalogueList(name);
  const referring = fields.flatMap((field) =>
    columns.includes(field.name) && (field.kind === 'ref' || field.kind === 'refs') ? [field] : [],
  );
  const named = await Promise.all(
    referring.map(async (field) => {
      const found = await listReferences(app.db, catalogueList(field.list), { withRetired: true });
      return [field.name, Object.fromEntries(found.map(({ code, title }) => [code, title]))] as const;
    }),
  );
  return Object.fromEntries(named);
}
