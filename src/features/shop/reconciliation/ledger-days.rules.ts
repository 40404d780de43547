/** The days of a ledger, each with its sums, and which of them hold a page of the lines. */

export interface LedgerPart {
  limit: number;
  offset: number;
}

interface Sums {
  lines: number;
  open: number;
  ordersSen: number;
  paidSen: number;
  surplusSen: number;
}

/** The sums of all days. */
export function sumsOf(days: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => days.reduce((total, day) => total + day[name], 0);
  return {
    lines: sum('lines'),
    open: sum('open'),
    ordersSen: sum('ordersSen'),
    paidSen: sum('paidSen'),
    surplusSen: sum('surplusSen'),
  };
}

/**
 * The days that hold a part of the lines, in the given order, and where the part begins among the lines of these days.
 * Days without lines are left out.
 */
export function daysOfPart<Day extends { day: string }>(
  days: readonly Day[],
  { limit, offset }: LedgerPart,
  countOf: (day: Day) => number,
): { days: string[]; offset: number } {
  const found: string[] = [];
  let before = 0;
  let first = 0;
  for (const day of days) {
    const count = countOf(day);
    if (count > 0 && before + count > offset && before < offset + limit) {
      if (found.length === 0) first = before;
      found.push(day.day);
    }
    before += count;
  }
  return { days: found, offset: Math.max(0, offset - first) };
}
