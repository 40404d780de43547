/**
 * Search words that staff added, as rows of a file: a word, and the speciality or the known words that it stands for.
 */
import {
  listImportedWords,
  putImportedWord,
  searchWordFaults,
  storedPhrase,
} from '#src/features/site/search-words/search-words.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import { asCompared } from './urgent-word-adapter.server.ts';
import { faultsByColumn } from '#src/features/console/catalogue/imports/row-faults.server.ts';

/** Maps a field of a word to the column of a file that shows its fault. */
const columns: Record<string, string> = { phrase: 'word', meaning: 'known_words' };

const wordOf = (record: CatalogueRecord) => ({
  phrase: record['word'] as string,
  language: record['language'] as string,
  speciality: (record['speciality'] as string | null) ?? '',
  meaning: (record['knownWords'] as string | null) ?? '',
});

export const searchWordAdapter: FileAdapter = {
  list: importList('search-words'),
  isReadBack: true,
  asStored: asCompared,
  require: (actor) => requireStaffEverywhere(actor, 'manage_keywords'),
  async stored({ tx }) {
    return (await listImportedWords(tx)).map(({ phrase, language, specialitySlug, meaning }) => ({
      id: phrase,
      record: { word: phrase, language, knownWords: meaning ?? '', speciality: specialitySlug ?? '' },
    }));
  },
  async faults({ app }, rows) {
    const found = [];
    for (const { id, record } of rows) {
      const faults = await searchWordFaults(app, wordOf(record), { isStored: id !== null });
      found.push(faultsByColumn(columns, faults));
    }
    return found;
  },
  async write({ app, tx, actor, importId }, rows) {
    const phrases = rows.map(({ record }) => storedPhrase(wordOf(record).phrase));
    for (const [index, { record }] of rows.entries())
      await putImportedWord(app, tx, { actor, phrase: phrases[index]!, word: wordOf(record), importId });
    return phrases;
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { id, before }) => {
    await putImportedWord(app, tx, { actor, phrase: id, word: before && wordOf(before.record), importId });
    return true;
  }),
};
