/** Number of records in a part of the export: the entries of its lists. */
export function countOf(part: unknown): number {
  if (Array.isArray(part)) return part.length;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}
