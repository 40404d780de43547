import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { Kind } from '../content-kinds.schema.ts';
import type { EntryImage, Topic } from '../content.schema.ts';
import { type ListQuery, isVisible, orderOf, matching } from './published-order.store.server.ts';

type Store = Pick<App, 'db'>;

/** One language of a published entry, as the database has it. */
export interface PublishedRow extends Record<string, unknown> {
  entryId: number;
  language: Language;
  kind: Kind;
  slug: string;
  title: string;
  summary: string;
  body?: string;
  fields: Record<string, unknown>;
  own: Record<string, unknown>;
  topics: Topic[];
  image: EntryImage | null;
  author: string | null;
  reviewer: string | null;
  reviewedOn: string | null;
  reviewDueOn: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  readingMinutes: number;
  publishedAt: string;
  changedAt: string;
}

const isoInstant = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The topics of a row with their names; an unnamed topic is shown by its slug. */
export const topicsOf = (
  topics: SQL,
) => sql`(select coalesce(json_agg(json_build_object('slug', t.slug, 'name', coalesce(ct.name, jsonb_build_object('en', t.slug))) order by t.place), '[]'::json)
  from unnest(${topics}) with ordinality as t (slug, place) left join content_topics ct on ct.slug = t.slug)`;

export const imageOf = (
  imageId: SQL,
) => sql`(select json_build_object('id', i.id, 'alt', i.alt, 'width', i.width, 'height', i.height,
  'widths', (select json_agg(distinct f.width) from content_media_files f where f.media_id = i.id)) from content_media i where i.id = ${imageId})`;

const cardColumns = sql`p.entry_id as "entryId", p.language, p.kind, e.slug, p.title, p.summary, p.fields, p.own, ${topicsOf(sql`p.topics`)} as topics, ${imageOf(sql`p.image_id`)} as image,
  p.author, p.reviewer, p.reviewed_on as "reviewedOn", p.review_due_on as "reviewDueOn", p.seo_title as "seoTitle", p.seo_description as "seoDescription", p.reading_minutes as "readingMinutes",
  ${isoInstant(sql`p.published_at`)} as "publishedAt", ${isoInstant(sql`p.changed_at`)} as "changedAt"`;

/**
 * Ids of a page of published entries in the given order. English decides the order, because the other languages
 * translate it.
 */
