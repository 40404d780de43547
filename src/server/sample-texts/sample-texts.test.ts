import { describe, expect, it } from 'vitest';
import { advertisingWarnings } from '#src/features/publishing/entries/text-checks/advertising-words.rules.ts';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import {
  contradictions,
  unpromisedRooms,
  unsoldPackages,
} from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import { textsOfEntry } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { typedHours } from '#src/features/publishing/entries/text-checks/typed-hours.rules.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';
import { languages } from '#src/shared/languages.ts';
import { sampleFacts } from './sample-facts.fixture.ts';
import { sampleTexts, type SampleText } from './sample-texts.fixture.ts';

const texts = sampleTexts();
const facts = sampleFacts();

/** Places where a word is correct: the terms of the membership say what members pay less for. */
const allowed: readonly { place: RegExp; rule: string }[] = [
  { place: /^(page|faq)\/(cares|what-is-not)/, rule: 'discount' },
];

const numberWords = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ms: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan', 'sepuluh'],
  zh: ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
};
const nights = { en: /(\w+) nights?\b/gi, ms: /(\w+) malam\b/gi, zh: /(\d+|[一两三四五六七八九十])晚/g };
/** The sum of the nights in a text: 'Two nights in intensive care. Six nights in a single room' gives 8. */
const nightsIn = (text: string, language: keyof typeof nights = 'en') =>
  [...text.matchAll(nights[language])]
    .map(([, count]) => Number(count) || numberWords[language].indexOf(count!.toLowerCase()) + 1)
    .reduce((sum, count) => sum + count, 0);

const warningsOf = (input: readonly SampleText[]) =>
  input.flatMap((one) =>
    advertisingWarnings(one.text, one)
      .filter(({ rule }) => !allowed.some((use) => use.rule === rule && use.place.test(one.place)))
      .map(({ rule, words }) => `${one.place} (${one.language}), ${rule}: ${words}`),
  );
const contradictionsOf = (input: readonly SampleText[]) =>
  input.flatMap(({ place, language, text }) =>
    contradictions(text, facts, language).map(({ words, known }) => `${place} (${language}): ${words}, not ${known}`),
  );

