import { expect, test } from 'vitest';
import { growthOf, growthTable, type Size } from './bench/growth-table.ts';

const list = (path: string, p50: number): Size['lists'][number] => ({ who: 'staff', path, p50 });
const sizes: Size[] = [
  {
    rows: 10_000,
    lists: [list('/flat', 10), list('/dear', 10), list('/small', 1), list('/later', 20), list('/gone', 5)],
  },
  { rows: 100_000, lists: [list('/flat', 15), list('/dear', 16), list('/small', 3.9), list('/later', 20)] },
  { rows: 1_000_000, lists: [list('/flat', 22), list('/dear', 16), list('/small', 4), list('/later', Infinity)] },
];

test('a page is dear where ten times the data cost more than 1.5 times the time, in any step', () => {
  expect(growthOf(sizes).map(({ path, isDear }) => [path, isDear])).toEqual([
    ['/later', true],
    ['/dear', true],
    ['/small', false],
    ['/flat', false],
  ]);
});

test('the table says how many are not, and names the others', () => {
  const table = growthTable(sizes, growthOf(sizes), { day: '2026-11-29', load: 'load average 1' });
  expect(table).toContain('2 of 4 pages cost at most 1.5 times the time with ten times the data, or 3 ms more.');
  expect(table).toContain('| staff | `/dear` | 10.0 (0) | 16.0 (0) | 16.0 (0) | 1.60 |');
  expect(table).toContain('| staff | `/later` | 20.0 (0) | 20.0 (0) | no answer (0) | Infinity |');
  expect(table).not.toContain('/flat');
});
