/** Imports of master data: a file is checked first, applied as a whole or not at all, and can be undone as a whole. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, sqlState, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Language } from '#src/shared/local-text.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { requireImporter } from '../catalogue-access.server.ts';
import { loadCodes, writeChange, type Changing, type Ports } from '../catalogue-changes.server.ts';
import { readCatalogueFile } from '../catalogue-csv.server.ts';
import { publishChanges } from '../catalogue-effects.server.ts';
import { importFaulty, importSettled, itemUnknown } from '../catalogue.errors.ts';
import type { CatalogueList, CatalogueListName } from '../catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { deleteAddresses } from '../data/addresses.store.server.ts';
import {
  findImport,
  insertImport,
  listImports,
  updateImport,
  type CatalogueImport,
} from '../data/imports.store.server.ts';
import { deleteRow, findItem, lockCatalogue, type CatalogueItem } from '../data/records.store.server.ts';
import { listTied } from '../data/usage.store.server.ts';
import {
  deleteVersions,
  findVersion,
  listVersionsOfImport,
  type CatalogueVersion,
} from '../data/versions.store.server.ts';
import { planImport, type PlannedRow } from './import-plan.server.ts';

const rowsShown = 100;
const importsShown = 20;

interface ImportKey {
  name: CatalogueListName;
  id: string;
}

/**
 * Parses and stores a file until it is applied; changes nothing else. Returns its id. Throws catalogue_file_invalid
 * (422).
 */
export async function checkFile(
  app: Ports,
  actor: Actor,
  file: { name: CatalogueListName; fileName: string; bytes: Uint8Array },
): Promise<string> {
  const staff = requireImporter(actor);
  const rows = readCatalogueFile(catalogueList(file.name), file.bytes);
  const id = app.random.uuid();
  await inTransaction(app.db, (tx) =>
    insertImport(tx, {
      id,
      list: file.name,
      state: 'checked',
      fileName: file.fileName.slice(0, 200),
      rows,
      createdAt: app.clock.now(),
      createdBy: staff.accountId,
    }),
  );
  return id;
}

/** The plan of an import, or what it did. Throws 404. */
export async function viewImport(app: Ports, actor: Actor, key: ImportKey & { language: Language }) {
  requireImporter(actor);
  return inTransaction(app.db, async (tx) => {
    const row = await requireImport(tx, key);
    const { state, fileName, createdCount, changedCount } = row;
    const shared = { id: row.id, state, fileName, createdCount, changedCount };
    if (state !== 'checked') return { ...shared, plan: null };
    const { plan } = await planImport(app, tx, { list: catalogueList(key.name), rows: row.rows });
    return { ...shared, plan: shownPlan(plan, key.language) };
  });
}

function shownPlan(plan: readonly PlannedRow[], locale: Language) {
  const of = (effect: PlannedRow['effect']) => plan.filter((row) => row.effect === effect);
  return {
    create: of('create').length,
    change: of('change').length,
    none: of('none').length,
    fault: of('fault').length,
    faults: of('fault')
      .slice(0, rowsShown)
      .map(({ number, key, faults }) => ({
        number,
        key,
        words: Object.entries(faults).map(([input, text]) => ({ input, text: text({}, { locale }) })),
      })),
    changes: of('change')
      .slice(0, rowsShown)
      .map(({ number, key, changes }) => ({
        number,
        key,
        changes: changes.map(({ input, before, after }) => ({ input, before: cut(before), after: cut(after) })),
      })),
    created: of('create')
      .slice(0, rowsShown)
      .map(({ number, key }) => ({ number, key })),
  };
}

const cut = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

