interface Part {
  limit: number;
  offset: number;
}

/**
 * A page of a list whose first part (rows that wait for somebody) comes before all others. Each part is read by its own
 * index; one query ordered by the part would sort the whole table.
 */
export async function listInTwoParts<Row>(
  parts: {
    first: (part: Part) => Promise<Row[]>;
    /** Number of all rows of the first part; called only for pages that end after it. */
    countFirst: () => Promise<number>;
    rest: (part: Part) => Promise<Row[]>;
  },
  { limit, offset }: Part,
): Promise<Row[]> {
  const first = await parts.first({ limit, offset });
  if (first.length === limit) return first;
  const ofFirst = first.length > 0 || offset === 0 ? offset + first.length : await parts.countFirst();
  const rest = await parts.rest({ limit: limit - first.length, offset: Math.max(0, offset - ofFirst) });
  return [...first, ...rest];
}
