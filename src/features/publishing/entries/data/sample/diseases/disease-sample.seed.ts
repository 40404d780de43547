import type { Reference } from '#src/features/publishing/entries/library-fields.schema.ts';
import type { SampleEntry } from '#src/features/publishing/entries/data/sample/sample-entry.seed.ts';

/** All that an entry of a disease says in one language. */
interface DiseaseWords {
  title: string;
  summary: string;
  overview: string;
  symptoms: readonly string[];
  causes: readonly string[];
  /** Call 999 or go to an emergency department. */
  emergency: readonly string[];
  /** See a doctor today. */
  urgent: readonly string[];
  /** Make an appointment. */
  routine: readonly string[];
  /** How it is found. */
  tests: string;
  treatment: string;
  selfCare: readonly string[];
  livingWith: string;
  complications: readonly string[];
  prevention: readonly string[];
}

/** A disease of the sample, each language written by itself. Paragraphs of a passage are separated by a blank line. */
export interface DiseaseSample {
  slug: string;
  publishedAt: string;
  reviewer: string;
  topics: string[];
  departments: string[];
  articleSlugs: string[];
  references: readonly Reference[];
  en: DiseaseWords;
  ms: DiseaseWords;
  zh: DiseaseWords;
}

/** The disease as an entry of the health library. */
export function diseaseEntry({ en, ms, zh, ...disease }: DiseaseSample): SampleEntry {
  const { slug, publishedAt, reviewer, topics, ...shared } = disease;
  const { title, summary, ...parts } = en;
  const own = Object.fromEntries(
    (Object.keys(parts) as (keyof typeof parts)[]).map((name) => [name, { en: en[name], ms: ms[name], zh: zh[name] }]),
  );
  return {
    kind: 'library-disease',
    slug,
    publishedAt,
    reviewer,
    topics,
    author: 'Health library editors',
    title: { en: title, ms: ms.title, zh: zh.title },
    summary: { en: summary, ms: ms.summary, zh: zh.summary },
    fields: { ...own, ...shared },
  };
}
