import { expect, it } from 'vitest';
import { alphabetical, letterOf } from './letters.ts';

it('a title stands under its first letter, whatever signs come before it and whatever accents it has', () => {
  expect(['“Dengue” at home', 'évian', '7 ways to sleep', '—', ''].map((title) => letterOf(title, 'en'))).toEqual([
    'D',
    'E',
    '#',
    '#',
    '#',
  ]);
  expect(letterOf('Demam denggi', 'ms')).toBe('D');
});

it('a Chinese title stands under the letter of its sound', () => {
  expect(
    ['安全用药', '胸痛', '糖尿病', '血压', '中风', '孩子发烧', 'CT 检查', '营养'].map((title) => letterOf(title, 'zh')),
  ).toEqual(['A', 'X', 'T', 'X', 'Z', 'H', 'C', 'Y']);
  expect(letterOf('胸痛', 'en')).toBe('#');
});

it('titles follow one another as a reader of the language expects', () => {
  expect(['Zakat', 'anak', 'Éclair', '10 soalan', '9 soalan'].sort((a, b) => alphabetical(a, b, 'ms'))).toEqual([
    '9 soalan',
    '10 soalan',
    'anak',
    'Éclair',
    'Zakat',
  ]);
  expect(['中风', '安全', '糖尿病'].sort((a, b) => alphabetical(a, b, 'zh'))).toEqual(['安全', '糖尿病', '中风']);
});
