import { describe, expect, test } from 'vitest';
import { colourTokens, contrast, shippedColours, unreadableColours } from './brand-colours.rules.ts';

describe('the colours of the brand', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#0B6B6B', '#FFFFFF')).toBeCloseTo(6.307, 3);
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
});
