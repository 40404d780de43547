/** Counts beside the filters of a content list. */
import { getLocale } from '#src/paraglide/runtime.js';
import { traitsOf } from '../content-kinds.schema.ts';
import type { EntryFilters } from '../content.schema.ts';
import { countByChoice } from '../data/choice-counts.store.server.ts';
import {
  choiceValues,
  lists,
  type ChoiceCounts,
  type FilterName,
  type ListChoices,
  type ListKind,
} from './list-filters.rules.ts';
import type { Reader } from '../published-entries/published-content.server.ts';
import { idsUnderLetter } from '../published-entries/titles.server.ts';

/** A longer list is searched and filtered by letters, and counting it would keep the reader waiting. */
export const mostCounted = 1_000;

/**
 * How many entries each choice of the list's filters would leave, with the other filters that are set; null for a kind
 * with more than `mostCounted` entries. Cached until an entry is published, unless the result depends on dates or typed
 * words.
 */
export async function countChoices(
  app: Reader,
  kind: ListKind,
  { filters, choices }: { filters: EntryFilters; choices: ListChoices },
): Promise<ChoiceCounts | null> {
  const { sortBy: _order, letter, ...narrowing } = filters;
  const language = getLocale();
  const count = async () => {
    const wanted = (lists[kind].filters as readonly FilterName[]).flatMap((name) =>
      choiceValues(name, choices).map((value) => ({ name, value })),
    );
    const among = letter ? await idsUnderLetter(app, kind, { language, letter }) : undefined;
    const query = { kind, filters: narrowing, now: app.clock.now(), ...(among ? { among } : {}) };
    const counted = await countByChoice(app, query, { choices: wanted, limit: mostCounted });
    return counted && byFilter(wanted, counted);
  };
  // A vacancy or tender closes on its date, without a publication that would invalidate a cached count.
  const closes = (lists[kind].filters as readonly FilterName[]).includes('state');
  if (traitsOf(kind).isAdvertising || closes || filters.q) return count();
  const set = Object.entries(narrowing)
    .filter(([, value]) => value)
    .sort();
  const name = `choice counts of ${kind} ${JSON.stringify(set)}${letter ? ` under ${letter} in ${language}` : ''}`;
  return app.cache.get(name, [traitsOf(kind).cacheTag, 'hospitals', 'topics', 'specialist-centres'], count);
}

function byFilter(choices: readonly { name: FilterName; value: string }[], counted: readonly number[]): ChoiceCounts {
  const counts: ChoiceCounts = {};
  for (const [index, { name, value }] of choices.entries()) (counts[name] ??= {})[value] = counted[index]!;
  return counts;
}
