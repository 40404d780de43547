/** The media library as a list of the console: its search, filters and orders. */
import type { ListShape, ListState } from '#src/features/console/frame/list-state.rules.ts';

/** Numbers of newest pictures that a form and the text editor offer; older ones are chosen by id or found by words. */
export const picturesOffered = { form: 11, textEditor: 12 } as const;

/** The library's list: searched, filtered by use, newest or oldest first. */
export const mediaShape: ListShape = { sorts: ['id'], defaultSort: '-id', filters: { used: ['yes', 'no'] } };

/** The store's filter for a state of the library's list. */
export function mediaFilter({ q, isDescending, filters }: ListState): {
  q: string;
  oldestFirst: boolean;
  isUsed: boolean | undefined;
} {
  return {
    q,
    oldestFirst: !isDescending,
    isUsed: filters['used'] === undefined ? undefined : filters['used'] === 'yes',
  };
}
