import { describe, expect, test } from 'vitest';
import { canonical, changedHealthFields, healthTextsOf } from './health-texts.rules.ts';
import type { HealthField } from './text-proposals.schema.ts';

const fields: HealthField[] = [
  { name: 'name', isHealth: 'with_words' },
  { name: 'body', isHealth: 'always' },
  { name: 'lines', isHealth: 'with_words' },
];

describe('the health texts of a record', () => {
  test('are those that always are, and others with words of health advice in any of three languages', () => {
    const body = { en: 'Two theatres.' };
    expect(healthTextsOf(fields, { name: { en: 'Café' }, body, lines: [], phone: '1' })).toEqual({ body });
    for (const ms of ['parasetamol', 'paracetamol'])
      expect(healthTextsOf(fields, { name: { en: 'Café', ms }, body: null, lines: null })).toEqual({
        name: { en: 'Café', ms },
      });
    const lines = [{ en: 'Coffee' }, { en: 'Tea', zh: '服用阿司匹林' }];
    expect(healthTextsOf(fields, { name: '', body: null, lines })).toEqual({ lines });
  });

  test('differ where a value is another one, is new, or has lost its words of health advice', () => {
    expect(changedHealthFields({ body: { en: 'A', ms: 'B' } }, { body: { ms: 'B', en: 'A' } })).toEqual([]);
    expect(changedHealthFields({ body: { en: 'A' }, name: 'x' }, { body: { en: 'B' } })).toEqual(['body', 'name']);
    expect(changedHealthFields({}, { body: { en: 'B' } })).toEqual(['body']);
  });

  test('are the same text whatever the order of their keys', () => {
    expect(canonical({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}');
  });
});
