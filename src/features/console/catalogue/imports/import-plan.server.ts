/** The plan of an import: for each row whether it creates, changes or leaves an item, and its errors. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { faultsOf, loadCodes, type Ports } from '../catalogue-changes.server.ts';
import { inputNamesOf, type CatalogueInputs, type CatalogueList, type CatalogueRecord } from '../catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { listAllItems, type CatalogueItem } from '../data/records.store.server.ts';
import type { CodesByList } from '../data/record-writes.store.server.ts';
import { readRecord } from '../field-values.rules.ts';
import { inputsOf } from '../field-texts.rules.ts';
import type { ShownRow } from './import-target.ts';

export interface PlannedRow extends ShownRow {
  before: CatalogueItem | null;
  record: CatalogueRecord;
  status: CatalogueStatus;
}

/** The plan of all rows, and the codes for applying it in the same transaction. */
export async function planImport(
  app: Ports,
  tx: Transaction,
  { list, rows }: { list: CatalogueList; rows: readonly CatalogueInputs[] },
): Promise<{ plan: PlannedRow[]; codes: CodesByList }> {
  const codes = await loadCodes(tx, list);
  const stored = new Map(
    (await listAllItems(tx, list)).map((item) => [keyOf(list, inputsOf(list.fields, item.record)), item]),
  );
  const seen = new Set<string>();
  const plan: PlannedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = plannedRow(list, { number: index + 2, cells, stored, seen });
    if (row.effect === 'create' || row.effect === 'change') {
      const faults = await faultsOf(
        { app, tx, codes },
        {
          list,
          before: row.before,
          record: row.record,
          status: row.status,
        },
      );
      if (Object.keys(faults).length > 0) Object.assign(row, { faults, effect: 'fault' });
    }
    plan.push(row);
  }
  return { plan, codes };
}

const keyOf = (list: CatalogueList, inputs: CatalogueInputs) =>
  list.key.map((name) => (inputs[name] ?? '').trim()).join('/');

function plannedRow(
  list: CatalogueList,
  given: {
    number: number;
    cells: CatalogueInputs;
    stored: ReadonlyMap<string, CatalogueItem>;
    seen: Set<string>;
  },
): PlannedRow {
  const { number, cells, stored, seen } = given;
  const key = keyOf(list, cells);
  const before = stored.get(key) ?? null;
  const was = before ? inputsOf(list.fields, before.record) : {};
  // Columns that the file does not have stay unchanged.
  const { record, faults } = readRecord(list.fields, { ...was, ...cells });
  const status = statusOf(cells.status, before);
  if (typeof status === 'function') faults.status = status;
  if (seen.has(key)) faults[list.key.at(-1)!] = m.catalogue_file_row_twice;
  seen.add(key);
  const isFaulty = Object.keys(faults).length > 0;
  const changes = isFaulty ? [] : changesOf(list, was, inputsOf(list.fields, record));
  const effect = isFaulty ? 'fault' : before ? (changes.length > 0 ? 'change' : 'none') : 'create';
  return {
    number,
    key,
    before,
    record,
    status: typeof status === 'function' ? 'draft' : status,
    effect,
    faults,
    changes: before ? changes : [],
  };
}

/** A file creates drafts or published items; it does not publish or retire existing ones. */
function statusOf(cell: string | undefined, before: CatalogueItem | null): CatalogueStatus | MessageText {
  const typed = cell?.trim().toLowerCase() ?? '';
  if (before) return typed === '' || typed === before.status ? before.status : m.catalogue_file_status_kept;
  if (typed === '' || typed === 'published') return 'published';
  return typed === 'draft' ? 'draft' : m.catalogue_file_status_new;
}

/** The inputs that differ. */
export function changesOf(
  list: Pick<CatalogueList, 'fields'>,
  was: CatalogueInputs,
  is: CatalogueInputs,
): PlannedRow['changes'] {
  return list.fields
    .flatMap(inputNamesOf)
    .filter((input) => (was[input] ?? '') !== (is[input] ?? ''))
    .map((input) => ({ input, before: was[input] ?? '', after: is[input] ?? '' }));
}