/** Writes every row of a checked file, or none. Throws catalogue_import_faulty, catalogue_import_settled (409), 404. */
export async function applyImport(app: Ports, actor: Actor, key: ImportKey): Promise<void> {
  requireImporter(actor);
  const list = catalogueList(key.name);
  await inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const row = await requireImport(tx, key, true);
    if (row.state !== 'checked') throw importSettled();
    const { plan, codes } = await planImport(app, tx, { list, rows: row.rows });
    if (plan.some(({ effect }) => effect === 'fault')) throw importFaulty();
    const changing: Changing = { app, tx, actor, codes, importId: row.id };
    const ids: number[] = [];
    for (const { effect, before, record, status } of plan) {
      if (effect === 'none') continue;
      const event = before ? 'saved' : 'created';
      ids.push(await writeChange(changing, { list, before, record, status, event }));
    }
    await publishChanges(tx, list, ids);
    const createdCount = plan.filter(({ effect }) => effect === 'create').length;
    await updateImport(tx, row.id, {
      state: 'applied',
      appliedAt: app.clock.now(),
      createdCount,
      changedCount: ids.length - createdCount,
      rows: [],
    });
    await recordImport({ app, tx, actor }, row, 'applied');
  });
}

/**
 * Undoes an applied import: created items are deleted, changed items restored. Items that were changed since, or that
 * are in use, stay; returns how many. Throws catalogue_import_settled (409), 404.
 */
export async function undoImport(app: Ports, actor: Actor, key: ImportKey): Promise<{ kept: number }> {
  requireImporter(actor);
  const list = catalogueList(key.name);
  return inTransaction(app.db, async (tx) => {
    await lockCatalogue(tx);
    const row = await requireImport(tx, key, true);
    if (row.state !== 'applied') throw importSettled();
    const changing: Changing = { app, tx, actor, codes: await loadCodes(tx, list) };
    const versions = (await listVersionsOfImport(tx, row.id)).toReversed();
    const tied = await listTied(tx, list.name, [...new Set(versions.map(({ itemId }) => itemId))]);
    const undone: number[] = [];
    for (const version of versions) if (await undoVersion(changing, list, version)) undone.push(version.itemId);
    await publishChanges(tx, list, undone, tied);
    await updateImport(tx, row.id, { state: 'undone', undoneAt: app.clock.now() });
    await recordImport({ app, tx, actor }, row, 'undone');
    return { kept: versions.length - undone.length };
  });
}

async function undoVersion(changing: Changing, list: CatalogueList, version: CatalogueVersion): Promise<boolean> {
  const { tx } = changing;
  const item = await findItem(tx, list, version.itemId);
  if (!item || item.version !== version.number) return false;
  if (version.event === 'created') return deleteUnused(tx, list, item);
  const was = await findVersion(tx, { list: list.name, itemId: item.id, number: version.number - 1 });
  if (!was) return false;
  await writeChange(changing, { list, before: item, record: was.record, status: was.status, event: 'undone' });
  return true;
}

/** Deletes an item; false where there is a reference to it. */
async function deleteUnused(tx: Transaction, list: CatalogueList, { id }: CatalogueItem): Promise<boolean> {
  try {
    await tx.transaction((inner) => deleteRow(inner, list, id));
  } catch (error) {
    if (sqlState(error) === '23503') return false;
    throw error;
  }
  if (list.component) await deleteAddresses(tx, { component: list.component, itemId: id });
  await deleteVersions(tx, { list: list.name, itemId: id });
  return true;
}

/** The imports of a list, latest first. */
export function recentImports(app: Ports, actor: Actor, name: CatalogueListName) {
  requireImporter(actor);
  return listImports(app.db, name, importsShown);
}

async function requireImport(tx: Transaction, { name, id }: ImportKey, lock = false): Promise<CatalogueImport> {
  const row = isUuid(id) ? await findImport(tx, id, lock) : undefined;
  if (!row || row.list !== name) throw itemUnknown();
  return row;
}

async function recordImport(
  { app, tx, actor }: { app: Ports; tx: Transaction; actor: Actor },
  row: CatalogueImport,
  event: 'applied' | 'undone',
): Promise<void> {
  await recordAudit(app, tx, {
    actor,
    action: `import_${event}`,
    subjectKind: row.list,
    subjectId: row.id,
    detail: { file: row.fileName },
  });
}
