/** The page numbers to show: first, last and the neighbours; null marks a gap. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((entry) => entry >= 1 && entry <= last);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((entry, index) => {
    const before = numbers[index - 1] ?? 0;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [null, entry] : [entry];
  });
}
