/** Urgent words that staff added, as rows of a file: a word, and the danger that it stands for. */
import { readPhrase } from '#src/features/site/search/search.server.ts';
import {
  deleteUrgentWord,
  listUrgentWords,
  putUrgentWord,
  type NewUrgentWord,
} from '#src/features/site/urgent-words/urgent-words.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueInputs, CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { triedFaults, wasAllowed } from '#src/features/console/catalogue/imports/tried-rows.server.ts';

/** Maps a field of a word to the column of a file that shows its fault. */
const columns: Record<string, string> = { phrase: 'word' };

const wordOf = (record: CatalogueRecord): NewUrgentWord => ({
  phrase: record['word'] as string,
  language: record['language'] as string,
  concept: record['concept'] as string,
});

/** The word in the form that search compares, so that another spelling finds the stored word. */
export function asCompared(cells: CatalogueInputs): CatalogueInputs {
  const checked = readPhrase(cells['word'] ?? '');
  return 'phrase' in checked ? { ...cells, word: checked.phrase } : cells;
}

export const urgentWordAdapter: FileAdapter = {
  list: importList('urgent-words'),
  require: (actor) => requireStaffEverywhere(actor, 'manage_keywords'),
  asStored: asCompared,
  async stored({ tx }) {
    return (await listUrgentWords(tx)).map(({ phrase, language, urgentConcept }) => ({
      id: phrase,
      record: { word: phrase, language: language ?? '', concept: urgentConcept ?? '' },
    }));
  },
  faults: ({ app, tx, actor }, rows) =>
    triedFaults(tx, rows, {
      columns,
      column: 'word',
      write: (inner, { record }) => putUrgentWord(app, inner, { actor, word: wordOf(record) }),
    }),
  async write({ app, tx, actor, importId }, rows) {
    const phrases: string[] = [];
    for (const { record } of rows)
      phrases.push(await putUrgentWord(app, tx, { actor, word: wordOf(record), importId }));
    return phrases;
  },
  takeBack: oneByOne(({ app, tx, actor, importId }, { id, before }) =>
    wasAllowed(tx, (inner) =>
      before
        ? putUrgentWord(app, inner, { actor, word: wordOf(before.record), importId })
        : deleteUrgentWord(app, inner, { actor, phrase: id, importId }),
    ),
  ),
};
