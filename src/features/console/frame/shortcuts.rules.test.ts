import { expect, test } from 'vitest';
import { consoleMenu } from './console-menu.rules.ts';
import { addressOfLetter, goLetters } from './shortcuts.rules.ts';

test('every letter leads to one page of the console’s menu', () => {
  const letters = Object.values(goLetters);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([]);
  const pages = ['/staff', ...consoleMenu.map(({ path }) => path)];
  expect(Object.keys(goLetters).filter((path) => !pages.includes(path))).toEqual([]);
});

test('a letter opens only what the member of staff sees', () => {
  const own = [{ path: '/staff/enquiries' }, { path: '/staff/orders' }];
  expect(addressOfLetter(own, 'o')).toBe('/staff/orders');
  expect(addressOfLetter(own, 'h')).toBe('/staff');
  expect(addressOfLetter(own, 'p')).toBe(undefined);
  expect(addressOfLetter(own, 'z')).toBe(undefined);
});
