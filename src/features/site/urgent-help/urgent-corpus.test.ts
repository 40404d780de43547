import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UrgentConcept } from './urgent-concepts.rules.ts';
import { urgentConceptsIn } from './urgent-help.rules.ts';

type ByLanguage = Partial<Record<'en' | 'ms' | 'zh', string[]>>;
interface CorpusPart {
  danger: Record<UrgentConcept, ByLanguage>;
  harmless: ByLanguage;
}

/**
 * What people type in danger, with the right concept, and harmless phrases that are similar. Every fifth phrase was
 * set apart before the rules were tuned (`heldOut`): its figure measures how well unseen phrases are recognised.
 */
const corpus = JSON.parse(readFileSync(new URL('urgent-corpus.fixture.json', import.meta.url), 'utf8')) as Record<
  'tuned' | 'heldOut',
  CorpusPart
>;

const phrasesOf = (byLanguage: ByLanguage) => Object.values(byLanguage).flat();
const dangersOf = ({ danger }: CorpusPart) =>
  Object.entries(danger).flatMap(([concept, byLanguage]) =>
    phrasesOf(byLanguage).map((phrase) => ({ concept, phrase })),
  );

const missed = (part: CorpusPart) =>
  dangersOf(part).filter(({ concept, phrase }) => urgentConceptsIn(phrase)[0] !== concept);
const falselyFound = (part: CorpusPart) => phrasesOf(part.harmless).filter((phrase) => urgentConceptsIn(phrase)[0]);

const foundShare = (part: CorpusPart) => 1 - missed(part).length / dangersOf(part).length;
const falseShare = (part: CorpusPart) => falselyFound(part).length / phrasesOf(part.harmless).length;

describe('the corpus of danger phrases', () => {
  it('has at least 600 phrases of danger and 300 harmless ones, none twice', () => {
    const phrases = Object.values(corpus).flatMap((part) => dangersOf(part).map(({ phrase }) => phrase));
    const harmless = Object.values(corpus).flatMap((part) => phrasesOf(part.harmless));
    expect(phrases.length).toBeGreaterThanOrEqual(600);
    expect(harmless.length).toBeGreaterThanOrEqual(300);
    expect(new Set([...phrases, ...harmless]).size).toBe(phrases.length + harmless.length);
  });

  it.each(['en', 'ms', 'zh'] as const)('has at least 200 phrases of danger in %s', (language) => {
    const all = Object.values(corpus).flatMap(({ danger }) =>
      Object.values(danger).flatMap((by) => by[language] ?? []),
    );
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  it.each(['tuned', 'heldOut'] as const)(
    'is recognised by its right concept in 95 of a hundred phrases: %s',
    (name) => {
      const part = corpus[name];
      expect(foundShare(part), JSON.stringify(missed(part), null, 1)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each(['tuned', 'heldOut'] as const)('raises the card for at most 3 of a hundred harmless phrases: %s', (name) => {
    const part = corpus[name];
    expect(falseShare(part), falselyFound(part).join(', ')).toBeLessThanOrEqual(0.03);
  });
});
