import type { DataSubjectHandler } from '#src/platform/app.ts';
import { deletePairsOf, listPairsOf } from '../data/duplicates.store.server.ts';
import { listMergesOf } from '../data/patient-merges.store.server.ts';
import { noteOfPair } from './duplicates.server.ts';
import { eraseMergedInto } from './merge-undo.server.ts';

/**
 * The data-subject handler of accounts that may belong to one person: exported without the other account, deleted with
 * either. Accounts that were merged into an account are erased with it.
 */
export const duplicatesDataSubject: DataSubjectHandler = {
  name: 'duplicates',
  async exportOf(app, accountId) {
    const [pairs, merges] = await Promise.all([listPairsOf(app.db, accountId), listMergesOf(app.db, accountId)]);
    return [
      ...pairs.map((pair) => ({ foundAt: pair.foundAt, state: pair.state, note: noteOfPair(app, pair) })),
      ...merges.map(({ id, mergedAt, reason }) => ({
        mergedAt,
        reason: app.secrets.open(reason, ['patient_merges', 'reason', id]),
      })),
    ];
  },
  mergeRules: {
    patient_pairs: { stays: 'About these two accounts: it leads from one to the other.' },
    patient_merges: { stays: 'What this merge did.' },
  },
  async erase(app, tx, accountId) {
    await eraseMergedInto(app, tx, accountId);
    await deletePairsOf(tx, accountId);
  },
};
