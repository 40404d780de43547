/** Searches without result: only the words, so that staff see what is missing. */
import type { App } from '#src/platform/app.ts';
import { deleteInBatches } from '#src/platform/db/queries/in-batches.ts';
import type { Language } from '#src/shared/languages.ts';
import { tokensOf } from '#src/shared/texts/search-words.ts';
import { inSimplified } from './chinese-words.server.ts';
import { deleteMissesBefore, upsertMiss } from '../data/search-misses.store.server.ts';
import { longestMiss, missesStoredDays } from './search-misses.rules.ts';

const dayMs = 86_400_000;

/**
 * Counts a search without result. Text that may identify a person is left out: an address, a number of five digits or
 * more, a long text. The search is answered whether or not it could be counted.
 */
export async function recordMiss(
  app: Pick<App, 'db' | 'clock' | 'logger'>,
  { keyword, language }: { keyword: string; language: Language },
): Promise<void> {
  const words = comparedWords(inSimplified(keyword));
  if (words === '' || words.length > longestMiss || keyword.includes('@') || hasLongNumber(keyword)) return;
  try {
    await upsertMiss(app.db, { keyword: words, language, lastAt: app.clock.now(), times: 1 });
  } catch (err) {
    app.logger.warn({ err }, 'search without result not counted');
  }
}

/** Five digits or more in any grouping: '880101-14-5566', '012 345 6789'. */
const hasLongNumber = (text: string) => (text.match(/\p{Number}/gu) ?? []).length >= 5;

/** A text as search compares it: folded, with single blanks between words. */
export function comparedWords(text: string): string {
  return tokensOf(text)
    .map((run) => run.text)
    .join(' ');
}

/** Deletes words that nobody searched for in `missesKeptDays`. Returns how many. */
export async function deleteOldMisses(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const before = new Date(app.clock.now().getTime() - missesStoredDays * dayMs);
  return deleteInBatches((limit) => deleteMissesBefore(app.db, before, limit));
}
