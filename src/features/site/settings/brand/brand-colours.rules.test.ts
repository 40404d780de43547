import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentTokens, colourTokens, contrast, isReadableAccent, unreadableColours } from './brand-colours.rules.ts';
import { shippedColours } from '#src/shared/shipped-colours.ts';

describe('the colours of the brand', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#0B6B6B', '#FFFFFF')).toBeCloseTo(6.307, 3);
  });

  test('the shipped ones are those of tokens.css', () => {
    const tokens = readFileSync('src/design/tokens.css', 'utf8');
    for (const line of ['deep: #0e2a47', 'teal: #0b6b6b', 'gold: #c9973b', 'cream: #fff8e8'])
      expect(tokens).toContain(`--color-${line};`);
    expect(shippedColours).toEqual({ deep: '#0E2A47', teal: '#0B6B6B', gold: '#C9973B', cream: '#FFF8E8' });
  });

  test('the shipped ones can be read, and need no tokens of their own', () => {
    expect(unreadableColours(shippedColours)).toEqual([]);
    expect(colourTokens(shippedColours)).toBeUndefined();
    expect(colourTokens({ ...shippedColours, teal: '#0b6b6b' })).toBeUndefined();
  });

  test.each([
    ['deep', { deep: '#6B7C8C' }, ['deep', 'gold']],
    ['teal', { teal: '#2AA8A8' }, ['teal', 'cream']],
    ['gold', { gold: '#7A5A14' }, ['gold']],
    ['cream', { cream: '#8FB8B8' }, ['cream']],
    // 4.54:1 on white, and less on the pale ground.
    ['a grey that is just readable on white', { teal: '#767676' }, ['teal', 'cream']],
  ] as const)('%s that is too weak is named', (_name, change, expected) => {
    expect(unreadableColours({ ...shippedColours, ...change })).toEqual(expected);
  });

  test('what follows from own colours can be read too', () => {
    const tokens = colourTokens({ deep: '#4A0D2B', teal: '#9B1B4B', gold: '#F2B8C6', cream: '#FFF5F7' })!;
    expect(unreadableColours({ deep: '#4A0D2B', teal: '#9B1B4B', gold: '#F2B8C6', cream: '#FFF5F7' })).toEqual([]);
    expect(contrast(tokens['--color-gold-text']!, '#FFF5F7')).toBeGreaterThanOrEqual(5);
    expect(contrast(tokens['--color-teal-dark']!, tokens['--color-pale']!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['#7A1F5C', 9.64, true],
    ['#0B6B6B', 6.31, true],
    // Readable on white alone: links also stand on the pale ground.
    ['#767676', 4.54, false],
    ['#E98BA9', 2.41, false],
  ])("a hospital's accent %s, %f:1 on white, is taken: %s", (accent, ratio, isTaken) => {
    expect(contrast(accent, '#FFFFFF')).toBeCloseTo(ratio, 2);
    expect(isReadableAccent(shippedColours, accent)).toBe(isTaken);
  });

  test("a hospital's accent replaces links, buttons and pale grounds, and nothing else", () => {
    expect(accentTokens(shippedColours, '#7A1F5C')).toEqual({
      '--color-teal': '#7A1F5C',
      '--color-teal-dark': '#5d1846',
      '--color-pale': '#f0e6ed',
      '--color-mist': '#faf6f8',
    });
    expect(contrast('#7A1F5C', '#f0e6ed')).toBeCloseTo(7.92, 2);
  });

  test("the group's colour shows where an accent can no longer be read beside it", () => {
    expect(accentTokens({ ...shippedColours, cream: '#8FB8B8' }, '#2F7D5B')).toBeUndefined();
  });
});
