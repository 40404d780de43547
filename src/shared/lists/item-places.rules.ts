/** The places of items in an order, as files number them. */

/** Places are this far apart, so that another item fits between two. */
export const placeStep = 10;

/** Each item with its place: 10, 20, 30. */
export function withPlaces<Item>(items: readonly Item[]): { item: Item; place: number }[] {
  return items.map((item, index) => ({ item, place: (index + 1) * placeStep }));
}

/**
 * The items with the given ones in the place of those of their ids, or added, in the order of the places. A given item
 * stands before another one of its place.
 */
export function withPlaced<Item extends { id: string }>(
  items: readonly Item[],
  placed: readonly { item: Item; place: number }[],
): Item[] {
  const ids = new Set(placed.map(({ item }) => item.id));
  const others = withPlaces(items).filter(({ item }) => !ids.has(item.id));
  return [...placed, ...others].toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

/** The items with each former one where it was, counted among all of them as they were. */
export function withFormer<Item extends { id: string }>(
  items: readonly Item[],
  former: readonly { item: Item; place: number }[],
): Item[] {
  const ids = new Set(former.map(({ item }) => item.id));
  const after = items.filter(({ id }) => !ids.has(id));
  for (const { item, place } of former.toSorted((one, other) => one.place - other.place))
    after.splice(Math.max(0, Math.round(place / placeStep) - 1), 0, item);
  return after;
}
