import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Kind } from '../content-kinds.schema.ts';
import type { Status } from '../content.rules.ts';
import { languages } from '#src/shared/languages.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const language = () => text({ enum: languages }).notNull();
const instant = () => timestamp({ withTimezone: true });

/** The media library: uploaded pictures, identified by their content. */
export const contentMedia = pgTable(
  'content_media',
  {
    id: serial().primaryKey(),
    /** SHA-256 of the upload: the same picture is stored once. */
    hash: text().notNull().unique(),
    name: text().notNull(),
    alt: jsonb().$type<LocalText>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedBy: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('content_media_name_trigram').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    index('content_media_alt_trigram').using('gin', sql`lower(${t.alt} ->> 'en') gin_trgm_ops`),
  ],
);

/** The generated sizes of a picture; the upload itself is not stored, so that hidden data in it is never served. */
export const contentMediaFiles = pgTable(
  'content_media_files',
  {
    mediaId: integer()
      .notNull()
      .references(() => contentMedia.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp', 'jpeg'] }).notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.width, t.format] })],
);

/** Topics of entries, named in each language; entries name them by their slug. */
export const contentTopics = pgTable('content_topics', {
  id: serial().notNull().unique(),
  slug: text().primaryKey(),
  name: jsonb().$type<LocalText>().notNull(),
  /** Order of the editors' choice, smallest first; equal ones are in the order of their names. */
  position: integer().notNull().default(100),
  status: text({ enum: ['draft', 'published', 'retired'] })
    .notNull()
    .default('published'),
});

/** The working copy: the shared values of an entry. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: serial().primaryKey(),
    kind: text().$type<Kind>().notNull(),
    slug: text().notNull(),
    /**
     * The English title in lower case, or the slug where there is none: the order of the editors' list. Triggers write
     * it.
     */
    listTitle: text().notNull().default(''),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    topics: text().array().notNull().default([]),
    imageId: integer().references(() => contentMedia.id),
    author: text(),
    reviewer: text(),
    reviewedOn: date(),
    reviewDueOn: date(),
    /** Increased by every save: a save based on an older revision is refused. */
    revision: integer().notNull().default(1),
    createdBy: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: text(),
    /** When it was moved to the trash: a draft that was never published. */
    deletedAt: instant(),
    deletedBy: text(),
  },
  (t) => [
    index().on(t.imageId),
    // An address in the trash is free for another entry.
    uniqueIndex()
      .on(t.kind, t.slug)
      .where(sql`${t.deletedAt} is null`),
    index().on(t.updatedAt),
    // For lists of entries in the console.
    index('content_entries_list_title').on(t.listTitle, t.id.desc().nullsFirst()),
    index('content_entries_list_kind').on(t.kind, t.id.desc().nullsFirst()),
    index().on(t.reviewDueOn),
    index('content_entries_approval').on(sql`(${t.fields} ->> 'approvalExpiresOn')`),
    index('content_entries_slug_trigram').using('gin', sql`${t.slug} gin_trgm_ops`),
    index()
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/** The working copy of one language, and its state. */
export const contentTexts = pgTable(
  'content_texts',
  {
    entryId: integer()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    language: language(),
    status: text().$type<Status>().notNull().default('draft'),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    body: text().notNull().default(''),
    /** The pictures of the media library in the body. */
    pictureIds: integer().array().notNull().default([]),
    own: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    seoTitle: text(),
    seoDescription: text(),
    scheduledFor: instant(),
    /** The end of publication that the editor chose; it applies from the next publication. */
    publicUntil: instant(),
    /** First publication. An address that was public once answers 410, never 404. */
    firstPublishedAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.language] }),
    index().on(t.status, t.scheduledFor),
    index('content_texts_state').on(t.status, t.entryId, t.language),
    index('content_texts_title_trigram').using('gin', sql`lower(${t.title}) gin_trgm_ops`),
    index('content_texts_summary_trigram').using('gin', sql`lower(${t.summary}) gin_trgm_ops`),
    index().using('gin', t.pictureIds),
  ],
);

/** Published content: a language of an entry as it was at publication, with the columns for list filters. */
export const contentPublished = pgTable(
  'content_published',
  {
    entryId: integer()
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    language: language(),
    kind: text().$type<Kind>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    own: jsonb().$type<Record<string, unknown>>().notNull(),
    topics: text().array().notNull(),
    imageId: integer().references(() => contentMedia.id),
    author: text(),
    reviewer: text(),
    reviewedOn: date(),
    reviewDueOn: date(),
    seoTitle: text(),
    seoDescription: text(),
    readingMinutes: integer().notNull(),
    /** The public date: that of the first publication. */
    publishedAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** Hidden after this moment, even before the job has run. */
    visibleUntil: instant(),
    type: text(),
    gender: text(),
    specialisation: text(),
    hospitalSlugs: text().array().notNull().default([]),
    startsAt: instant(),
    endsAt: instant(),
    /** Whether the whole entry is in this language, not only its title. */
    isWhole: boolean().notNull(),
  },
  (t) => [
    index().on(t.imageId),
    primaryKey({ columns: [t.entryId, t.language] }),
    index().on(t.kind, t.language, t.startsAt),
    index('content_published_titles').on(t.kind, t.language, sql`lower(${t.title})`, t.entryId),
    index().using('gin', t.topics),
  ],
);
