import { expect, test } from 'vitest';
import { ageOf, ageWords } from './waiting-age.rules.ts';

const now = new Date('2026-11-27T09:00:00+08:00');
const words = (since: string, language = 'en') => ageWords(ageOf(new Date(since), now), language);

test.each([
  ['2026-11-27T08:59:31+08:00', '0 minutes'],
  ['2026-11-27T08:59:00+08:00', '1 minute'],
  ['2026-11-27T08:00:01+08:00', '59 minutes'],
  ['2026-11-27T08:00:00+08:00', '1 hour'],
  ['2026-11-25T09:00:01+08:00', '47 hours'],
  ['2026-11-25T09:00:00+08:00', '2 days'],
  ['2026-10-27T09:00:01+08:00', '30 days'],
  ['2026-11-27T10:00:00+08:00', '0 minutes'],
])('since %s it has waited %s', (since, shown) => {
  expect(words(since)).toBe(shown);
});

test('in the words of each language', () => {
  expect(words('2026-11-24T09:00:00+08:00', 'ms')).toBe('3 hari');
  expect(words('2026-11-24T09:00:00+08:00', 'zh')).toBe('3天');
});
