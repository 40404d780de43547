import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import { searchPhrases } from '#src/features/site/search/data/search-phrases.table.ts';

export type PhraseEntry = typeof searchPhrases.$inferSelect;

/** Phrases with an urgent concept, in alphabetical order; with `lock`, none changes until the transaction ends. */
export async function listUrgentPhrases(db: Database | Transaction, lock = false): Promise<PhraseEntry[]> {
  const query = db
    .select()
    .from(searchPhrases)
    .where(isNotNull(searchPhrases.urgentConcept))
    .orderBy(asc(searchPhrases.language), asc(searchPhrases.phrase));
  return lock ? query.for('update') : query;
}

export async function findPhrase(tx: Transaction, phrase: string): Promise<PhraseEntry | undefined> {
  const [row] = await tx.select().from(searchPhrases).where(eq(searchPhrases.phrase, phrase)).for('update');
  return row;
}

/** Inserts or updates a phrase; a phrase with a speciality keeps it. */
export async function upsertUrgentPhrase(
  tx: Transaction,
  row: { phrase: string; urgentConcept: string; language: Language; addedAt: Date },
): Promise<void> {
  const { phrase, ...urgent } = row;
  await tx
    .insert(searchPhrases)
    .values({ phrase, ...urgent })
    .onConflictDoUpdate({ target: searchPhrases.phrase, set: urgent });
}

/** Removes the urgent concept of a phrase; a phrase with a speciality stays for that. */
export async function deleteUrgentPhrase(tx: Transaction, { phrase, specialitySlug }: PhraseEntry): Promise<void> {
  if (specialitySlug === null) await tx.delete(searchPhrases).where(eq(searchPhrases.phrase, phrase));
  else
    await tx
      .update(searchPhrases)
      .set({ urgentConcept: null, language: null, addedAt: null })
      .where(eq(searchPhrases.phrase, phrase));
}
