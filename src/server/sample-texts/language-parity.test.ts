import { describe, expect, it, test } from 'vitest';
import { centreSections } from '#src/features/find-care/hospitals/data/centre-sections.seed.ts';
import { centreSamples } from '#src/features/find-care/hospitals/data/centres-of-excellence.seed.ts';
import { serviceSamples } from '#src/features/find-care/hospitals/data/hospital-services.seed.ts';
import { hospitalSamples } from '#src/features/find-care/hospitals/data/hospital-sample.seed.ts';
import { hospitalGuide } from '#src/features/find-care/hospitals/data/hospital-guides.seed.ts';
import { careTopics } from '#src/features/find-care/hospitals/data/patient-care.seed.ts';
import { specialityRows } from '#src/features/find-care/specialist-centres/data/specialist-centres.seed.ts';
import { sampleEntries } from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { joinedParagraphs } from '#src/platform/sample-files/sample-files.server.ts';
import { packageSamples } from '#src/features/shop/packages/data/package-sample.seed.ts';

interface Text {
  where: string;
  en: string;
  ms?: string | undefined;
  zh?: string | undefined;
}

/** Smallest length of a Malay text, in words of the English one. */
const leastMalay = 0.7;
const leastChinese = 1;
/** Over all texts of a kind: single sentences vary, a kind does not. */
const leastMalayOfAll = 0.8;
const leastChineseOfAll = 1.1;

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');
const words = (text: string) =>
  plain(text).match(/[\p{Script=Latin}\p{Number}][\p{Script=Latin}\p{Number}’'./-]*/gu)?.length ?? 0;
const characters = (text: string) => plain(text).match(/\p{Script=Han}/gu)?.length ?? 0;
/** Names and numbers in a Chinese text count as words. */
const chineseLength = (text: string) => characters(text) + words(text);
const paragraphs = (text: string) =>
  text.split(/\n\n|<\/(?:p|li|h2|h3)>/).filter((part) => plain(part).trim() !== '').length;

function ratioOf(texts: readonly Text[], length: (text: Text) => number): number {
  const sum = (measure: (text: Text) => number) => texts.reduce((total, text) => total + measure(text), 0);
  return sum(length) / sum(({ en }) => words(en));
}

/**
 * Texts that lack a paragraph, or are much shorter than the English one. Short texts are not measured: one word more
 * is a third.
 */
function shortened(texts: readonly Text[]): string[] {
  return texts.flatMap(({ where, en, ms = '', zh = '' }) => {
    const isLong = words(en) >= 25;
    return [
      ...(paragraphs(ms) < paragraphs(en) || (isLong && words(ms) < words(en) * leastMalay) ? [`${where} ms`] : []),
      ...(paragraphs(zh) < paragraphs(en) || (isLong && chineseLength(zh) < words(en) * leastChinese)
        ? [`${where} zh`]
        : []),
    ];
  });
}

const hospitals: Text[] = hospitalSamples().map(({ slug, about }) => ({
  where: slug,
  ...joinedParagraphs(about),
}));
const guides: Text[] = hospitalSamples().flatMap(({ slug }) =>
  Object.entries(hospitalGuide(slug)).map(([topic, text]) => ({ where: `${slug} ${topic}`, ...text })),
);
const care: Text[] = careTopics().map(({ slug, body }) => ({ where: slug, ...body }));
const centres: Text[] = [...new Map(centreSamples().map(({ kind }) => [kind.slug, kind])).values()].flatMap(
  ({ slug, body, summary, treatments }) => {
    const { conditions, team, equipment, pathway, questions } = centreSections(slug);
    const sections = [...conditions, team, ...equipment, ...pathway, ...questions];
    return [body, summary, ...treatments, ...sections].map((text) => ({ where: slug, ...text }));
  },
);
const services: Text[] = serviceSamples().map(({ slug, summary }) => ({ where: slug, ...summary }));
const specialities: Text[] = specialityRows().map(({ slug, body }) => ({ where: slug, ...body }));
const packages: Text[] = packageSamples().flatMap(({ slug, about }) => about.map((text) => ({ where: slug, ...text })));

describe('Malay and Chinese say as much as English', () => {
  it.each([
    ['hospitals', hospitals],
    ['hospital guides', guides],
    ['patient care', care],
    ['centres', centres],
    ['services', services],
    ['specialities', specialities],
    ['packages', packages],
  ] as const)('in %s', (_name, texts) => {
    expect(shortened(texts)).toEqual([]);
    expect(ratioOf(texts, ({ ms = '' }) => words(ms))).toBeGreaterThan(leastMalayOfAll);
    expect(ratioOf(texts, ({ zh = '' }) => chineseLength(zh))).toBeGreaterThan(leastChineseOfAll);
  });

  it('and a text that is cut to one sentence is found', () => {
    const [first] = hospitals;
    expect(shortened([{ ...first!, ms: 'Hospital di tengah Kuala Lumpur.' }])).toEqual(['melur-tun-razak ms']);
    expect(shortened([{ ...first!, zh: '吉隆坡市中心的医院。' }])).toEqual(['melur-tun-razak zh']);
  });
});

type ByLanguage = Record<'en' | 'ms' | 'zh', string | readonly string[]>;
const isByLanguage = (value: unknown): value is ByLanguage =>
  typeof value === 'object' && value !== null && 'en' in value && 'ms' in value && 'zh' in value;
const library = sampleEntries().filter(({ kind }) => kind.startsWith('library-'));
const partsOf = (fields: Record<string, unknown> = {}) =>
  Object.entries(fields).filter((entry): entry is [string, ByLanguage] => isByLanguage(entry[1]));
const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join('\n\n'));

describe('the health library', () => {
  it('has every part with the same points in three languages', () => {
    const uneven = library.flatMap(({ slug, fields }) =>
      partsOf(fields)
        .filter(([, { en, ms, zh }]) => new Set([en, ms, zh].map((own) => paragraphs(textOf(own)))).size > 1)
        .map(([name]) => `${slug}.${name}`),
    );
    expect(uneven).toEqual([]);
    expect(library).toHaveLength(125);
  });

  it('and each treatment has the same points of its cost guide', () => {
    const lists = sampleEntries()
      .filter(({ kind }) => kind === 'treatment')
      .flatMap(({ slug, fields }) =>
        ['includes', 'excludes'].map((name) => {
          const { en, ms, zh } = fields![name] as ByLanguage;
          return { place: `${slug}.${name}`, sizes: new Set([en.length, ms.length, zh.length]).size };
        }),
      );
    expect(lists).toHaveLength(24);
    expect(lists.filter(({ sizes }) => sizes > 1)).toEqual([]);
  });

  // Half of the longest of the NHS's own pages, as the review measured them: eight times the 204 words of ours then.
  test('a disease is told in at least 816 words, in Malay and Chinese as fully', () => {
    const diseases = library.filter(({ kind }) => kind === 'library-disease');
    expect(diseases).toHaveLength(25);
    for (const { slug, title, summary, fields } of diseases) {
      const all = (language: 'en' | 'ms' | 'zh') =>
        [title[language], summary[language], ...partsOf(fields).map(([, value]) => textOf(value[language]))].join(
          '\n\n',
        );
      const english = words(all('en'));
      expect(english, slug).toBeGreaterThanOrEqual(816);
      expect(words(all('ms')) / english, slug).toBeGreaterThan(leastMalayOfAll);
      expect(characters(all('zh')) / english, slug).toBeGreaterThan(leastChineseOfAll);
    }
  });

  test('its articles are there', () => {
    const articles = new Set(sampleEntries().flatMap(({ kind, slug }) => (kind === 'article' ? [slug] : [])));
    const named = library.flatMap(({ fields }) => (fields?.['articleSlugs'] as string[] | undefined) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((slug) => !articles.has(slug))).toEqual([]);
  });
});
