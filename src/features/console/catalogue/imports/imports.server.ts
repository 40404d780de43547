/** Imports of lists: a file is checked first, applied as a whole or not at all, and can be undone as a whole. */
import type { Actor } from '#src/platform/actor.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { readCatalogueFile } from '../files/catalogue-file.server.ts';
import { importSettled, itemUnknown } from '../catalogue.errors.ts';
import type { ImportListName } from '../fields/catalogue-fields.ts';
import {
  findImport,
  insertImport,
  listImports,
  updateImport,
  type CatalogueImport,
} from '../data/imports.store.server.ts';
import type { ImportPorts, ShownRow } from './import-target.ts';
import { importTarget } from './import-targets.server.ts';
import { isPhotoListName } from './photos/photo-imports.rules.ts';
import { photoTarget } from './photos/photo-targets.server.ts';
import { importsShown, rowsShown } from '../catalogue.rules.ts';

interface ImportKey {
  name: ImportListName;
  id: string;
}

/** With the language of the page, in which messages to people are written. */
type SaidKey = ImportKey & { language: Language };

/**
 * Parses and stores a file until it is applied; changes nothing else. Returns its id. Throws catalogue_file_invalid
 * (422).
 */
export async function checkFile(
  app: ImportPorts,
  actor: Actor,
  file: { name: ImportListName; fileName: string; bytes: Uint8Array },
): Promise<string> {
  const target = importTarget(file.name);
  const staff = target.require(actor);
  const rows = await readCatalogueFile(target.list, file.bytes);
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

/** The plan of an import, or its result. Throws 404. */
export async function viewImport(app: ImportPorts, actor: Actor, key: SaidKey) {
  const target = importTarget(key.name);
  target.require(actor);
  return inTransaction(app.db, async (tx) => {
    const row = await findImportOf({ db: tx }, key);
    const { state, fileName, createdCount, changedCount } = row;
    const shared = { id: row.id, state, fileName, createdCount, changedCount };
    if (state !== 'checked' || row.kind !== 'rows') return { ...shared, kind: row.kind, plan: null };
    const plan = await target.plan({ app, tx, actor }, row.rows);
    return { ...shared, kind: row.kind, plan: shownPlan(plan, key.language) };
  });
}

function shownPlan(plan: readonly ShownRow[], locale: Language) {
  const of = (effect: ShownRow['effect']) => plan.filter((row) => row.effect === effect);
  return {
    create: of('create').length,
    change: of('change').length,
    none: of('none').length,
    fault: of('fault').length,
    waiting: plan.filter(({ isWaiting }) => isWaiting).length,
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
export async function applyImport(app: ImportPorts, actor: Actor, { language, ...key }: SaidKey): Promise<void> {
  const target = importTarget(key.name);
  target.require(actor);
  await inTransaction(app.db, async (tx) => {
    const row = await findImportOf({ db: tx }, key, true);
    if (row.state !== 'checked' || row.kind !== 'rows') throw importSettled();
    const applied = await target.apply({ app, tx, actor, language }, row);
    await updateImport(tx, row.id, { ...applied, state: 'applied', appliedAt: app.clock.now(), rows: [] });
    await recordImport({ app, tx, actor }, row, 'applied');
  });
}

/**
 * Undoes an applied import: created items are deleted, changed items restored. Items that have changed since, or that
 * are in use, stay; returns how many. Throws catalogue_import_settled (409), 404.
 */
export async function undoImport(
  app: ImportPorts,
  actor: Actor,
  { language, ...key }: SaidKey,
): Promise<{ kept: number }> {
  const target = importTarget(key.name);
  target.require(actor);
  return inTransaction(app.db, async (tx) => {
    const row = await findImportOf({ db: tx }, key, true);
    if (row.state !== 'applied') throw importSettled();
    const { undo } = row.kind === 'photos' && isPhotoListName(key.name) ? photoTarget(key.name) : target;
    const { kept } = await undo({ app, tx, actor, language }, row);
    await updateImport(tx, row.id, { state: 'undone', undoneAt: app.clock.now(), effects: [] });
    await recordImport({ app, tx, actor }, row, 'undone');
    return { kept };
  });
}

/** Whether the actor may import files of this list. */
export function mayImportList(actor: Actor, name: ImportListName): boolean {
  try {
    importTarget(name).require(actor);
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}

/** The imports of a list, latest first. */
export function recentImports(app: ImportPorts, actor: Actor, name: ImportListName) {
  importTarget(name).require(actor);
  return listImports(app.db, name, importsShown);
}

/** An import of that list; with `lock`, no other transaction applies or undoes it meanwhile. Throws 404. */
export async function findImportOf(
  { db }: { db: Database | Transaction },
  { name, id }: ImportKey,
  lock = false,
): Promise<CatalogueImport> {
  const row = isUuid(id) ? await findImport(db, id, lock) : undefined;
  if (!row || row.list !== name) throw itemUnknown();
  return row;
}

/** Records who applied or undid an import. */
export async function recordImport(
  { app, tx, actor }: { app: ImportPorts; tx: Transaction; actor: Actor },
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
