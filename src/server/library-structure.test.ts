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
});
