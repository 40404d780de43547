import { findOpenProposal, type ProposalRow } from '#src/features/console/text-proposals/text-proposals.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import type { TestSite } from '#tests/support/test-site.ts';
import type { CatalogueInputs, CatalogueListName, CatalogueRecord } from '../fields/catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { listAllItems } from '../data/records.store.server.ts';
import { inputsOf } from '../fields/field-texts.rules.ts';
import { textsKey } from './health-texts.server.ts';

/** An item as it is stored, and as its form sends it. */
export interface ItemOf {
  list: CatalogueListName;
  id: number;
  status: string;
  version: number;
  record: CatalogueRecord;
  form: CatalogueInputs;
}

/** The item of that code, of the whole group or of a hospital. */
export async function loadItem(
  site: TestSite,
  { list, code, hospital }: { list: CatalogueListName; code: string; hospital: string },
): Promise<ItemOf> {
  const items = await inTransaction(site.app.db, (tx) => listAllItems(tx, catalogueList(list)));
  const found = items.find(
    ({ record }) => record['code'] === code && [hospital, undefined].includes(record['hospital'] as string | undefined),
  );
  if (!found) throw new Error(`No ${list} of the code ${code}.`);
  return { ...found, list, form: inputsOf(catalogueList(list).fields, found.record) };
}

/** The open proposal of an item; undefined where none waits for a doctor. */
export function proposalOf(
  site: TestSite,
  { list, id }: Pick<ItemOf, 'list' | 'id'>,
): Promise<ProposalRow | undefined> {
  return findOpenProposal(site.app.db, textsKey(catalogueList(list), id)!);
}
