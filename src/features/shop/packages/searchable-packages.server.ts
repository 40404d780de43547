/** Search documents of health packages: those on sale, while their advertising approval is in force. */
import {
  refreshSearchDocuments,
  type SearchSource,
} from '#src/platform/search-documents/search-documents.store.server.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { addDays, atMalaysianTime } from '#src/shared/dates.ts';
import { listSearchablePackages, listPackageIds, lockPackages } from './data/searchable.store.server.ts';

/** With more documents a statement would exceed the maximum number of its values. */
const packagesAtOnce = 50;

/** Every published package by its name, type, inclusions and hospitals. */
export const packagesToFind: SearchSource = {
  types: ['package'],
  listIds: listPackageIds,
  lock: lockPackages,
  read: async (tx, itemIds) =>
    (await listSearchablePackages(tx, itemIds)).map((item) => ({
      type: 'package',
      itemId: item.id,
      path: `/health-package/${item.slug}`,
      title: item.title,
      summary: item.summary,
      body: item.about,
      about: [
        item.type,
        item.suits,
        ...item.inclusions.flatMap(({ name, items }) => [name, ...items]),
        { en: item.hospitals.join(' ') },
      ],
      visibleFrom: new Date(
        Math.max(Date.parse(item.publishedAt), atMalaysianTime(item.approvalStartsOn, '00:00').getTime()),
      ),
      visibleUntil: atMalaysianTime(addDays(item.approvalExpiresOn, 1), '00:00'),
      changedAt: new Date(item.changedAt),
    })),
};

/** Updates a package's search documents; call it in the transaction of the change. */
export function storeSearchablePackage(tx: Transaction, id: number): Promise<void> {
  return refreshSearchDocuments(tx, packagesToFind, [id]);
}

/** Updates the search documents of several packages; packages that no longer exist are removed from the search. */
export async function storeSearchablePackages(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += packagesAtOnce)
    await refreshSearchDocuments(tx, packagesToFind, ids.slice(start, start + packagesAtOnce));
}
