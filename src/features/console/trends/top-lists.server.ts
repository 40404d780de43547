/** The most read entries, and the words for which search found nothing: lists beside the figures. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { readTypes } from '#src/features/site/page-views/page-views.rules.ts';
import { listMisses } from '#src/features/site/search/search.server.ts';
import { listMostRead } from './data/interest.store.server.ts';
import { periodStarts, type TrendName } from './trends.rules.ts';
import { questionOf, reachOf, type TrendChoice } from './trend-figures.server.ts';

/** Rows on the page, and rows in a file. */
export const topRows = { page: 15, file: 500 } as const;

export interface TopRow {
  /** A title, or the words of a search. */
  title: string;
  times: number;
  /** Of an entry: its type and its path without language prefix. */
  entry?: { type: SearchType; path: string };
  /** For a search: the language of the page, and the day of the last one ('YYYY-MM-DD'). */
  search?: { language: Language; lastOn: string };
}

/**
 * The most read entries of the chosen periods, with titles in `language`; or the searched words of the last 90 days
 * that found nothing. Empty where the reader's roles do not allow the figure. Throws 403 for everybody without a role
 * for it.
 */
export async function listTop(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  asked: { name: TrendName; choice: TrendChoice; language: Language; limit: number },
): Promise<TopRow[]> {
  const { name, choice, language, limit } = asked;
  const hospitals = reachOf(requireStaff(actor, 'read_trends').roleAssignments, name, choice.hospitalId);
  if (hospitals === null) return [];
  if (name === 'searches') {
    const misses = await listMisses(app.db, limit);
    return misses.map(({ keyword, times, language: spoken, lastAt }) => ({
      title: keyword,
      times,
      search: { language: spoken, lastOn: malaysianDay(lastAt) },
    }));
  }
  if (name !== 'reading') return [];
  const today = malaysianDay(app.clock.now());
  const question = questionOf(choice, { starts: periodStarts(choice.by, today), today, hospitals });
  const entries = await listMostRead(app.db, question, { types: readTypes, language, limit });
  return entries.map(({ title, times, type, path }) => ({ title, times, entry: { type, path } }));
}
