import { expect, it } from 'vitest';
import type { ResultGroup } from './search.schema.ts';
import { shownGroups } from './visible-groups.rules.ts';

const group = (type: ResultGroup['type'], lines: number): ResultGroup => ({
  type,
  total: 48,
  items: Array.from({ length: lines }, (_, id) => ({ type, id }) as ResultGroup['items'][number]),
});

it('all groups together have at most twenty lines, the best first, and none is cut', () => {
  const types = ['doctor', 'hospital', 'package', 'article', 'faq', 'video', 'page'] as const;
  const shown = shownGroups([...types.map((type) => group(type, 3)), group('news', 2)]);
  expect(shown.map(({ type, items }) => [type, items.length])).toEqual([
    ['doctor', 3],
    ['hospital', 3],
    ['package', 3],
    ['article', 3],
    ['faq', 3],
    ['video', 3],
    ['news', 2],
  ]);
});
