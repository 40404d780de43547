/** Effects of a change of master data in the same transaction: search documents and cache tags. */
import { doctorsToFind } from '#src/features/find-care/doctors/doctors.server.ts';
import { centresToFind, hospitalsToFind } from '#src/features/find-care/hospitals/hospitals.server.ts';
import {
  clinicsToFind,
  specialitiesToFind,
} from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { entrySearchSource } from '#src/features/publishing/entries/entries.server.ts';
import { packagesToFind } from '#src/features/shop/packages/packages.server.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import {
  refreshSearchDocuments,
  type SearchSource,
} from '#src/platform/search-documents/search-documents.store.server.ts';
import type { CatalogueList } from '../fields/catalogue-fields.ts';
import { listTied, putInsurerSetting, type TiedKind } from '../data/usage.store.server.ts';

const sources: Record<TiedKind, SearchSource> = {
  hospitals: hospitalsToFind,
  centres: centresToFind,
  specialities: specialitiesToFind,
  clinics: clinicsToFind,
  doctors: doctorsToFind,
  packages: packagesToFind,
  entries: entrySearchSource,
};
/** With more items a statement would exceed the maximum number of its values. */
const itemsAtOnce = 50;

type Tied = Awaited<ReturnType<typeof listTied>>;

/** Updates public pages and search documents of these items; `before` lists the documents of deleted items. */
export async function publishChanges(
  tx: Transaction,
  list: CatalogueList,
  { ids, before = [] }: { ids: readonly number[]; before?: Tied | undefined },
): Promise<void> {
  if (ids.length === 0) return;
  for (const [kind, tied] of [...before, ...(await listTied(tx, list.name, ids))]) {
    for (let start = 0; start < tied.length; start += itemsAtOnce)
      await refreshSearchDocuments(tx, sources[kind], tied.slice(start, start + itemsAtOnce));
  }
  if (list.name === 'insurers') await putInsurerSetting(tx);
  for (const tag of [...list.tags, 'keywords']) await invalidateTag(tx, tag);
}
