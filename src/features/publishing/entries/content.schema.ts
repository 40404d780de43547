import { z } from 'zod';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { cardColours } from './landing-blocks/card-choices.schema.ts';
import type { Kind } from './content-kinds.schema.ts';
import { insightSchemas, pictured } from './fields/insight-fields.schema.ts';
import { landingFields } from './landing-blocks/landing-blocks.schema.ts';
import { librarySchemas, reviewed, urgent } from './fields/library-fields.schema.ts';

const words = z.string().trim().max(400);
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const slug = z.string().trim().max(120);
/** Whether it gives health advice; if not answered, a doctor must approve it. */
const health = { healthAdvice: z.enum(['yes', 'no']).optional(), ...reviewed };
const audience = { gender: z.enum(['female', 'male']).optional(), specialisation: slug.optional() };

const position = z.coerce.number().int().min(0).max(1_000).default(0);
const ringgit = z.coerce.number().int().min(0).max(10_000_000);

/** The kind's own fields. Further fields of an entry are preserved and not shown. */
export const fieldSchemas = {
  article: z.looseObject({ type: words.optional(), ...pictured, ...urgent, ...reviewed }),
  ...insightSchemas,
  news: z.looseObject({ type: words.optional(), place: words.optional(), ...pictured, ...urgent, ...health }),
  csr: z.looseObject({ place: words.optional(), ...pictured, ...urgent, ...health }),
  career: z.looseObject({
    department: words,
    hospitalSlug: slug.optional(),
    employment: words,
    closesAt: instant,
    requirements: z.array(z.string().max(1_000)).default([]),
    offers: z.array(z.string().max(1_000)).default([]),
  }),
  tender: z.looseObject({
    number: words,
    category: words.optional(),
    hospitalSlug: slug.optional(),
    opensAt: instant.optional(),
    briefingAt: instant.optional(),
    closesAt: instant,
    documents: z
      .array(z.looseObject({ title: words, description: words.optional(), mediaId: z.number().int().optional() }))
      .default([]),
    contact: words.optional(),
  }),
  campaign: z.looseObject({
    type: words.optional(),
    hospitalSlugs: z.array(slug).default([]),
    startsOn: day,
    endsOn: day,
    approvalNumber: words.optional(),
    approvalExpiresOn: day.optional(),
    packageSlugs: z.array(slug).default([]),
    ...pictured,
    ...urgent,
    ...audience,
    ...reviewed,
  }),
  event: z.looseObject({
    type: words.optional(),
    startsAt: instant,
    endsAt: instant,
    place: words,
    hospitalSlug: slug.optional(),
    capacity: z.coerce.number().int().min(0).max(100_000).optional() /** Whole ringgit; absent where it is free. */,
    fee: z.coerce.number().min(0).max(100_000).optional(),
    approvalNumber: words.optional(),
    approvalExpiresOn: day.optional(),
    ...pictured,
    ...urgent,
    ...audience,
    ...reviewed,
  }),
  faq: z.looseObject({ group: words.default('general'), ...health }),
  page: z.looseObject(health),
  landing: z.looseObject({ ...landingFields, ...pictured, ...urgent, ...reviewed }),
  block: z.looseObject({ place: words.optional(), ...health }),
  ...librarySchemas,
  'home-section': z.looseObject({
    /** Order of the sections, smallest first; the built-in ones are ten apart. */
    position: z.coerce.number().int().min(1).max(1_000).optional(),
    hidden: z.enum(['yes', 'no']).default('no'),
    link: z
      .string()
      .regex(/^\/[\w./?=&%-]*$/)
      .optional(),
    linkLabel: words.optional(),
    ...health,
  }),
  'mccn-faq': z.looseObject({ position, ...health }),
  'mccn-benefit': z.looseObject({
    position,
    url: z.string().regex(/^\/[\w./-]*$/),
    icon: words,
    color: z.enum(cardColours),
    ...health,
  }),
  treatment: z.looseObject({
    approvalNumber: words.optional(),
    approvalExpiresOn: day.optional(),
    specialitySlug: slug /** Whole ringgit. */,
    costFromRm: ringgit,
    costToRm: ringgit,
    stayNights: z.coerce.number().int().min(0).max(365),
    recoveryWeeks: z.coerce.number().int().min(0).max(104),
    includes: z.array(words).default([]),
    excludes: z.array(words).default([]),
    ...reviewed,
  }),
} as const satisfies Record<Kind, z.ZodType>;

/** Names of the kind's fields that are missing or invalid; for localized fields the English ones count. */
export function missingFields(kind: Kind, fields: Record<string, unknown>): string[] {
  const { error } = fieldSchemas[kind].safeParse(fields);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])))];
}

export type KindFields = { [K in Kind]: z.infer<(typeof fieldSchemas)[K]> };

export interface Topic {
  slug: string;
  name: LocalText;
}

/** A picture of the media library in its generated sizes. */
export interface EntryImage {
  id: number;
  alt: LocalText;
  width: number;
  height: number;
  /** Available widths, the smallest first. */
  widths: number[];
}

/** Localized fields in the reader's language; `en` has those that this language lacks. */
export interface LocalizedFields {
  en: Record<string, unknown>;
  ms?: Record<string, unknown>;
  zh?: Record<string, unknown>;
}

/** The data of a published entry's card. */
export interface EntryCardData<K extends Kind = Kind> {
  id: number;
  kind: K;
  slug: string;
  /** Without language prefix; null where the kind has no page of its own. */
  address: string | null;
  title: LocalText;
  summary: LocalText;
  topics: Topic[];
  image: EntryImage | null;
  fields: KindFields[K];
  /** The localized fields that a card shows; absent where the kind's cards show none. */
  own?: LocalizedFields;
  readingMinutes: number;
  /** ISO instants. */
  publishedAt: string;
  changedAt: string;
}

/** An entry as a link. */
export type EntryLink = Pick<EntryCardData, 'id' | 'address' | 'title'>;

/** The data of a published entry's page. */
export interface EntryData<K extends Kind = Kind> extends EntryCardData<K> {
  /** Sanitised again when it is read. */
  body: LocalText;
  /** All localized fields. */
  own: LocalizedFields;
  author: string | null;
  reviewer: string | null;
  reviewedOn: string | null;
  reviewDueOn: string | null;
  seo: { title?: LocalText; description?: LocalText };
}

export interface EntryPageData<K extends Kind = Kind> {
  entry: EntryData<K>;
  related: EntryCardData[];
  /** For an article: the entries of the health library that refer to it. */
  library?: EntryLink[];
}

export interface EntryList<K extends Kind = Kind> {
  items: EntryCardData<K>[];
  total: number;
  limit: number;
  offset: number;
}

/** Filters of a list, by the specification's names (section 3); `state` is our own: open or closed. */
export interface EntryFilters {
  type?: string | undefined;
  topic?: string | undefined;
  language?: string | undefined;
  sortBy?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
  location?: string | undefined;
  gender?: string | undefined;
  specialisation?: string | undefined;
  state?: string | undefined;
  q?: string | undefined;
  /** Our own: the first letter of the title in the reader's language. */
  letter?: string | undefined;
}

/** The filter values that a list's published entries have. */
export interface FilterChoices {
  types: string[];
  topics: Topic[];
  years: string[];
  languages: string[];
}

/** An entry's texts in one language. */
export interface EntryText {
  language: Language;
  title: string;
  summary: string;
  /** HTML. */
  body: string;
  /** The kind's own fields in this language. */
  own: Record<string, unknown>;
  seoTitle: string;
  seoDescription: string;
  /** The chosen end of publication, an ISO instant; empty for none. */
  publicUntil: string;
}
