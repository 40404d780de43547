/** Positions of a pattern's parts in a text: near each other, and of a phrase in one clause. */
export interface Place {
  from: number;
  to: number;
}

/**
 * One position of each set, so that neighbours are near and none is used twice, with `clauses` all in one clause;
 * undefined where there is no choice.
 */
export function nearPlaces(
  sets: readonly Place[][],
  { farthest, clauses }: { farthest: number; clauses?: readonly number[] },
): Place[] | undefined {
  const isTogether = (places: readonly Place[]) =>
    !clauses || new Set(places.flatMap(({ from, to }) => [clauses[from], clauses[to]])).size === 1;
  const choose = (chosen: Place[]): Place[] | undefined => {
    if (chosen.length === sets.length) return chosen;
    const isNear = (place: Place) =>
      chosen.every(
        (other) => isApart(place, other) && gapBetween(place, other) <= farthest * Math.max(1, chosen.length),
      ) && isTogether([...chosen, place]);
    for (const place of sets[chosen.length]!) {
      const match = isNear(place) ? choose([...chosen, place]) : undefined;
      if (match) return match;
    }
    return undefined;
  };
  return sets.every((places) => places.length > 0) ? choose([]) : undefined;
}

const isApart = (a: Place, b: Place) => a.to < b.from || b.to < a.from;
const gapBetween = (a: Place, b: Place) => (a.to < b.from ? b.from - a.to : a.from - b.to) - 1;
