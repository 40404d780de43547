/** Imports of master data: the items' versions record what an import wrote. */
import { deletedUnlessUsed } from '#src/platform/db/transaction.ts';
import { deleteProposals, takeBackImported } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { requireImporter } from '../catalogue-access.server.ts';
import { loadCodes, writeChange, type Changing } from '../changes/catalogue-changes.server.ts';
import { publishChanges } from '../changes/catalogue-effects.server.ts';
import { importFaulty } from '../catalogue.errors.ts';
import type { CatalogueList } from '../fields/catalogue-fields.ts';
import { deleteAddresses } from '../data/addresses.store.server.ts';
import type { CatalogueImport } from '../data/imports.store.server.ts';
import { findItem, lockCatalogue, type CatalogueItem } from '../data/records.store.server.ts';
import { deleteRow } from '../data/record-writes.store.server.ts';
import { countUsage, listTied } from '../data/usage.store.server.ts';
import {
  deleteVersions,
  findVersion,
  listVersionsOfImport,
  type CatalogueVersion,
} from '../data/versions.store.server.ts';
import { followItem, mayItemReturn, textsKey } from '../approvals/health-texts.server.ts';
import { planImport } from './import-plan.server.ts';
import type { AppliedImport, ImportContext, ImportTarget } from './import-target.ts';

/** How the rows of a file become items of a list of master data, and how that is undone. */
export function catalogueTarget(list: CatalogueList): ImportTarget {
  return {
    list,
    require: requireImporter,
    plan: async ({ app, tx }, rows) => (await planImport(app, tx, { list, rows })).plan,
    apply: (context, row) => apply(list, context, row),
    undo: (context, row) => undo(list, context, row),
  };
}

async function apply(
  list: CatalogueList,
  { app, tx, actor }: ImportContext,
  row: CatalogueImport,
): Promise<AppliedImport> {
  await lockCatalogue(tx);
  const { plan, codes, isStated } = await planImport(app, tx, { list, rows: row.rows });
  if (plan.some(({ effect }) => effect === 'fault')) throw importFaulty();
  const changing: Changing = { app, tx, actor, codes, importId: row.id };
  const ids: number[] = [];
  for (const { effect, before, record, status, judged } of plan) {
    if (effect === 'none') continue;
    const event = before ? 'saved' : 'created';
    const id = await writeChange(changing, { list, before, record, status, event });
    await followItem(changing, { list, before, id, judged, isStated });
    ids.push(id);
  }
  await publishChanges(tx, list, { ids });
  const createdCount = plan.filter(({ effect }) => effect === 'create').length;
  return { createdCount, changedCount: ids.length - createdCount, effects: [] };
}

async function undo(list: CatalogueList, { app, tx, actor }: ImportContext, row: CatalogueImport) {
  await lockCatalogue(tx);
  const changing: Changing = { app, tx, actor, codes: await loadCodes(tx, list) };
  // Proposals of the import that no doctor has approved yet are withdrawn with it.
  await takeBackImported({ app, tx, actor }, row.id);
  const versions = (await listVersionsOfImport(tx, row.id)).toReversed();
  const tied = await listTied(tx, list.name, [...new Set(versions.map(({ itemId }) => itemId))]);
  const undone: number[] = [];
  for (const version of versions) if (await undoVersion(changing, list, version)) undone.push(version.itemId);
  await publishChanges(tx, list, { ids: undone, before: tied });
  return { kept: versions.length - undone.length };
}

async function undoVersion(changing: Changing, list: CatalogueList, version: CatalogueVersion): Promise<boolean> {
  const { tx } = changing;
  const item = await findItem(tx, list, version.itemId);
  if (!item || item.version !== version.number) return false;
  if (version.event === 'created') return deleteUnused(changing, list, item);
  const was = await findVersion(tx, { list: list.name, itemId: item.id, number: version.number - 1 });
  if (!was || !(await mayItemReturn(changing, { list, item, record: was.record }))) return false;
  await writeChange(changing, { list, before: item, record: was.record, status: was.status, event: 'undone' });
  return true;
}

/** Deletes an item; false where another row refers to it, by its id or by its code. */
async function deleteUnused(
  { app, tx }: Changing,
  list: CatalogueList,
  { id, record }: CatalogueItem,
): Promise<boolean> {
  const code = typeof record['code'] === 'string' ? record['code'] : '';
  const usage = await countUsage(tx, { list: list.name, id, code }, app.clock.now());
  if (Object.values(usage).some((count) => count > 0)) return false;
  if (!(await deletedUnlessUsed(tx, (inner) => deleteRow(inner, list, id)))) return false;
  const key = textsKey(list, id);
  if (key) await deleteProposals(tx, key);
  if (list.component) await deleteAddresses(tx, { component: list.component, itemId: id });
  await deleteVersions(tx, { list: list.name, itemId: id });
  return true;
}
