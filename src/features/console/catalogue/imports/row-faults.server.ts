/** Faults of a file's rows by their columns, for the adapters of all lists. */
import type { Transaction } from '#src/platform/db/transaction.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { CatalogueListName } from '../fields/catalogue-fields.ts';
import { listReferences } from '../data/records.store.server.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';

/** Messages by column. */
export type Faults = Record<string, MessageText>;

/**
 * Turns faults by an item’s field into faults by a file’s column; a field that is not listed has the name of its
 * column.
 */
export function faultsByColumn(columns: Readonly<Record<string, string>>, faults: Readonly<Faults>): Faults {
  return Object.fromEntries(Object.entries(faults).map(([field, text]) => [columns[field] ?? field, text]));
}

/** The ids of these codes; a fault of the column where a code is unknown. */
export function codeFaults(column: string, code: string, known: ReadonlyMap<string, number>): Faults {
  return known.has(code) ? {} : { [column]: (_, options) => m.catalogue_error_reference_unknown({ code }, options) };
}

/** The ids of a list's items by their codes, retired ones too. */
export type Codes = ReadonlyMap<string, number>;

/** The ids of the list's items by their codes, retired ones included. */
export async function loadCodesOf(tx: Transaction, name: CatalogueListName): Promise<Codes> {
  const items = await listReferences(tx, catalogueList(name), { withRetired: true });
  return new Map(items.map(({ code, id }) => [code, id]));
}

/**
 * The faults of rows: for rows with unknown references their own faults, for all others the faults that `find` returns
 * as a list in the same order.
 */
export async function faultsOfKnown<Row>(
  rows: readonly Row[],
  unknown: (row: Row) => Faults | Promise<Faults>,
  find: (known: readonly Row[]) => Promise<readonly Faults[]>,
): Promise<Faults[]> {
  const missing: Faults[] = [];
  for (const row of rows) missing.push(await unknown(row));
  const isKnown = (index: number) => Object.keys(missing[index]!).length === 0;
  const found = (await find(rows.filter((_, index) => isKnown(index)))).values();
  return missing.map((faults, index) => (isKnown(index) ? found.next().value! : faults));
}
