import { describe, expect, it } from 'vitest';
import { languages } from '#src/shared/languages.ts';
import { healthWordsIn } from './health-words.rules.ts';
import { kindNames, traitsOf } from '../content-kinds.schema.ts';
import { sampleEntries } from '../data/sample-entries.seed.ts';

const reviewedKinds = kindNames.filter((kind) => traitsOf(kind).isClinical === true);

describe('words of health advice', () => {
  it('are doses, medicines, signs of illness and what to do, each named once', () => {
    expect(healthWordsIn(['<p>Take 500&nbsp;mg of <b>Paracetamol</b> or paracetamol.</p>'], 'en')).toEqual([
      '500 mg',
      'paracetamol',
    ]);
    expect(healthWordsIn(['See a doctor if the rash spreads.'], 'en')).toEqual(['see a doctor if', 'rash']);
    expect(healthWordsIn(['Jumpa doktor jika demam.'], 'ms')).toEqual(['jumpa doktor jika', 'demam']);
    expect(healthWordsIn(['胸痛时请马上就医。'], 'zh')).toEqual(['胸痛', '马上就医']);
  });

  it.each([
    ['en', ['Give two Panadol', 'Take half a pill', 'Two puffs', 'Apply the cream twice a day', '5 cc of it']],
    ['ms', ['Ambil dua tablet', 'Makan dua biji ubat', 'Ambil ubat ini tiga kali sehari', 'Satu sudu ubat']],
    ['zh', ['吃两片就好', '饭后吃一粒', '一茶匙糖浆', '服用必理痛']],
  ] as const)('are doses in everyday words too (%s)', (language, doses) => {
    expect(doses.filter((dose) => healthWordsIn([dose], language).length === 0)).toEqual([]);
  });

  it('are none in hours, addresses, prices and the emergency number', () => {
    expect(healthWordsIn(['Open from 8 am. RM 500. In an emergency call 999.'], 'en')).toEqual([]);
    expect(healthWordsIn(['Dibuka dari 8 pagi. Hubungi 999 jika kecemasan.'], 'ms')).toEqual([]);
    expect(healthWordsIn(['早上8点开门，紧急时请拨打999。'], 'zh')).toEqual([]);
  });

  it('stand in the health texts of the sample, in each language', () => {
    const entries = sampleEntries().filter(({ kind }) => reviewedKinds.includes(kind));
    const silent = (language: (typeof languages)[number]) =>
      entries.filter((entry) => {
        const texts = [
          entry.title[language],
          entry.summary[language],
          entry.body?.[language] ?? '',
          JSON.stringify(entry.fields),
        ];
        return healthWordsIn(texts, language).length === 0;
      });
    for (const language of languages) expect(silent(language).length / entries.length).toBeLessThan(0.1);
  });

  it('stand in no text of the sample that states that it gives no health advice', () => {
    const general = sampleEntries().filter(
      ({ kind, reviewer }) => traitsOf(kind).isClinical === 'unless general' && !reviewer,
    );
    expect(general.length).toBeGreaterThan(100);
    for (const entry of general)
      for (const language of languages) {
        const texts = [entry.title[language], entry.summary[language], entry.body?.[language] ?? ''];
        expect({ slug: entry.slug, words: healthWordsIn(texts, language) }).toEqual({ slug: entry.slug, words: [] });
      }
  });
});
