import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#src/shared/languages.ts';
import {
  advertisingRules,
  advertisingWarnings,
  isAdvertisement,
  sourceOf,
  type AdvertisingRule,
} from './advertising-words.rules.ts';

/** Sentences of advertisements with the rule that they break, and harmless ones that are similar. */
const corpus = JSON.parse(readFileSync(new URL('advertising-corpus.fixture.json', import.meta.url), 'utf8')) as {
  forbidden: Record<AdvertisingRule, Record<Language, string[]>>;
  harmless: Record<Language, string[]>;
};
const rulesIn = (text: string, language: Language, isAdvert = true) =>
  advertisingWarnings(text, { language, isAdvertisement: isAdvert }).map(({ rule }) => rule);

describe('words of advertising', () => {
  it('has a corpus of at least 90 forbidden and 40 harmless sentences, in three languages for each rule', () => {
    const forbidden = Object.values(corpus.forbidden).flatMap((by) => Object.values(by).flat());
    expect(forbidden.length).toBeGreaterThanOrEqual(90);
    expect(Object.values(corpus.harmless).flat().length).toBeGreaterThanOrEqual(40);
    for (const rule of advertisingRules)
      for (const language of languages) expect(corpus.forbidden[rule][language].length, rule).toBeGreaterThan(0);
  });

  it.each(advertisingRules)('finds every sentence that breaks the rule %s', (rule) => {
    const missed = languages.flatMap((language) =>
      corpus.forbidden[rule][language].filter((sentence) => !rulesIn(sentence, language).includes(rule)),
    );
    expect(missed).toEqual([]);
  });

  it.each(languages)('leaves harmless sentences alone in %s', (language) => {
    expect(corpus.harmless[language].filter((sentence) => rulesIn(sentence, language).length > 0)).toEqual([]);
  });

  it('names the words as they stand in the text, each once, and the law behind the rule', () => {
    expect(
      advertisingWarnings('<p>The <strong>best hospital</strong> with painless care. Painless!</p>', {
        language: 'en',
        isAdvertisement: true,
      }),
    ).toEqual([
      { rule: 'superlative', words: 'The best hospital' },
      { rule: 'certain', words: 'painless' },
    ]);
    expect(sourceOf('cure')).toContain('Medicines (Advertisement and Sale) Act 1956, section 3');
    for (const rule of advertisingRules) expect(sourceOf(rule).length).toBeGreaterThan(20);
  });

  it('health information may speak of cures and certainty, but praises nobody', () => {
    expect(rulesIn('Antibiotics cure it. The scan is painless.', 'en', false)).toEqual([]);
    expect(rulesIn('The best hospital in Johor', 'en', false)).toEqual(['superlative']);
  });

  it('what sells, and what is news of us, is an advertisement; health information and vacancies are not', () => {
    expect(isAdvertisement('campaign', {})).toBe(true);
    expect(isAdvertisement('treatment', {})).toBe(true);
    expect(isAdvertisement('news', {})).toBe(true);
    expect(isAdvertisement('event', { fee: 0 })).toBe(true);
    for (const kind of ['article', 'library-disease', 'library-faq', 'career', 'tender'] as const)
      expect(isAdvertisement(kind, {}), kind).toBe(false);
  });
});
