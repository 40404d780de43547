import { expect, it } from 'vitest';
import { costPoints } from './cost-points.rules.ts';

const en = { includes: ['Scan'] };

it('a list stands in the reader’s language', () => {
  expect(costPoints({ en: {}, ms: { includes: ['Imbasan'] } }, 'includes', 'ms')).toEqual({
    points: ['Imbasan'],
    isEnglish: false,
  });
});

it('where the language has none it is the English one, and marked so', () => {
  expect(costPoints({ en, zh: {} }, 'includes', 'zh')).toEqual({ points: ['Scan'], isEnglish: true });
  expect(costPoints({ en }, 'includes', 'en')).toEqual({ points: ['Scan'], isEnglish: false });
  expect(costPoints({ en }, 'excludes', 'ms')).toEqual({ points: [], isEnglish: true });
});
