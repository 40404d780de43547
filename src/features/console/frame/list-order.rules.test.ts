import { expect, test } from 'vitest';
import { inOrder } from './list-order.rules.ts';

const rows = [
  { name: 'Siti', at: 3 },
  { name: 'aminah', at: 1 },
  { name: 'Émile', at: 2 },
  { name: 'Siti', at: 4 },
];
const by = { name: (row: (typeof rows)[number]) => row.name, at: (row: (typeof rows)[number]) => row.at };
const times = (sort: string, isDescending = false) => inOrder(rows, { sort, isDescending }, { by }).map(({ at }) => at);

test('numbers by size, names as a reader expects them, equal ones as they came', () => {
  expect(times('at')).toEqual([1, 2, 3, 4]);
  expect(times('at', true)).toEqual([4, 3, 2, 1]);
  expect(times('name')).toEqual([1, 2, 3, 4]);
  expect(times('name', true)).toEqual([3, 4, 2, 1]);
});

test('an order that the list does not have leaves the rows as they are', () => {
  expect(times('phone')).toEqual([3, 1, 2, 4]);
});
