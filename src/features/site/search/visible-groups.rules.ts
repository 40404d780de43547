/** The groups of results that fit on a search page. */
import type { ResultGroup } from './search.schema.ts';

/** Lines of all groups together; links lead to the rest. */
export const mostLines = 20;

/** The best groups with their lines, up to the maximum; a group is shown whole or not at all. */
export function shownGroups(groups: readonly ResultGroup[]): ResultGroup[] {
  let lines = 0;
  return groups.filter(({ items }) => {
    if (lines + items.length > mostLines) return false;
    lines += items.length;
    return true;
  });
}
