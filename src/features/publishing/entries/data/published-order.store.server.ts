/** Conditions and order of lists of published entries. */
import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Kind } from '../content-kinds.schema.ts';
import type { EntryFilters } from '../content.schema.ts';

export interface ListQuery {
  kind: Kind;
  filters: EntryFilters;
  limit: number;
  offset: number;
  now: Date;
  /** Restricts the result to these ids. */
  among?: readonly number[];
}

export function isVisible(now: Date): SQL {
  return sql`(p.visible_until is null or p.visible_until > ${now.toISOString()}::timestamptz)`;
}

/** The order of a list (SQL after `order by`) by its kind and chosen order. */
export function orderOf({ kind, filters, now }: ListQuery): SQL {
  // One index, content_published_newest, serves both directions.
  const newest = sql`p.published_at desc, p.entry_id`;
  switch (filters.sortBy) {
    case 'oldest':
      return sql`p.published_at, p.entry_id desc`;
    case 'title':
      return sql`lower(p.title), p.entry_id`;
    case 'newest':
      return newest;
    case 'ending':
      return sql`p.ends_at, p.entry_id`;
    case 'soonest':
      return soonest(now);
    default:
      if (kind === 'event') return soonest(now);
      if (kind === 'career' || kind === 'tender')
        return sql`(p.ends_at < ${now.toISOString()}::timestamptz), p.ends_at, p.entry_id`;
      return newest;
  }
}

/** Order: upcoming first, earliest first; then past ones, latest first. */
function soonest(now: Date): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`(p.ends_at < ${instant}), case when p.ends_at < ${instant} then -extract(epoch from p.starts_at) else extract(epoch from p.starts_at) end, p.entry_id`;
}

/** The condition for the visible English entries of a kind that fit the filters (SQL after `where`). */
export function matching({ kind, filters, now, among }: Omit<ListQuery, 'limit' | 'offset'>): SQL {
  const conditions: SQL[] = [sql`p.kind = ${kind} and p.language = 'en' and ${isVisible(now)}`];
  if (among) conditions.push(sql`p.entry_id = any (${`{${among.join(',')}}`}::int[])`);
  if (filters.type) conditions.push(sql`p.type = ${filters.type}`);
  if (filters.topic) conditions.push(sql`p.topics @> array[${filters.topic}]::text[]`);
  if (filters.language === 'en') conditions.push(sql`p.is_whole`);
  else if (filters.language) {
    conditions.push(
      sql`exists (select 1 from content_published w where w.entry_id = p.entry_id and w.language = ${filters.language} and w.is_whole)`,
    );
  }
  if (filters.gender) conditions.push(sql`(p.gender is null or p.gender = ${filters.gender})`);
  if (filters.specialisation) conditions.push(sql`p.specialisation = ${filters.specialisation}`);
  if (filters.location) {
    conditions.push(
      sql`(p.hospital_slugs = '{}' or exists (select 1 from hospitals h where h.slug = any (p.hospital_slugs) and (h.name = ${filters.location} or h.state = ${filters.location})))`,
    );
  }
  if (filters.state)
    conditions.push(
      filters.state === 'closed'
        ? sql`p.ends_at <= ${now.toISOString()}::timestamptz`
        : sql`p.ends_at > ${now.toISOString()}::timestamptz`,
    );
  if (filters.q) {
    const like = `%${likeLiteral(filters.q.toLowerCase())}%`;
    conditions.push(
      sql`exists (select 1 from content_published w where w.entry_id = p.entry_id and (lower(w.title) like ${like} or lower(w.summary) like ${like}))`,
    );
  }
  conditions.push(...timeConditions(kind, filters));
  return sql.join(conditions, sql` and `);
}

/**
 * The condition for a month and year, by Malaysian time: published then, or, for kinds with a duration, in progress
 * then.
 */
function timeConditions(kind: Kind, { month, year }: EntryFilters): SQL[] {
  const lasts = kind === 'event' || kind === 'campaign';
  const starts = lasts ? sql`p.starts_at` : sql`p.published_at`;
  const ends = lasts ? sql`p.ends_at` : sql`p.published_at`;
  if (!year)
    return month ? [sql`extract(month from ${starts} at time zone 'Asia/Kuala_Lumpur') = ${Number(month)}`] : [];
  const [first, months] = month ? [Number(month), 1] : [1, 12];
  // Instants, so that the index on dates is used.
  const instant = (at: number) =>
    sql`${new Date(Date.UTC(Number(year), at - 1, 1) - malaysianOffsetMs).toISOString()}::timestamptz`;
  return [sql`${starts} < ${instant(first + months)} and ${ends} >= ${instant(first)}`];
}

const malaysianOffsetMs = 8 * 3_600_000;
