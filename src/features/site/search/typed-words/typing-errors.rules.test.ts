import { describe, expect, it } from 'vitest';
import { errorsBetween } from '#src/shared/texts/edit-distance.ts';
import { corrected, correctionOf } from './typing-errors.rules.ts';

describe('a typing error', () => {
  it('is a letter too many, too few, mistaken, or two exchanged', () => {
    expect(
      ['diabtes', 'diiabetes', 'diabetas', 'daibetes', 'diabetes'].map((word) => errorsBetween(word, 'diabetes')),
    ).toEqual([1, 1, 1, 1, 0]);
  });

  it('is mended by the nearest word that is known, exchanged letters first; what is too far stays', () => {
    expect(correctionOf('pian', ['plan', 'pain'])).toBe('pain');
    expect(correctionOf('aisha', ['asian', 'aisyah'])).toBe('aisyah');
    expect(correctionOf('eye', ['ear'])).toBeNull();
    expect(correctionOf('qwertyui', ['cardiology'])).toBeNull();
  });

  it('is mended where it stands', () => {
    expect(corrected('Cardiolgy in 怡保', new Map([['cardiolgy', 'cardiology']]))).toBe('cardiology in 怡保');
  });
});
