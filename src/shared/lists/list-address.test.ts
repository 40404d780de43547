import { expect, it } from 'vitest';
import { filteredAddress, isIndexedList, pageNumber } from './list-address.ts';

const place = { path: '/doctor', filterNames: ['gender', 'location'] as const, usualSort: 'next_free' };

it('the address of a list names the filters in use, in one order, and nothing that is empty or usual', () => {
  expect(filteredAddress(place, { location: 'Perak', gender: 'female', sortBy: 'next_free' })).toBe(
    '/doctor?gender=female&location=Perak',
  );
  expect(filteredAddress(place, { location: '', sortBy: 'name' }, 3)).toBe('/doctor?sortBy=name&page=3');
  expect(filteredAddress(place, {})).toBe('/doctor');
});

it.each([
  ['/doctor', true],
  ['/doctor?page=3', true],
  ['/doctor?specialisation=cardiology&page=2', true],
  ['/doctor?specialisation=cardiology&gender=female', false],
  ['/doctor?sortBy=name', false],
])('search engines may index %s: %s', (address, expected) => {
  expect(isIndexedList(address)).toBe(expected);
});

it.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
  ['', 1],
  ['999999999', 1],
])('page %j is page %d', (typed, page) => {
  expect(pageNumber(typed)).toBe(page);
});
