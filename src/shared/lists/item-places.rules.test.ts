import { expect, test } from 'vitest';
import { withFormer, withPlaced, withPlaces } from './item-places.rules.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }));
const at = (id: string, place: number) => ({ item: { id }, place });
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id).join('');

test('places are counted in tens', () => {
  expect(withPlaces(['a', 'b'])).toEqual([
    { item: 'a', place: 10 },
    { item: 'b', place: 20 },
  ]);
});

test.each([
  ['between two others', 'abcd', [at('d', 15)], 'adbc'],
  ['at the place of another, before it', 'abcd', [at('d', 20)], 'adbc'],
  ['further down', 'abcd', [at('a', 35)], 'bcad'],
  ['where it is already', 'abcd', [at('b', 20)], 'abcd'],
  ['a new one', 'abcd', [at('x', 15)], 'axbcd'],
  ['two that change their places', 'abcd', [at('a', 40), at('d', 10)], 'dbca'],
] as const)('an item is placed %s', (_what, before, input, after) => {
  const placed = withPlaced(items(before), input);
  expect(idsOf(placed)).toBe(after);
  const former = withPlaces(items(before)).filter(({ item }) => input.some((one) => one.item.id === item.id));
  const isNew = (id: string) => !before.includes(id);
  expect(
    idsOf(
      withFormer(
        placed.filter(({ id }) => !isNew(id)),
        former,
      ),
    ),
    'and taken back',
  ).toBe(before);
});
