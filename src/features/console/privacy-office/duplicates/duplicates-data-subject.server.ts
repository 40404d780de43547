import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deletePairsOf, listPairsOf } from '../data/duplicates.store.server.ts';
import { noteOfPair } from './duplicates.server.ts';

/** The data-subject handler of pairs of accounts that may be one person's: exported without the other, deleted with either. */
export const duplicatesDataSubject: DataSubjectHandler = {
  name: 'duplicates',
  exportOf: async (app, accountId) =>
    (await listPairsOf(app.db, accountId)).map((pair) => ({
      foundAt: pair.foundAt,
      state: pair.state,
      note: noteOfPair(app, pair),
    })),
  erase: (_app, tx, accountId) => deletePairsOf(tx, accountId),
};
