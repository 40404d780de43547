import type { ResultGroup } from './search.schema.ts';

/** Lines of all groups together before a reader chooses one; what is left out is a link away. */
export const mostLines = 20;

/** The best groups with their lines, up to so many lines together; a group is shown whole or not at all. */
export function shownGroups(groups: readonly ResultGroup[]): ResultGroup[] {
  let lines = 0;
  return groups.filter(({ items }) => {
    if (lines + items.length > mostLines) return false;
    lines += items.length;
    return true;
  });
}
