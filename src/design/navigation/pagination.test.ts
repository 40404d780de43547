import { expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

test('a short list shows every page', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('a long list shows its ends and the neighbours of the page', () => {
  expect(pageWindow(10, 40)).toEqual([1, null, 9, 10, 11, null, 40]);
});

test('a gap of one page shows that page instead of dots', () => {
  expect(pageWindow(4, 40)).toEqual([1, 2, 3, 4, 5, null, 40]);
});

test('a page past the end still offers the way back', () => {
  expect(pageWindow(99, 3)).toEqual([1, 2, 3]);
});
