import type { LocalText } from '#src/shared/local-text.ts';

type EveryLanguage = Required<LocalText>;

/**
 * One entry of the sample as its writer hands it in; content.seed.ts checks it by its kind's schema and publishes it.
 * `kind` is a name of content.kinds.ts; `body` is clean HTML (h2, h3, p, ul, ol, li, strong, em, a[href], blockquote, table).
 * A summary in Malay or Chinese makes that language published too; where a body is missing, readers get the English one.
 */
export interface SampleEntry {
  kind: string;
  slug: string;
  title: EveryLanguage;
  summary: EveryLanguage;
  body?: { en: string; ms?: string; zh?: string };
  topics?: string[];
  /** The kind's own fields: a video's transcript, an event's hours, a tender's number. */
  fields?: Record<string, unknown>;
  author?: string;
  reviewer?: string;
  /** ISO instant. */
  publishedAt: string;
}
