/**
 * Search words of staff: a search that found nothing becomes another word for a speciality, or for words that search
 * knows. They take effect at once.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { keepInTrash } from '#src/features/console/trash/trash.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { deleteMiss, inSimplified, readPhrase, search } from '#src/features/site/search/search.server.ts';
import type { SearchResult } from '#src/features/site/search/search.schema.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import {
  deleteSearchWord,
  findSearchWord,
  insertSearchWord,
  type SearchWordRow,
} from './data/search-words.store.server.ts';
import {
  searchWordKnown,
  searchWordLanguageMissing,
  searchWordMalformed,
  searchWordMeaningMissing,
  searchWordMeaningUnknown,
  searchWordSpecialityUnknown,
  searchWordTaken,
  searchWordTooCommon,
  searchWordUnknown,
  searchWordUrgent,
} from './search-words.errors.ts';
import { mostShown, shownOfEach } from './search-words.rules.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

/** As typed in the form: a speciality's slug or known words, the other one empty. */
export interface NewSearchWord {
  phrase: string;
  language: string;
  speciality: string;
  meaning: string;
}

export interface CheckedWord extends Pick<SearchWordRow, 'phrase' | 'specialitySlug' | 'meaning'> {
  language: Language;
  /** The pages that a search with the word will find, the best of each type, and their total number. */
  total: number;
  found: { type: SearchType; title: string; path: string }[];
}

/**
 * Checks a word and its meaning; returns the pages that will be found. Throws search_word_malformed,
 * search_word_common, search_word_urgent (words of people in danger become urgent words), search_word_meaning_missing,
 * search_word_meaning_unknown, search_word_speciality_unknown (422), search_word_known, search_word_taken (409).
 */
export async function checkSearchWord(app: Ports, actor: Actor, input: NewSearchWord): Promise<CheckedWord> {
  requireStaffEverywhere(actor, 'manage_keywords');
  const { phrase, language, result, ...target } = await checkedWord(app, input);
  return {
    phrase,
    language,
    ...target,
    total: result.total,
    found: result.groups
      .flatMap(({ type, items }) =>
        items.map(({ title, path }) => ({ type, title: title.pieces.map(({ words }) => words).join(''), path })),
      )
      .slice(0, mostShown),
  };
}

/**
 * Adds a word. Throws the errors of `checkSearchWord`. Searches without result for the word are deleted from the list.
 */
export async function addSearchWord(app: Ports, actor: Actor, input: NewSearchWord): Promise<void> {
  const { phrase, language, specialitySlug, meaning } = await checkSearchWord(app, actor, input);
  await inTransaction(app.db, async (tx) => {
    const row = { phrase, language, specialitySlug, meaning, addedAt: app.clock.now() };
    if (!(await insertSearchWord(tx, row))) throw searchWordTaken();
    await deleteMiss(tx, phrase);
    await recordAudit(app, tx, {
      actor,
      action: 'search_word_added',
      subjectKind: 'search_word',
      subjectId: phrase,
      detail: { language, ...(meaning ? { meaning } : { speciality: specialitySlug }) },
    });
    await invalidateTag(tx, 'search-phrases');
  });
}

/** Removes a word. Throws search_word_unknown (404). */
export async function removeSearchWord(app: Pick<App, 'db' | 'clock'>, actor: Actor, phrase: string): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  await inTransaction(app.db, async (tx) => {
    const row = await deleteSearchWord(tx, phrase);
    if (!row) throw searchWordUnknown();
    await keepInTrash(app, tx, {
      actor,
      list: 'search-words',
      key: row.phrase,
      title: row.phrase,
      record: { row: { ...row, addedAt: row.addedAt.toISOString() } },
    });
    await recordAudit(app, tx, {
      actor,
      action: 'search_word_removed',
      subjectKind: 'search_word',
      subjectId: phrase,
      detail: row.meaning ? { meaning: row.meaning } : { speciality: row.specialitySlug },
    });
    await invalidateTag(tx, 'search-phrases');
  });
}

/**
 * A word with its meaning, and the pages that it will find. `isStored`: staff added it before, and its meaning changes.
 */
export async function checkedWord(
  app: Ports,
  input: NewSearchWord,
  { isStored = false } = {},
): Promise<Target & WordIn> {
  const phrase = checkedPhrase(input.phrase);
  const language = languages.find((known) => known === input.language);
  if (!language) throw searchWordLanguageMissing();
  if (!isStored) await refuseKnown(app, { phrase, language });
  return { phrase, language, ...(await targetOf(app, input, language)) };
}

interface WordIn {
  /** As search compares it. */
  phrase: string;
  language: Language;
}

/** Throws where the word is urgent, where staff have added it, or where the site finds pages with it. */
async function refuseKnown(app: Ports, { phrase, language }: WordIn): Promise<void> {
  if (await findSearchWord(app.db, phrase)) throw searchWordTaken();
  const asTyped = await resultOf(app, phrase, language);
  if (asTyped.urgent) throw searchWordUrgent('phrase');
  if (asTyped.total > 0 && !asTyped.isLoose) throw searchWordKnown();
}

/** The phrase as search compares it; throws for one that is too short or a common word. */
function checkedPhrase(typed: string): string {
  const checked = readPhrase(typed);
  if ('phrase' in checked) return checked.phrase;
  throw checked.fault === 'common' ? searchWordTooCommon() : searchWordMalformed();
}

interface Target extends Pick<SearchWordRow, 'specialitySlug' | 'meaning'> {
  result: SearchResult;
}

/** Known words in their stored form: single blanks, simplified characters. */
export const storedMeaning = (typed: string): string => inSimplified(typed.trim().replace(/\s+/g, ' '));

/** The chosen speciality or known words, and the pages that they find. */
async function targetOf(app: Ports, input: NewSearchWord, language: Language): Promise<Target> {
  const meaning = storedMeaning(input.meaning);
  if ((meaning === '') === (input.speciality === '')) throw searchWordMeaningMissing();
  if (meaning !== '') {
    const result = await resultOf(app, meaning, language);
    if (result.urgent) throw searchWordUrgent('meaning');
    if (result.total === 0 || result.isLoose) throw searchWordMeaningUnknown();
    return { specialitySlug: null, meaning, result };
  }
  const chosen = (await specialityOptions(app)).find(({ slug }) => slug === input.speciality);
  if (!chosen) throw searchWordSpecialityUnknown();
  return { specialitySlug: chosen.slug, meaning: null, result: await resultOf(app, chosen.name.en, 'en') };
}

/** The pages that the site finds for exactly these words. */
const resultOf = (app: Ports, keyword: string, language: Language) =>
  search(app, { keyword, language, limit: shownOfEach, offset: 0, isExact: true });
