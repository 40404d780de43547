/** Search words from a file: read, checked and written by an import, which is undone as a whole. */
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readPhrase, deleteMiss } from '#src/features/site/search/search.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { isFailure, type MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { checkedWord, storedMeaning, type NewSearchWord } from './change-search-words.server.ts';
import {
  deleteSearchWord,
  insertSearchWord,
  listStoredSearchWords,
  type SearchWordRow,
} from './data/search-words.store.server.ts';

type Ports = Pick<App, 'db' | 'cache' | 'clock'>;

/** The words that staff added, by word. */
export function listImportedWords(tx: Transaction): Promise<SearchWordRow[]> {
  return listStoredSearchWords(tx);
}

/** The faults of a word by field; for a stored word only the meaning may change. */
export async function searchWordFaults(
  app: Ports,
  word: NewSearchWord,
  { isStored }: { isStored: boolean },
): Promise<Record<string, MessageText>> {
  try {
    await checkedWord(app, word, { isStored });
    return {};
  } catch (error) {
    if (isFailure(error) && error.details.fields) return error.details.fields;
    throw error;
  }
}

/** The word in its stored form, in which search compares it. */
export function storedPhrase(typed: string): string {
  const checked = readPhrase(typed);
  return 'phrase' in checked ? checked.phrase : typed;
}

/** Stores a checked word in place of the stored one; null removes it. */
export async function putImportedWord(
  app: Ports,
  tx: Transaction,
  input: { actor: Actor; phrase: string; word: NewSearchWord | null; importId: string },
): Promise<void> {
  const { actor, phrase, word, importId } = input;
  const target = word && { specialitySlug: word.speciality || null, meaning: storedMeaning(word.meaning) || null };
  const was = await deleteSearchWord(tx, phrase);
  if (target) {
    const language = word.language as Language;
    await insertSearchWord(tx, { phrase, language, ...target, addedAt: was?.addedAt ?? app.clock.now() });
    await deleteMiss(tx, phrase);
  }
  const { meaning = null, specialitySlug = null } = target ?? was ?? {};
  await recordAudit(app, tx, {
    actor,
    action: word ? 'search_word_added' : 'search_word_removed',
    subjectKind: 'search_word',
    subjectId: phrase,
    detail: { ...(meaning ? { meaning } : { speciality: specialitySlug }), import: importId },
  });
  await invalidateTag(tx, 'search-phrases');
}
