import { expect, it } from 'vitest';
import { inSimplified, pinyinOf, withoutToneNumbers } from './chinese-words.server.ts';

it.each([
  ['心臟病', '心脏病'],
  ['兒科醫生', '儿科医生'],
  ['骨頭斷了', '骨头断了'],
  ['heart 檢查', 'heart 检查'],
  ['heart', 'heart'],
])('traditional %s is looked for as %s', (typed, looked) => {
  expect(inSimplified(typed)).toBe(looked);
});

it('a phrase is typed in pinyin with its syllables apart or joined; a single character is not', () => {
  expect(pinyinOf('心脏病')).toEqual(['xin zang bing', 'xinzangbing']);
  expect(pinyinOf('睡不着')).toEqual(['shui bu zhao', 'shuibuzhao']);
  expect(pinyinOf('肺')).toEqual([]);
  expect(pinyinOf('CT 扫描')).toEqual([]);
});

it('numbers that stand for tones are no part of the words; other numbers are', () => {
  expect(withoutToneNumbers('xin1 zang4 bing4')).toBe('xin zang bing');
  expect(withoutToneNumbers('xin1zang4')).toBe('xin zang');
  expect(withoutToneNumbers('covid 19 test')).toBe('covid 19 test');
});
