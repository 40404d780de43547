/** Urgent words that staff add to the built-in ones; they take effect in search and in text areas at once. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { keepInTrash } from '#src/features/console/trash/trash.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { isUrgentConcept } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { urgentConceptsIn, type AddedWord } from '#src/features/site/urgent-help/urgent-help.rules.ts';
import { languages } from '#src/shared/languages.ts';
import { deleteMiss, listMisses, readPhrase } from '#src/features/site/search/search.server.ts';
import {
  deleteUrgentPhrase,
  findPhrase,
  listUrgentPhrases,
  upsertUrgentPhrase,
} from './data/urgent-words.store.server.ts';
import {
  urgentConceptMissing,
  urgentWordMalformed,
  urgentWordTaken,
  urgentWordTooCommon,
  urgentWordUnknown,
} from './urgent-words.errors.ts';
import { missesShown } from './urgent-words-list.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** The added words, and the latest searches without result that the built-in words do not recognise. */
export async function viewUrgentWords(app: Ports, actor: Actor) {
  requireStaffEverywhere(actor, 'manage_keywords');
  const [words, misses] = await Promise.all([listUrgentPhrases(app.db), listMisses(app.db, missesShown)]);
  return { words, misses: misses.filter(({ keyword }) => urgentConceptsIn(keyword).length === 0) };
}

export interface NewUrgentWord {
  phrase: string;
  language: string;
  concept: string;
}

/**
 * Adds a word or phrase. Throws urgent_word_malformed, urgent_word_common, urgent_concept_missing (422),
 * urgent_word_taken (409). Searches without result for the same words are deleted from the list.
 */
export async function addUrgentWord(app: Ports, actor: Actor, input: NewUrgentWord): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  await inTransaction(app.db, async (tx) => {
    const known = await findPhrase(tx, checkedPhrase(input.phrase));
    if (known?.urgentConcept && known.urgentConcept === input.concept) throw urgentWordTaken();
    await putUrgentWord(app, tx, { actor, word: input });
  });
}

/** Writes a word over the stored one with the same phrase, and returns the phrase. Errors of `addUrgentWord`. */
export async function putUrgentWord(
  app: Pick<Ports, 'clock'>,
  tx: Transaction,
  { actor, word, importId }: { actor: Actor; word: NewUrgentWord; importId?: string },
): Promise<string> {
  const phrase = checkedPhrase(word.phrase);
  const { concept } = word;
  const language = languages.find((known) => known === word.language);
  if (!isUrgentConcept(concept) || !language) throw urgentConceptMissing();
  await upsertUrgentPhrase(tx, { phrase, urgentConcept: concept, language, addedAt: app.clock.now() });
  await deleteMiss(tx, phrase);
  await recordAudit(app, tx, {
    actor,
    action: 'urgent_word_added',
    subjectKind: 'urgent_word',
    subjectId: phrase,
    detail: { concept, language, ...(importId ? { import: importId } : {}) },
  });
  await invalidateTag(tx, 'search-phrases');
  return phrase;
}

/** Removes a word. Throws urgent_word_unknown (404). */
export async function removeUrgentWord(app: Ports, actor: Actor, phrase: string): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  await inTransaction(app.db, (tx) => deleteUrgentWord(app, tx, { actor, phrase }));
}

/** Removes a word within a transaction. Throws urgent_word_unknown (404). */
export async function deleteUrgentWord(
  app: Pick<Ports, 'clock'>,
  tx: Transaction,
  { actor, phrase, importId }: { actor: Actor; phrase: string; importId?: string },
): Promise<void> {
  const row = await findPhrase(tx, phrase);
  if (!row?.urgentConcept) throw urgentWordUnknown();
  await deleteUrgentPhrase(tx, row);
  // An import that is undone takes back what it added itself.
  if (!importId)
    await keepInTrash(app, tx, {
      actor,
      list: 'urgent-words',
      key: phrase,
      title: phrase,
      record: { phrase, language: row.language, concept: row.urgentConcept },
    });
  await recordAudit(app, tx, {
    actor,
    action: 'urgent_word_removed',
    subjectKind: 'urgent_word',
    subjectId: phrase,
    detail: { concept: row.urgentConcept, ...(importId ? { import: importId } : {}) },
  });
  await invalidateTag(tx, 'search-phrases');
}

/** The added words, for a file; none is changed until the transaction ends. */
export function listUrgentWords(tx: Transaction) {
  return listUrgentPhrases(tx, true);
}

/** The added words, for text areas that recognise danger in the browser. */
export async function addedUrgentWords(app: Pick<App, 'db' | 'cache'>): Promise<readonly AddedWord[]> {
  return app.cache.get('urgent words of staff', ['search-phrases'], async () =>
    (await listUrgentPhrases(app.db)).flatMap(({ phrase, urgentConcept }) =>
      isUrgentConcept(urgentConcept) ? [{ phrase, concept: urgentConcept }] : [],
    ),
  );
}

/** The phrase as search compares it; throws for one that is too short or a common word. */
function checkedPhrase(typed: string): string {
  const checked = readPhrase(typed);
  if ('phrase' in checked) return checked.phrase;
  throw checked.fault === 'common' ? urgentWordTooCommon() : urgentWordMalformed();
}
