import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deleteAllRows, listRows } from './data/collections.store.server.ts';

/** The data-subject handler of bookmarks: exported, and deleted with the account. */
export const collectionsDataSubject: DataSubjectHandler = {
  name: 'collections',
  exportOf: async (app, accountId) =>
    (await listRows(app.db, { ownerKey: `patient:${accountId}`, limit: 5000, offset: 0 })).items,
  mergeRules: {
    bookmarks: {
      ownedBy: { column: 'owner_key', isKey: true },
      key: ['owner_key', 'kind', 'item_id'],
      twins: { columns: ['kind', 'item_id'] },
    },
  },
  erase: (_app, tx, accountId) => deleteAllRows(tx, `patient:${accountId}`),
};
