import { expect, it } from 'vitest';
import { pairOf, unpaired } from './line-pairs.ts';

it('a line has two parts, divided at its first bar', () => {
  expect(pairOf('Glucose sensor | measures sugar | day and night')).toEqual([
    'Glucose sensor',
    'measures sugar | day and night',
  ]);
  expect(pairOf('Glucose sensor|measures sugar')).toEqual(['Glucose sensor', 'measures sugar']);
  expect(pairOf(' Glucose sensor ')).toEqual(['Glucose sensor', '']);
});

it('search reads a line without its bar, in the languages that it has', () => {
  expect(unpaired({ en: 'Do I fast? | No.', zh: '要禁食吗？ | 不用。' })).toEqual({
    en: 'Do I fast?\nNo.',
    zh: '要禁食吗？\n不用。',
  });
});