export async function listPublishedIds(app: Store, query: ListQuery): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select p.entry_id as id from content_published p where ${matching(query)} order by ${orderOf(query)} limit ${query.limit} offset ${query.offset}`,
  );
  return rows.map((row) => row.id);
}

/** Every published title of a kind in a language, or in English where it has none. */
export async function listTitles(
  app: Store,
  { kind, language, now }: { kind: Kind; language: Language; now: Date },
): Promise<{ id: number; title: string; language: Language }[]> {
  const { rows } = await app.db.execute<{
    id: number;
    title: string;
    language: Language;
  }>(sql`select p.entry_id as id, coalesce(w.title, p.title) as title, coalesce(w.language, 'en') as language
    from content_published p left join content_published w on w.entry_id = p.entry_id and w.language = ${language} and w.title <> '' and (w.visible_until is null or w.visible_until > ${now.toISOString()}::timestamptz)
    where p.kind = ${kind} and p.language = 'en' and ${isVisible(now)}`);
  return rows;
}

/** The number of all matches. */
export async function countPublished(app: Store, query: Omit<ListQuery, 'limit' | 'offset'>): Promise<number> {
  const { rows } = await app.db.execute<{ total: number }>(
    sql`select count(*)::int as total from content_published p where ${matching(query)}`,
  );
  return rows[0]?.total ?? 0;
}

/** These entries in English and in that language, without their bodies. */
export async function listPublishedCards(
  app: Store,
  ids: readonly number[],
  { now, language }: { now: Date; language: Language },
): Promise<PublishedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await app.db
    .execute<PublishedRow>(sql`select ${cardColumns} from content_published p join content_entries e on e.id = p.entry_id
    where p.entry_id in ${[...ids]} and p.language in ('en', ${language}) and ${isVisible(now)}`);
  return rows;
}

/** All languages of one entry, with bodies, by id or slug. */
export async function findPublished(
  app: Store,
  kind: Kind,
  { by, now }: { by: { id: number } | { slug: string }; now: Date },
): Promise<PublishedRow[]> {
  const { rows } = await app.db
    .execute<PublishedRow>(sql`select ${cardColumns}, p.body from content_published p join content_entries e on e.id = p.entry_id
    where e.kind = ${kind} and e.deleted_at is null and ${'id' in by ? sql`e.id = ${by.id}` : sql`e.slug = ${by.slug}`} and ${isVisible(now)}`);
  return rows;
}

/** All published entries of a kind with their bodies, for pages that show a whole kind. */
export async function listWholeKind(app: Store, kind: Kind, now: Date): Promise<PublishedRow[]> {
  const { rows } = await app.db
    .execute<PublishedRow>(sql`select ${cardColumns}, p.body from content_published p join content_entries e on e.id = p.entry_id
    where p.kind = ${kind} and ${isVisible(now)} order by p.entry_id`);
  return rows;
}

/** Whether it was ever published: then its address answers 410 instead of 404. */
/** An entry that was public once, with the address to which it redirects its readers; undefined where there is none. */
export async function findFormer(
  app: Store,
  kind: Kind,
  by: { id: number } | { slug: string },
): Promise<{ movedTo: string | null } | undefined> {
  const { rows } = await app.db.execute<{
    movedTo: string | null;
  }>(sql`select e.fields ->> 'movedTo' as "movedTo" from content_entries e join content_texts t on t.entry_id = e.id
    where e.kind = ${kind} and e.deleted_at is null and ${'id' in by ? sql`e.id = ${by.id}` : sql`e.slug = ${by.slug}`} and t.language = 'en' and t.first_published_at is not null limit 1`);
  return rows[0];
}

/** Related entries by topics: those that share most first, then the newest; of the given kinds. */
export async function listRelatedIds(
  app: Store,
  entry: { id: number; topics: readonly string[] },
  { kinds, now, limit }: { kinds: readonly Kind[]; now: Date; limit: number },
): Promise<number[]> {
  if (entry.topics.length === 0) return [];
  const topics = sql`array[${sql.join(
    entry.topics.map((topic) => sql`${topic}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = await app.db.execute<{ id: number }>(sql`select p.entry_id as id from content_published p
    where p.language = 'en' and p.kind in ${[...kinds]} and p.entry_id <> ${entry.id} and p.topics && ${topics} and ${isVisible(now)}
      and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
    order by (select count(*) from unnest(p.topics) as t where t = any(${topics})) desc, p.published_at desc, p.entry_id limit ${limit}`);
  return rows.map((row) => row.id);
}

export interface StoredChoices extends Record<string, unknown> {
  types: string[];
  topics: Topic[];
  years: string[];
  languages: string[];
}

/** The filter values of a kind's published entries. */
export async function findChoices(app: Store, kind: Kind, now: Date): Promise<StoredChoices> {
  const seen = sql`from content_published p where p.kind = ${kind} and p.language = 'en' and ${isVisible(now)}`;
  const years = sql`to_char(coalesce(p.starts_at, p.published_at) at time zone 'Asia/Kuala_Lumpur', 'YYYY')`;
  const { rows } = await app.db.execute<StoredChoices>(sql`select
    (select coalesce(json_agg(type order by type), '[]'::json) from (select distinct p.type ${seen} and p.type is not null) as found) as types,
    (select coalesce(json_agg(json_build_object('slug', used.slug, 'name', coalesce(ct.name, jsonb_build_object('en', used.slug))) order by coalesce(ct.name ->> 'en', used.slug)), '[]'::json)
      from (select distinct unnest(p.topics) as slug ${seen}) as used left join content_topics ct on ct.slug = used.slug) as topics,
    (select coalesce(json_agg(year order by year desc), '[]'::json) from (select distinct ${years} as year ${seen}) as found) as years,
    (select coalesce(json_agg(distinct p.language), '[]'::json) from content_published p where p.kind = ${kind} and p.is_whole and ${isVisible(now)}) as languages`);
  return rows[0] ?? { types: [], topics: [], years: [], languages: [] };
}

export interface AddressRow extends Record<string, unknown> {
  id: number;
  kind: Kind;
  slug: string;
  changedAt: string;
}

/** Every published entry of these kinds with its last change, for sitemaps. */
export async function listAddresses(app: Store, kinds: readonly Kind[], now: Date): Promise<AddressRow[]> {
  const { rows } = await app.db
    .execute<AddressRow>(sql`select p.entry_id as id, p.kind, e.slug, ${isoInstant(sql`max(p.changed_at)`)} as "changedAt"
    from content_published p join content_entries e on e.id = p.entry_id where p.kind in ${[...kinds]} and ${isVisible(now)}
    group by p.entry_id, p.kind, e.slug having bool_or(p.language = 'en') order by p.entry_id limit 50000`);
  return rows;
}

export async function listTopicNames(app: Store): Promise<{ slug: string; name: LocalText }[]> {
  const { rows } = await app.db.execute<{ slug: string; name: LocalText }>(
    sql`select slug, name from content_topics where status = 'published' order by position, name ->> 'en'`,
  );
  return rows;
}

/** All languages of an entry's working copy in the shape of published rows, for its preview. */
export async function findDraftRows(app: Store, entryId: number, now: Date): Promise<PublishedRow[]> {
  const { rows } = await app.db
    .execute<PublishedRow>(sql`select t.entry_id as "entryId", t.language, e.kind, e.slug, t.title, t.summary, t.body, e.fields, t.own, ${topicsOf(sql`e.topics`)} as topics, ${imageOf(sql`e.image_id`)} as image,
      e.author, e.reviewer, e.reviewed_on as "reviewedOn", e.review_due_on as "reviewDueOn", t.seo_title as "seoTitle", t.seo_description as "seoDescription", 1 as "readingMinutes",
      ${isoInstant(sql`coalesce(t.first_published_at, ${now.toISOString()}::timestamptz)`)} as "publishedAt", ${isoInstant(sql`t.updated_at`)} as "changedAt"
    from content_texts t join content_entries e on e.id = t.entry_id where e.id = ${entryId} and (t.language = 'en' or t.title <> '')`);
  return rows;
}
