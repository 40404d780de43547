/** The plan of an import: for each row whether it creates, changes or leaves an item, and its faults. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import { mayStateReviews } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { faultsOf, loadCodes, type Ports } from '../changes/catalogue-changes.server.ts';
import {
  inputNamesOf,
  type CatalogueInputs,
  type CatalogueList,
  type CatalogueRecord,
} from '../fields/catalogue-fields.ts';
import type { CatalogueStatus } from '../catalogue-status.rules.ts';
import { listAllItems, type CatalogueItem } from '../data/records.store.server.ts';
import type { CodesByList } from '../data/record-writes.store.server.ts';
import { judgeItem, textsKey, type Judged } from '../approvals/health-texts.server.ts';
import { statedReviewFaults } from '../approvals/review-faults.rules.ts';
import { readRecord } from '../fields/field-values.rules.ts';
import { inputsOf } from '../fields/field-texts.rules.ts';
import type { ShownRow } from './import-target.ts';

export interface PlannedRow extends ShownRow {
  before: CatalogueItem | null;
  record: CatalogueRecord;
  status: CatalogueStatus;
  /** The part of it that is saved at once, and the part that waits for a doctor. */
  judged: Judged;
}

/**
 * The plan of all rows, and the codes with which it is applied in the same transaction. `isStated`: rows may state a
 * review.
 */
export async function planImport(
  app: Ports,
  tx: Transaction,
  { list, rows }: { list: CatalogueList; rows: readonly CatalogueInputs[] },
): Promise<{ plan: PlannedRow[]; codes: CodesByList; isStated: boolean }> {
  const isStated = await mayStateReviews(tx);
  const codes = await loadCodes(tx, list);
  const stored = new Map(
    (await listAllItems(tx, list)).map((item) => [keyOf(list, inputsOf(list.fields, item.record)), item]),
  );
  const seen = new Set<string>();
  const plan: PlannedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = plannedRow(list, { number: index + 2, cells, stored, seen });
    if (row.effect === 'create' || row.effect === 'change') await judgeRow({ app, tx, codes, isStated }, list, row);
    plan.push(row);
  }
  return { plan, codes, isStated };
}

/** Finds the row's faults against stored data, and the part of it that waits for approval. */
async function judgeRow(
  { app, tx, codes, isStated }: { app: Ports; tx: Transaction; codes: CodesByList; isStated: boolean },
  list: CatalogueList,
  row: PlannedRow,
): Promise<void> {
  const { before, record, status } = row;
  const { judged, status: after } = await judgeItem({ app, tx }, { list, before, record, status, isStated });
  const today = isStated ? malaysianDay(app.clock.now()) : null;
  const faults = {
    ...(await faultsOf({ app, tx, codes }, { list, before, record, status })),
    ...(textsKey(list, 0) ? statedReviewFaults(record, { stored: before?.record ?? null, today }) : {}),
  };
  if (Object.keys(faults).length > 0) Object.assign(row, { faults, effect: 'fault' });
  else Object.assign(row, { record: judged.values, status: after, judged, isWaiting: judged.wanted !== null });
}

const keyOf = (list: CatalogueList, inputs: CatalogueInputs) =>
  list.key.map((name) => (inputs[name] ?? '').trim()).join('/');

function plannedRow(
  list: CatalogueList,
  reading: {
    number: number;
    cells: CatalogueInputs;
    stored: ReadonlyMap<string, CatalogueItem>;
    seen: Set<string>;
  },
): PlannedRow {
  const { number, cells, stored, seen } = reading;
  const key = keyOf(list, cells);
  const before = stored.get(key) ?? null;
  const was = before ? inputsOf(list.fields, before.record) : {};
  // Values stay unchanged for columns that the file does not have.
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
    judged: { values: record, isHeld: false, wanted: null },
  };
}

/** A file creates drafts or published items; it does not publish or retire existing items. */
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
