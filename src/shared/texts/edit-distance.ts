/**
 * The edit distance of two words: the least number of insertions, deletions, substitutions and exchanges of
 * neighbours.
 */
export function errorsBetween(a: string, b: string): number {
  const far = Math.abs(a.length - b.length);
  if (far > 2) return far;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const above = rows[row - 1]!;
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      // Exchanging two neighbours is one error.
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      line.push(least);
    }
    rows.push(line);
  }
  return rows[a.length]![b.length]!;
}
