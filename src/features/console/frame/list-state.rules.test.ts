import { expect, test } from 'vitest';
import { listHref, readListState, type ListShape } from './list-state.rules.ts';

const shape: ListShape = {
  sorts: ['name', 'at'],
  defaultSort: '-at',
  filters: { role: ['editor', 'front_desk'], from: 'any' },
};
const read = (query: string) => readListState(new URLSearchParams(query), shape);

test('a list is read from its address, and the same address is made again', () => {
  const state = read('q=siti&role=editor&sort=name&page=3');
  expect(state).toEqual({ q: 'siti', page: 3, sort: 'name', isDescending: false, filters: { role: 'editor' } });
  expect(listHref('/staff/people', state)).toBe('/staff/people?q=siti&role=editor&sort=name&page=3');
});

test.each([
  'sort=password',
  'sort=-name%3Bdrop',
  'role=owner',
  'page=-1',
  'page=1.5',
  'page=51',
  'page=999999999',
  'page=x',
])('what is not offered is left out: %s', (query) => {
  expect(read(query)).toEqual({ q: '', page: 1, sort: 'at', isDescending: true, filters: {} });
});

test('a list has fifty pages: whoever needs more searches or filters', () => {
  expect(read('page=50').page).toBe(50);
});

test('another order or filter leads to the first page', () => {
  const state = read('page=7&role=editor');
  expect(listHref('/staff/people', state, { sort: 'name' })).toBe('/staff/people?role=editor&sort=name');
  expect(listHref('/staff/people', state, { filters: { role: '' } })).toBe('/staff/people?sort=-at');
  expect(listHref('/staff/people', state, { page: 8 })).toBe('/staff/people?role=editor&sort=-at&page=8');
});

test('the chosen columns stay in the address through every change; what is no column is left out', () => {
  const state = read('column=at&column=role&column=at&column=a%00b');
  expect(state.columns).toEqual(['at', 'role']);
  expect(listHref('/staff/people', state, { page: 2 })).toBe('/staff/people?sort=-at&column=at&column=role&page=2');
});
