/** The order of a list that is read whole, because it is short: a day, a year. */
import type { Language } from '#src/shared/languages.ts';
import type { ListState } from './list-state.rules.ts';

/** Which column orders a list, and in which direction. */
export type ListOrder = Pick<ListState, 'sort' | 'isDescending'>;

/**
 * The rows ordered by the list's column; rows with the same value keep their order. Names are compared by the rules of
 * the language.
 */
export function inOrder<Row>(
  rows: readonly Row[],
  { sort, isDescending }: ListOrder,
  { by, language = 'en' }: { by: Readonly<Record<string, (row: Row) => string | number>>; language?: Language },
): Row[] {
  const valueOf = by[sort];
  if (!valueOf) return [...rows];
  const compare = new Intl.Collator(language, { numeric: true }).compare;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return isDescending ? -order : order;
  });
}