describe('all texts of the sample and of the interface, in three languages', () => {
  it('are many, and all are looked at', () => {
    expect(texts.length).toBeGreaterThan(10_000);
    for (const language of ['en', 'ms', 'zh'])
      expect(texts.filter((one) => one.language === language).length).toBeGreaterThan(2_000);
  });

  it('make no claim that the advertising rules forbid', () => {
    expect(warningsOf(texts)).toEqual([]);
    const planted = { place: 'planted', language: 'en' as const, text: 'The best hospital', isAdvertisement: true };
    expect(warningsOf([...texts, planted])).toEqual(['planted (en), superlative: The best hospital']);
  });

  it('tell no figure that the data says otherwise', () => {
    expect(contradictionsOf(texts)).toEqual([]);
    const planted = { place: 'planted', language: 'ms' as const, text: 'Kumpulan 30 hospital', isAdvertisement: true };
    expect(contradictionsOf([...texts, planted])).toEqual(['planted (ms): 30 hospital, not 29']);
  });

  it('offer packages in campaigns at hospitals that sell them', () => {
    const campaigns = sampleEntries().filter(({ kind }) => kind === 'campaign');
    expect(campaigns.length).toBe(12);
    expect(campaigns.flatMap(({ fields }) => unsoldPackages(fields ?? {}, facts))).toEqual([]);
  });

  it('promise of the executive screening what it contains', () => {
    const { summary, about, includes } = packageSamples().find(({ slug }) => slug === 'executive-health-screening')!;
    const promised = [summary, ...about].map(({ en }) => en).join(' ');
    const contained = Object.values(includes).flat();
    for (const [words, item] of [
      ['ultrasound of the heart', 'echo'],
      ['and of the abdomen', 'abdomen'],
      ['stress test', 'stressTest'],
      ['stool test', 'stool'],
      ['dietitian', 'dietitian'],
      ['A cardiologist reads', 'cardiologist'],
    ] as const) {
      expect(promised).toContain(words);
      expect(contained).toContain(item);
    }
    expect(promised).not.toMatch(/prostate|ovary/);
  });

  it('count the nights of a treatment and of the birth package alike wherever they stand', () => {
    const treatments = sampleEntries().filter(({ kind, fields }) => kind === 'treatment' && fields?.['stayNights']);
    expect(treatments.length).toBeGreaterThanOrEqual(8);
    for (const { slug, fields } of treatments)
      for (const language of languages) {
        const included = (fields!['includes'] as Record<typeof language, string[]>)[language].join('. ');
        expect([slug, language, nightsIn(included, language)]).toEqual([slug, language, fields!['stayNights']]);
      }
    const birth = packageSamples().find(({ slug }) => slug === 'normal-delivery-package')!;
    expect(Object.values(birth.includes).flat()).toContain('twoNights');
    const campaign = sampleEntries().find(({ slug }) => slug === 'maternity-package-early-booking')!;
    expect(nightsIn(campaign.body!.en)).toBe(2);
    expect([campaign.body!.ms, campaign.body!.zh].map((text) => /dua malam|两晚/.test(text ?? ''))).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    ['en', 'Visiting hours: 10 am to 8 pm', 'planted (en): 10 am to 8 pm, not 12 noon to 2 pm and 5 pm to 8 pm'],
    [
      'ms',
      'Farmasi dibuka 8 pagi hingga 6 petang',
      'planted (ms): Farmasi: 8 pagi hingga 6 petang, not Setiap hari 7 pagi hingga 9 malam',
    ],
    ['zh', '单人房每晚RM300', 'planted (zh): 每晚RM300, not —'],
    [
      'en',
      'The normal delivery package with a shared room',
      'planted (en): shared room, not Normal delivery package: Two nights in a single room',
    ],
  ] as const)('tell no hours and no room that the data says otherwise (%s: %s)', (language, text, warning) => {
    const planted = { place: 'planted', language, text, isAdvertisement: true };
    expect(contradictionsOf([...texts.filter((one) => one.language === language), planted])).toEqual([warning]);
  });

  it('promise in campaigns the rooms of their packages', () => {
    const promised = sampleEntries()
      .filter(({ kind }) => kind === 'campaign')
      .flatMap((campaign) =>
        (['en', 'ms', 'zh'] as const).flatMap((language) => {
          const body = campaign.body?.[language] ?? '';
          const text = {
            title: campaign.title[language] ?? '',
            summary: campaign.summary[language] ?? '',
            body,
            own: {},
          };
          return unpromisedRooms(textsOfEntry(text), campaign.fields ?? {}, { facts, language });
        }),
      );
    expect(promised).toEqual([]);
  });

  it('give the hours of the HEAL line alike wherever its number stands', () => {
    const matching = texts.filter(({ text }) => text.includes('15555'));
    expect(matching.length).toBeGreaterThan(20);
    for (const { place, language, text } of matching)
      for (const { words, from, to } of typedHours(/15555[^.。]*/.exec(text)![0], language))
        expect([place, words, from, to]).toEqual([place, words, 480, 1440]);
  });

  it.each([
    ['en', /complaints?\b[^.\n|]*?within (\w+)/gi, 'five'],
    ['ms', /aduan[^.\n|]*?dalam(?: masa)? (\w+)/gi, 'lima'],
    ['zh', /投诉[^。\n|]*?(.)个工作日/g, '五'],
  ] as const)(
    'promise an answer to a complaint within the same days wherever they tell it (%s)',
    (language, matching, days) => {
      const promised = texts
        .filter((one) => one.language === language)
        .flatMap(({ place, text }) => [...text.matchAll(matching)].map(([, count]) => `${place}: ${count}`));
      expect(promised.length).toBeGreaterThanOrEqual(4);
      expect(promised.filter((one) => !one.endsWith(`: ${days}`))).toEqual([]);
    },
  );

  it('tell the hours of visits from one place', () => {
    const matching = texts.filter(({ text }) =>
      /12 noon to 2|12 tengah hari hingga 2|中午(?:12|十二)时至下午/.test(text),
    );
    expect(matching.map(({ place }) => place)).toEqual([]);
    expect(texts.filter(({ text }) => text.includes('{{visiting_hours}}')).length).toBeGreaterThanOrEqual(9);
  });

  it.each([
    ['change_hours', /24 hours before|sehingga 24 jam sebelum|24小时(?:以上|之前)可?/, 13],
    [
      'sign_out_minutes',
      /15 minutes without (?:activity|a key)|15 minit tanpa (?:aktiviti|menekan)|15分钟(?:无操作|没有按键)/,
      24,
    ],
    ['first_reminder_hours', /24 hours and (?:2|two)|24 jam dan (?:2|dua) jam|24小时与(?:2|两)小时/, 3],
    [
      'last_reminder_hours',
      /(?:2|two) hours before the visit|(?:2|dua) jam sebelum lawatan|看诊前.{0,8}(?:2|两)小时/,
      3,
    ],
  ] as const)('tell %s from its one place, not as a typed figure', (name, typed, least) => {
    expect(texts.filter(({ text }) => typed.test(text)).map(({ place }) => place)).toEqual([]);
    expect(texts.filter(({ text }) => text.includes(`{{${name}}}`)).length).toBeGreaterThanOrEqual(least);
  });
});
