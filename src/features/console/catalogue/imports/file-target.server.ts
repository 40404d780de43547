/** Imports of lists that have pages of their own: the import stores what it wrote, so that it can be undone. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { importFaulty } from '../catalogue.errors.ts';
import {
  inputNamesOf,
  type CatalogueInputs,
  type CatalogueRecord,
  type ImportList,
} from '../fields/catalogue-fields.ts';
import type { CatalogueImport } from '../data/imports.store.server.ts';
import { readRecord } from '../fields/field-values.rules.ts';
import { inputsOf } from '../fields/field-texts.rules.ts';
import { changesOf } from './import-plan.server.ts';
import type { Faults } from './row-faults.server.ts';
import type {
  AppliedImport,
  ImportContext,
  ImportEffect,
  ImportPorts,
  ImportTarget,
  RowsContext,
  ShownRow,
} from './import-target.ts';

/** A stored item as a row of a file. */
export interface StoredRow {
  id: string;
  record: CatalogueRecord;
  status?: string;
}

/** A row to be written: a new item, or the new values of the stored item with that id. */
export interface FileRow {
  id: string | null;
  record: CatalogueRecord;
  /** '' in lists without a status. */
  status: string;
}

/** An item that an import wrote and nobody has changed since. */
export interface WrittenRow {
  id: string;
  was: StoredRow;
  before: FileRow | null;
}

export interface WriteContext extends RowsContext {
  importId: string;
}

/** What a list with a page of its own provides for imports. */
export interface FileAdapter {
  list: ImportList;
  /** Throws 403. */
  require: (actor: Actor) => Staff;
  /** All items in the order of a file, locked until the transaction ends. */
  stored: (reading: ImportContext) => Promise<StoredRow[]>;
  /** Locks everything on which the rows' faults depend until the transaction ends. */
  lock?: (reading: ImportContext, rows: readonly FileRow[]) => Promise<void>;
  /** The faults of each row by its columns. */
  faults: (reading: ImportContext, rows: readonly FileRow[]) => Promise<Faults[]>;
  /** The stored spelling may differ from that of the file, so written rows are read again. */
  isReadBack?: boolean;
  /** The cells of a row as they would be stored, where texts are cleaned. */
  asStored?: (cells: CatalogueInputs) => CatalogueInputs;
  /** Whether health texts of each row will wait for a doctor's approval. */
  waits?: (reading: ImportContext, rows: readonly FileRow[]) => Promise<boolean[]>;
  /** Writes the rows; returns their ids in the same order. */
  write: (context: WriteContext, rows: readonly FileRow[]) => Promise<string[]>;
  /** Withdraws the proposals of an import before its items are undone. */
  beforeUndo?: (context: WriteContext) => Promise<void>;
  /** Restores `before` of each item that an import wrote, or deletes the item; false where it has to stay. */
  takeBack: (context: WriteContext, items: readonly WrittenRow[]) => Promise<boolean[]>;
  /** Updates pages and search after an undo. */
  settle?: (context: WriteContext, ids: readonly string[]) => Promise<void>;
}

interface PlannedFileRow extends ShownRow {
  row: FileRow;
  was: StoredRow | undefined;
}

/**
 * How the rows of a file become items of a list with tables of its own, through its adapter, and how that is undone.
 */
export function fileTarget(adapter: FileAdapter): ImportTarget {
  return {
    list: adapter.list,
    require: adapter.require,
    plan: (context, rows) => planRows(adapter, context, { rows }),
    apply: (context, row) => apply(adapter, context, row),
    undo: (context, row) => undo(adapter, context, row),
  };
}

/** Every item of the list as the cells of a file. Throws 403. */
export async function storedCells(app: ImportPorts, actor: Actor, adapter: FileAdapter): Promise<CatalogueInputs[]> {
  adapter.require(actor);
  return inTransaction(app.db, async (tx) =>
    (await adapter.stored({ app, tx, actor })).map((item) => cellsOf(adapter.list, item)),
  );
}

function cellsOf(list: ImportList, { record, status }: Pick<StoredRow, 'record' | 'status'>): CatalogueInputs {
  return { ...inputsOf(list.fields, record), ...(list.hasNoStatus ? {} : { status: status ?? '' }) };
}

const keyOf = (list: ImportList, cells: CatalogueInputs) => list.key.map((name) => cells[name] ?? '').join('/');

async function planRows(
  adapter: FileAdapter,
  reading: ImportContext,
  { rows, isFinal = false }: { rows: readonly CatalogueInputs[]; isFinal?: boolean },
): Promise<PlannedFileRow[]> {
  const { list } = adapter;
  const stored = new Map((await adapter.stored(reading)).map((item) => [keyOf(list, cellsOf(list, item)), item]));
  const seen = new Set<string>();
  const read = adapter.asStored ?? ((cells) => cells);
  const plan = rows.map((cells, index) => planned(list, { cells: read(cells), number: index + 2, stored, seen }));
  const sound = plan.filter(({ effect }) => effect !== 'fault' && effect !== 'none');
  const checked = sound.map(({ row }) => row);
  if (isFinal) await adapter.lock?.(reading, checked);
  const faults = await adapter.faults(reading, checked);
  for (const [index, row] of sound.entries())
    if (Object.keys(faults[index]!).length > 0)
      Object.assign(row, { effect: 'fault', faults: faults[index], changes: [] });
  const written = sound.filter(({ effect }) => effect !== 'fault');
  const waits = await adapter.waits?.(
    reading,
    written.map(({ row }) => row),
  );
  for (const [index, row] of written.entries()) row.isWaiting = waits?.[index] ?? false;
  return plan;
}

