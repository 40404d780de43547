import { expect, test } from 'vitest';
import { typedId } from './typed-id.ts';

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['07', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['7 ', undefined],
  ['1000000000', undefined],
  ['', undefined],
  [null, undefined],
])('%j is the number %j', (text, id) => {
  expect(typedId(text)).toBe(id);
});
