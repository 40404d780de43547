import type { SampleEntry } from './sample-entry.seed.ts';

/** One text in English, Malay and Chinese, in this order. */
export type Three = readonly [en: string, ms: string, zh: string];

/** The three texts under the names of their languages. */
export function three([en, ms, zh]: Three): { en: string; ms: string; zh: string } {
  return { en, ms, zh };
}

export interface Answer {
  question: Three;
  /** The answer in a sentence or two: the entry's summary and the answer's first paragraph. */
  short: Three;
  /** What follows it, as HTML. */
  more?: Three;
}

/** A frequently asked question as a sample entry. */
export function answered(slug: string, group: string, { question, short, more = ['', '', ''] }: Answer): SampleEntry {
  return {
    kind: 'faq',
    slug,
    title: three(question),
    summary: three(short),
    fields: { group },
    author: 'Patient Services',
    publishedAt: '2026-11-01T09:00:00+08:00',
    body: {
      en: `<p>${short[0]}</p>${more[0]}`,
      ms: `<p>${short[1]}</p>${more[1]}`,
      zh: `<p>${short[2]}</p>${more[2]}`,
    },
  };
}
