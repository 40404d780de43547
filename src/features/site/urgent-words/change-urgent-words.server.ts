/** Urgent words that staff add to the built-in ones; they take effect in search and in text areas at once. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
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

/** The added words, and the latest searches without result that the product does not recognise. */
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
  const phrase = checkedPhrase(input.phrase);
  const { concept } = input;
  const language = languages.find((known) => known === input.language);
  if (!isUrgentConcept(concept) || !language) throw urgentConceptMissing();
  await inTransaction(app.db, async (tx) => {
    if ((await findPhrase(tx, phrase))?.urgentConcept === concept) throw urgentWordTaken();
    await upsertUrgentPhrase(tx, { phrase, urgentConcept: concept, language, addedAt: app.clock.now() });
    await deleteMiss(tx, phrase);
    await recordAudit(app, tx, {
      actor,
      action: 'urgent_word_added',
      subjectKind: 'urgent_word',
      subjectId: phrase,
      detail: { concept, language },
    });
    await invalidateTag(tx, 'search-phrases');
  });
}

/** Removes a word. Throws urgent_word_unknown (404). */
export async function removeUrgentWord(app: Ports, actor: Actor, phrase: string): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  await inTransaction(app.db, async (tx) => {
    const row = await findPhrase(tx, phrase);
    if (!row?.urgentConcept) throw urgentWordUnknown();
    await deleteUrgentPhrase(tx, row);
    await recordAudit(app, tx, {
      actor,
      action: 'urgent_word_removed',
      subjectKind: 'urgent_word',
      subjectId: phrase,
      detail: { concept: row.urgentConcept },
    });
    await invalidateTag(tx, 'search-phrases');
  });
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
