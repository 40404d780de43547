import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { errorsBetween } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('the errors between two words', () => {
  it('are those of the library that knows no exchange, or fewer by what exchanges save', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        if (Math.abs(a.length - b.length) > 2) return;
        const [ours, plain] = [errorsBetween(a, b), distance(a, b)];
        expect(ours).toBeLessThanOrEqual(plain);
        // Each exchange of neighbours is one error here and two there.
        expect(plain).toBeLessThanOrEqual(2 * ours);
        const exchanges = Array.from(a.slice(1)).map((_, at) => a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2));
        if (plain > 1 && exchanges.includes(b)) expect(ours).toBe(1);
      }),
    );
  });

  it('are the same where no letters stand in another order', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('x', 'y'), (a, at, letter) => {
        const longer = a.slice(0, at) + letter + a.slice(at);
        expect(errorsBetween(a, longer)).toBe(distance(a, longer));
        expect(errorsBetween(longer, a)).toBe(1);
      }),
    );
  });

  it('are one for two neighbours exchanged, where the library counts two', () => {
    expect([errorsBetween('pian', 'pain'), distance('pian', 'pain')]).toEqual([1, 2]);
  });
});
