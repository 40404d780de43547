import { describe, expect, it } from 'vitest';
import { sampleEntries, type SampleEntry } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { languages } from '#src/shared/languages.ts';

const care = ['emergency', 'urgent', 'routine'];
const described = ['overview', 'symptoms', 'causes', ...care, 'tests', 'treatment'];
const illness = described.concat('selfCare', 'livingWith', 'complications', 'prevention');
/** The parts that a national health library has, by kind. */
const partsOf = {
  'library-disease': illness,
  'library-symptom': illness,
  'library-test': [
    'overview',
    'why',
    'preparation',
    'whatHappens',
    'results',
    'risks',
    'prevention',
    'selfCare',
    ...care,
  ],
  'library-first-aid': ['overview', 'symptoms', 'causes', 'whenToSeeADoctor', 'steps', 'neverDo'],
  'library-faq': ['answer'],
} as const;

const kinds = Object.keys(partsOf) as (keyof typeof partsOf)[];
const entriesOf = (kind: string) => sampleEntries().filter((entry) => entry.kind === kind);
const partIn = ({ fields }: SampleEntry, part: string, language: string): unknown =>
  (fields?.[part] as Record<string, unknown> | undefined)?.[language];
const sizeOf = (part: unknown) =>
  Array.isArray(part) ? part.length : typeof part === 'string' ? Number(part.trim() !== '') : 0;

/** Parts that an entry lacks in a language, or lists that have fewer points in it than in English. */
const unequal = (entry: SampleEntry, parts: readonly string[]) =>
  parts.flatMap((part) => {
    const english = sizeOf(partIn(entry, part, 'en'));
    return languages
      .filter((language) => english === 0 || sizeOf(partIn(entry, part, language)) !== english)
      .map((language) => `${entry.slug}, ${part} (${language})`);
  });

/** Operations and treatments: there is no result to wait for. */
const withoutResult = new Set([
  'caesarean-birth',
  'cataract-operation',
  'chemotherapy-day',
  'haemodialysis',
  'hernia-repair',
  'hip-replacement',
  'knee-replacement',
]);

describe('the health library of the sample', () => {
  it.each(kinds)('%s has all parts, as many points in Malay and Chinese as in English', (kind) => {
    const entries = entriesOf(kind);
    expect(entries.length).toBeGreaterThanOrEqual(12);
    const optional = traitsOf(kind).localizedFields.filter((field) => entries.some(({ fields }) => fields?.[field]));
    expect(entries.flatMap((entry) => unequal(entry, partsOf[kind]))).toEqual([]);
    for (const entry of entries)
      expect(
        unequal(
          entry,
          optional.filter((field) => partIn(entry, field, 'en')),
        ),
      ).toEqual([]);
  });

  it('a point that one language lacks is found', () => {
    const entry = entriesOf('library-symptom')[0]!;
    const emergency = { ...(entry.fields!['emergency'] as Record<string, string[]>) };
    const planted = {
      ...entry,
      fields: { ...entry.fields, emergency: { ...emergency, ms: emergency['ms']!.slice(1) } },
    };
    expect(unequal(planted, care)).toEqual([`${entry.slug}, emergency (ms)`]);
  });

  it('each entry names a source with its year', () => {
    for (const kind of kinds)
      for (const { slug, fields } of entriesOf(kind)) {
        const references = (fields?.['references'] ?? []) as { title: string; year: number }[];
        expect(references.length, slug).toBeGreaterThan(0);
        for (const { title, year } of references) {
          expect(title.length, slug).toBeGreaterThan(10);
          expect(year, slug).toBeGreaterThan(2000);
        }
      }
  });

  it('leads to articles that there are', () => {
    const articles = new Set(entriesOf('article').map(({ slug }) => slug));
    const named = kinds.flatMap((kind) =>
      entriesOf(kind).flatMap(({ fields }) => (fields?.['articleSlugs'] ?? []) as string[]),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((slug) => !articles.has(slug))).toEqual([]);
  });

  it('the call of a first-aid entry names the signs that it is about: they are not printed elsewhere', () => {
    const callOf = (slug: string, language: string) =>
      partIn(
        entriesOf('library-first-aid').find((entry) => entry.slug === slug)!,
        'whenToSeeADoctor',
        language,
      );
    for (const sign of ['pressure, tightness', 'lasts longer than a few minutes', 'arm, jaw or back', 'breathless'])
      expect(callOf('heart-attack', 'en')).toContain(sign);
    for (const sign of ['ditekan, ketat', 'lebih daripada beberapa minit', 'lengan, rahang', 'sesak nafas'])
      expect(callOf('heart-attack', 'ms')).toContain(sign);
    for (const sign of ['受压、发紧', '超过几分钟', '手臂、下颌', '气喘'])
      expect(callOf('heart-attack', 'zh')).toContain(sign);
    expect(callOf('cardiac-arrest', 'en')).toContain('does not answer when you shake the shoulders');
    expect(callOf('cardiac-arrest', 'ms')).toContain('tidak bernafas atau hanya tercungap-cungap');
    expect(callOf('cardiac-arrest', 'zh')).toContain('没有呼吸或只是偶尔喘气');
  });

  it.each([
    ['en', /(?:result|report|tracing|sample|pictures|explains)[^.]*(?:day|hour|week)/],
    ['ms', /(?:[Kk]eputusan|[Ll]aporan|[Rr]akaman|[Ss]ampel|gambar|menerangkan)[^.]*(?:hari|jam|minggu)/],
    [
      'zh',
      /(?:结果|报告|影像|样本|心电图|讲解)[^。]*(?:当天|小时|一两天|周)|当天[^。]*(?:结果|影像)|一周(?:内有结果|后请询问结果)/,
    ],
  ] as const)('each test says when the result comes (%s)', (language, whenItComes) => {
    const tests = entriesOf('library-test').filter(({ slug }) => !withoutResult.has(slug));
    expect(tests).toHaveLength(18);
    const silent = tests.filter(
      (entry) =>
        !whenItComes.test(
          `${String(partIn(entry, 'overview', language))} ${String(partIn(entry, 'results', language))}`,
        ),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});