function planned(
  list: ImportList,
  input: { cells: CatalogueInputs; number: number; stored: ReadonlyMap<string, StoredRow>; seen: Set<string> },
): PlannedFileRow {
  const { cells, number, stored, seen } = input;
  // Parsed first, so that '9:00' finds the item of 09:00, and an empty cell finds the item with its fallback.
  const key = keyOf(list, normalised(list, cells));
  const was = stored.get(key);
  const before = was ? cellsOf(list, was) : {};
  // Values stay unchanged for columns that the file does not have.
  const { record, faults } = readRecord(list.fields, { ...before, ...cells });
  const status = statusOf(list, cells['status'], was);
  if (typeof status === 'function') faults['status'] = status;
  if (seen.has(key)) faults[list.key[0]!] = m.catalogue_file_row_twice;
  seen.add(key);
  const isFaulty = Object.keys(faults).length > 0;
  const changes = isFaulty || !was ? [] : changesOf(list, before, inputsOf(list.fields, record));
  const effect = isFaulty ? 'fault' : was ? (changes.length > 0 ? 'change' : 'none') : 'create';
  const row = { id: was?.id ?? null, record, status: typeof status === 'function' ? '' : status };
  return { number, key, effect, faults, changes, row, was };
}

/** The cells as an export would write them; a cell that cannot be parsed stays as it is. */
function normalised(list: ImportList, cells: CatalogueInputs): CatalogueInputs {
  const read = { ...cells };
  for (const field of list.fields) {
    const { record, faults } = readRecord([field], cells);
    if (Object.keys(faults).length === 0) Object.assign(read, inputsOf([field], record));
    else for (const name of inputNamesOf(field)) read[name] = (cells[name] ?? '').trim();
  }
  return read;
}

/** A file creates drafts or published items; it does not publish or withdraw existing items. */
function statusOf(list: ImportList, cell: string | undefined, was: StoredRow | undefined): string | MessageText {
  if (list.hasNoStatus) return '';
  const typed = cell?.trim().toLowerCase() ?? '';
  if (was) return typed === '' || typed === was.status ? was.status! : m.catalogue_file_status_kept;
  if (typed === '' || typed === 'published') return 'published';
  return typed === 'draft' ? 'draft' : m.catalogue_file_status_new;
}

async function apply(adapter: FileAdapter, context: RowsContext, row: CatalogueImport): Promise<AppliedImport> {
  const plan = await planRows(adapter, context, { rows: row.rows, isFinal: true });
  if (plan.some(({ effect }) => effect === 'fault')) throw importFaulty();
  const written = plan.filter(({ effect }) => effect !== 'none');
  const ids = await adapter.write(
    { ...context, importId: row.id },
    written.map((planned) => planned.row),
  );
  // Also read again where texts may wait for approval, because the item does not have them yet.
  const stored =
    adapter.waits || adapter.isReadBack
      ? new Map((await adapter.stored(context)).map((item) => [item.id, item]))
      : undefined;
  const effects: ImportEffect[] = written.map(({ was, row: { record, status } }, index) => ({
    id: ids[index]!,
    before: was ? cellsOf(adapter.list, was) : null,
    after: cellsOf(adapter.list, stored?.get(ids[index]!) ?? { record, status }),
  }));
  const createdCount = written.filter(({ effect }) => effect === 'create').length;
  return { createdCount, changedCount: written.length - createdCount, effects };
}

async function undo(adapter: FileAdapter, context: RowsContext, row: CatalogueImport): Promise<{ kept: number }> {
  const { list } = adapter;
  const stored = new Map((await adapter.stored(context)).map((item) => [item.id, item]));
  const writing = { ...context, importId: row.id };
  await adapter.beforeUndo?.(writing);
  const items = row.effects.toReversed().flatMap(({ id, before, after }): WrittenRow[] => {
    const was = stored.get(id);
    if (!was || !isSame(cellsOf(list, was), after)) return [];
    const earlier = before && {
      id,
      record: readRecord(list.fields, before).record,
      status: before['status'] ?? '',
    };
    return [{ id, was, before: earlier }];
  });
  const taken = await adapter.takeBack(writing, items);
  const undone = items.filter((_, index) => taken[index]).map(({ id }) => id);
  if (undone.length > 0) await adapter.settle?.(writing, undone);
  return { kept: row.effects.length - undone.length };
}

function isSame(one: CatalogueInputs, other: CatalogueInputs): boolean {
  return Object.keys(other).every((name) => one[name] === other[name]);
}

/** Undoes items one after the other, in the reverse order of writing. */
export function oneByOne(
  takeBack: (context: WriteContext, item: WrittenRow) => Promise<boolean>,
): FileAdapter['takeBack'] {
  return async (context, items) => {
    const taken: boolean[] = [];
    for (const item of items) taken.push(await takeBack(context, item));
    return taken;
  };
}
