import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The same sign has the same urgency in every text: signs by language, as a reader finds them in a sentence. */
interface Sign {
  sign: string;
  urgency: Urgency;
  en: string;
  ms: string;
  zh: string;
  /** Library entries in which the sign stands beside a worse one, by kind and slug. */
  except?: string[];
}

type Urgency = 'emergency' | 'same day' | 'two weeks' | 'later';
type Language = 'en' | 'ms' | 'zh';

const languages = ['en', 'ms', 'zh'] as const;
const signs = JSON.parse(readFileSync(new URL('urgency.fixture.json', import.meta.url), 'utf8')) as Sign[];

/** Words that tell how soon to get help. */
const urgencyWords: Record<Language, readonly (readonly [Urgency, RegExp])[]> = {
  en: [
    ['emergency', /\b999\b|emergenc|at once|at any hour|straight away|\b(?:come|go) now\b|labour ward now/i],
    ['same day', /same day|\btoday\b/i],
    ['two weeks', /within two weeks/i],
    ['later', /within (?:a |the )?(?:few )?(?:days|weeks?)|within a day/i],
  ],
  ms: [
    ['emergency', /\b999\b|kecemasan|serta-merta|\bsegera\b|pada bila-bila masa/i],
    ['same day', /hari yang sama|hari ini/i],
    ['two weeks', /dalam (?:masa )?dua minggu/i],
    ['later', /dalam (?:masa )?(?:beberapa hari|sehari|seminggu|beberapa minggu)/i],
  ],
  zh: [
    ['emergency', /999|急诊|紧急|立即|马上|无论几点/],
    ['same day', /当天|今天/],
    ['two weeks', /两周内/],
    ['later', /几天内|一天内|一周内/],
  ],
};

/** The three lists of a disease, a symptom or a test say it by where a sign stands. */
const lists: Record<string, Urgency> = { emergency: 'emergency', urgent: 'same day', routine: 'later' };

interface Text {
  path: string;
  language: Language;
  /** Name of the field of a JSON file; empty in Markdown. */
  field: string;
  text: string;
}

function stringsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => stringsOf(one, name));
}

function textsIn(path: string, language: Language): Text[] {
  const content = readFileSync(path, 'utf8');
  const parts = path.endsWith('.json') ? stringsOf(JSON.parse(content)) : [['', content] as const];
  return parts.map(([field, text]) => ({ path, language, field, text }));
}

const texts = languages.flatMap((language) =>
  globSync([`sample/**/${language}.json`, `sample/**/${language}/**/*.{json,md}`]).flatMap((path) =>
    textsIn(path, language),
  ),
);

const sentenceEnds = { en: /(?<=[.!?])["”’]?\s|;|\n/, ms: /(?<=[.!?])["”’]?\s|;|\n/, zh: /[。；！？\n]/ };

/** How soon a sentence says to get help; empty where it says nothing about it. */
function urgenciesOf(sentence: string, { path, language, field }: Text): Urgency[] {
  const ofList = path.includes('library-') ? lists[field] : undefined;
  if (ofList) return [ofList];
  return urgencyWords[language].filter(([, words]) => words.test(sentence)).map(([urgency]) => urgency);
}

/** Sentences that name a sign and say how soon to get help, with what they say. */
function named(input: readonly Text[], { en, ms, zh, except = [] }: Sign) {
  const patterns = { en: new RegExp(en, 'i'), ms: new RegExp(ms, 'i'), zh: new RegExp(zh, 'i') };
  return input
    .filter(({ path, language }) => !except.some((entry) => path.includes(entry.replace('/', `/${language}/`))))
    .flatMap((text) =>
      text.text
        .split(sentenceEnds[text.language])
        .filter((sentence) => patterns[text.language].test(sentence))
        .map((sentence) => ({ ...text, sentence: sentence.trim(), says: urgenciesOf(sentence, text) }))
        .filter(({ says }) => says.length > 0),
    );
}

const otherwise = (input: readonly Text[], sign: Sign) =>
  named(input, sign)
    .filter(({ says }) => !says.includes(sign.urgency))
    .map(({ path, sentence, says }) => `${path}: ${says.join(', ')}: ${sentence}`);

describe('the same sign has the same urgency in every text', () => {
  it.each(signs.map((sign) => [sign.sign, sign.urgency, sign] as const))('%s: %s', (_sign, _urgency, sign) => {
    for (const language of languages)
      expect([language, named(texts, sign).filter((one) => one.language === language).length > 0]).toEqual([
        language,
        true,
      ]);
    expect(named(texts, sign).length).toBeGreaterThanOrEqual(4);
    expect(otherwise(texts, sign)).toEqual([]);
  });

  it('and another urgency is found, in a sentence and in a list', () => {
    const sign = (name: string) => signs.find((one) => one.sign === name)!;
    const planted = (language: Language, field: string, text: string): Text => ({
      path: `sample/entries/library-test/${language}/planted.json`,
      language,
      field,
      text,
    });
    expect(signs.length).toBe(79);
    expect(otherwise([planted('en', 'results', 'With black stool come the same day.')], sign('black stool'))).toEqual([
      'sample/entries/library-test/en/planted.json: same day: With black stool come the same day.',
    ]);
    expect(otherwise([planted('ms', 'urgent', 'Anda muntah darah.')], sign('vomiting of blood'))).toEqual([
      'sample/entries/library-test/ms/planted.json: same day: Anda muntah darah.',
    ]);
    expect(otherwise([planted('zh', '', '停经后出血：请当天看医生。')], sign('bleeding after the menopause'))).toEqual([
      'sample/entries/library-test/zh/planted.json: same day: 停经后出血：请当天看医生',
    ]);
    expect(otherwise([planted('en', '', 'Black stool is dark.')], sign('black stool'))).toEqual([]);
  });
});
