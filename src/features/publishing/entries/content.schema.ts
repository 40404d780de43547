import { z } from 'zod';
import { sceneNames } from '#src/design/scene-names.ts';
import type { Language, LocalText } from '#src/shared/local-text.ts';
import type { Kind } from './content-kinds.schema.ts';
import { librarySchemas } from './library-fields.schema.ts';
import { reviewed } from './library-fields.schema.ts';

const words = z.string().trim().max(400);
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const slug = z.string().trim().max(120);
const seconds = z.coerce.number().int().min(0).max(86_400);
/** The drawing of an entry without a photograph; a name that is no longer drawn leaves it to the topic. */
const pictured = { scene: z.enum(sceneNames).optional().catch(undefined) };
const chapter = z.object({ at: seconds, title: words });

/** The languages a recording may be in. */
const spokenLanguage = z.enum(['en', 'ms', 'zh']).default('en');
const audience = { gender: z.enum(['female', 'male']).optional(), specialisation: slug.optional() };

const position = z.coerce.number().int().min(0).max(1_000).default(0);
const ringgit = z.coerce.number().int().min(0).max(10_000_000);

/** The kind's own fields. What a writer adds beyond them is kept and not shown. */
export const fieldSchemas = {
  article: z.looseObject({ type: words.optional(), ...pictured, ...reviewed }),
  video: z.looseObject({
    type: words.optional(),
    youtubeId: z
      .string()
      .regex(/^[\w-]{11}$/)
      .optional() /** A file of this site. */,
    film: z
      .string()
      .regex(/^\/films\/[a-z0-9-]+\.webm$/)
      .optional(),
    durationSeconds: seconds.default(0),
    spokenLanguage,
    transcript: z.string().max(100_000).default(''),
    ...pictured,
    ...reviewed,
  }),
  podcast: z.looseObject({
    type: words.optional(),
    durationSeconds: seconds.default(0),
    spokenLanguage,
    episode: z.coerce.number().int().min(1).optional(),
    transcript: z.string().max(200_000).default(''),
    chapters: z.array(chapter).default([]),
    audio: z.string().max(300).optional(),
    ...pictured,
    ...reviewed,
  }),
  news: z.looseObject({ type: words.optional(), place: words.optional(), ...pictured }),
  csr: z.looseObject({ place: words.optional(), ...pictured }),
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
    ...audience,
    ...reviewed,
  }),
  event: z.looseObject({
    type: words.optional(),
    startsAt: instant,
    endsAt: instant,
    place: words,
    hospitalSlug: slug.optional(),
    capacity: z.coerce.number().int().min(0).max(100_000).optional() /** Whole ringgit; nothing where it is free. */,
    fee: z.coerce.number().min(0).max(100_000).optional(),
    approvalNumber: words.optional(),
    approvalExpiresOn: day.optional(),
    ...pictured,
    ...audience,
    ...reviewed,
  }),
  faq: z.looseObject({ group: words.default('general') }),
  page: z.looseObject({}),
  block: z.looseObject({ place: words.optional() }),
  ...librarySchemas,
  'home-section': z.looseObject({
    /** Sections stand by it, the smallest first; the built-in ones are ten apart. */
    position: z.coerce.number().int().min(1).max(1_000).optional(),
    hidden: z.enum(['yes', 'no']).default('no'),
    link: z
      .string()
      .regex(/^\/[\w./?=&%-]*$/)
      .optional(),
    linkLabel: words.optional(),
  }),
  'mccn-faq': z.looseObject({ position }),
  'mccn-benefit': z.looseObject({
    position,
    url: z.string().regex(/^\/[\w./-]*$/),
    icon: words,
    color: z.enum(['teal', 'deep', 'gold']),
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

/** Names of the kind's fields that are missing or have not their form; English stands for fields that each language has. */
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
  /** Widths that exist, the smallest first. */
  widths: number[];
}

/** What a card shows of a published entry. */
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
  readingMinutes: number;
  /** ISO instants. */
  publishedAt: string;
  changedAt: string;
}

/** An entry as a line that leads to it. */
export type EntryLink = Pick<EntryCardData, 'id' | 'address' | 'title'>;

/** A published entry as its page shows it. */
export interface EntryData<K extends Kind = Kind> extends EntryCardData<K> {
  /** Sanitised again at this reading. */
  body: LocalText;
  /** The fields that each language has for itself, English first to fall back on. */
  own: { en: Record<string, unknown>; ms?: Record<string, unknown>; zh?: Record<string, unknown> };
  author: string | null;
  reviewer: string | null;
  reviewedOn: string | null;
  reviewDueOn: string | null;
  seo: { title?: LocalText; description?: LocalText };
}

export interface EntryPageData<K extends Kind = Kind> {
  entry: EntryData<K>;
  related: EntryCardData[];
  /** Of an article: the entries of the health library that name it. */
  library?: EntryLink[];
}

export interface EntryList<K extends Kind = Kind> {
  items: EntryCardData<K>[];
  total: number;
  limit: number;
  offset: number;
}

/** Filters of a list, by the specification's names (section 3); `state` is ours: open or closed. */
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
  /** Ours: the first letter of the title in the reader's language. */
  letter?: string | undefined;
}

/** What the filters of a list may be set to, as its published entries have them. */
export interface FilterChoices {
  types: string[];
  topics: Topic[];
  years: string[];
  languages: string[];
}

/** What is written of an entry in one language. */
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
}
