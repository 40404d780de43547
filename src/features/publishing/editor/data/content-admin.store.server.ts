import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { Status } from '#src/features/publishing/entries/content.rules.ts';

type Store = Pick<App, 'db'>;

export interface ContentRow extends Record<string, unknown> {
  id: number;
  kind: Kind;
  slug: string;
  title: string;
  /** The state of each language's working copy, and whether it is published. */
  languages: { language: Language; status: Status; isShown: boolean; scheduledFor: string | null }[];
  updatedAt: string;
  reviewDueOn: string | null;
  approvalExpiresOn: string | null;
}

export interface ContentQuery {
  kinds: readonly Kind[];
  filters: {
    kind?: string | undefined;
    status?: string | undefined;
    language?: string | undefined;
    attention?: string | undefined;
  };
  q: string;
  sort: string;
  isDescending: boolean;
  limit: number;
  offset: number;
  /** 'YYYY-MM-DD': expiries until this day need attention. */
  soon: string;
}

/**
 * Each order ends with the id, ascending or descending, so that both directions are read from one index
 * (content_entries_list_title, content_entries_kind_id_index).
 */
const orders: Record<string, SQL> = {
  title: sql`e.list_title`,
  kind: sql`e.kind`,
  updated: sql`e.updated_at`,
};

/** Entries that the actor may write, with the state of each language; counted no further than `mostCounted`. */
export async function listContentRows(app: Store, query: ContentQuery): Promise<{ rows: ContentRow[]; total: number }> {
  const found = await foundBy(app, query);
  const ofEntry = sql.join([...conditions(query), ...found], sql` and `);
  const ofText = stateConditions(query);
  const where = ofText
    ? sql`${ofEntry} and exists (select 1 from content_texts t where t.entry_id = e.id and ${ofText})`
    : ofEntry;
  const order = query.isDescending
    ? sql`${orders[query.sort] ?? orders['updated']!} desc, e.id asc`
    : sql`${orders[query.sort] ?? orders['updated']!} asc, e.id desc`;
  // The page's entries are chosen first, so that texts are looked up only for them and not for those of earlier pages.
  const [page, count] = await Promise.all([
    app.db
      .execute<ContentRow>(sql`select e.id, e.kind, e.slug, coalesce(nullif(en.title, ''), e.slug) as title, to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      e.review_due_on as "reviewDueOn", e.fields ->> 'approvalExpiresOn' as "approvalExpiresOn", ${languagesOf} as languages
      from (select e.* from content_entries e where ${where} order by ${order} limit ${query.limit} offset ${query.offset}) e
        left join content_texts en on en.entry_id = e.id and en.language = 'en' order by ${order}`),
    app.db.execute<{ total: number }>(
      sql`select count(*)::int as total from (${counted(query, { where, ofEntry, ofText })} limit ${mostCounted + 1}) found`,
    ),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

const languagesOf = sql`(select json_agg(json_build_object('language', t.language, 'status', t.status, 'scheduledFor', t.scheduled_for,
    'isShown', exists (select 1 from content_published p where p.entry_id = t.entry_id and p.language = t.language)) order by t.language)
  from content_texts t where t.entry_id = e.id)`;

/**
 * The rows that are counted. Few entries have a given state, so these are read from its index, each entry once, and
 * only as many as are counted (`offset 0` keeps the two steps apart).
 */
function counted(
  query: ContentQuery,
  { where, ofEntry, ofText }: { where: SQL; ofEntry: SQL; ofText: SQL | undefined },
): SQL {
  if (!ofText || !stateOf(query)) return sql`select 1 from content_entries e where ${where}`;
  return sql`select 1 from (select distinct t.entry_id from content_texts t where ${ofText} offset 0) u
    where exists (select from content_entries e where e.id = u.entry_id and ${ofEntry} offset 0)`;
}

/** The state that a language of an entry must have: the chosen one, or the one that needs attention. */
function stateOf({ filters }: ContentQuery): string | undefined {
  const ofAttention: Record<string, string> = { review: 'in_review', scheduled: 'scheduled' };
  return filters.status ?? ofAttention[filters.attention ?? ''];
}

/** The condition for a language of an entry, where one is asked for. */
function stateConditions(query: ContentQuery): SQL | undefined {
  const [status, { language }] = [stateOf(query), query.filters];
  const all = [...(status ? [sql`t.status = ${status}`] : []), ...(language ? [sql`t.language = ${language}`] : [])];
  return all.length > 0 ? sql.join(all, sql` and `) : undefined;
}

/**
 * The condition for the typed words. Rare words are found first, by their trigrams. Common words are in so many entries
 * that reading the list in order fills a page sooner.
 */
async function foundBy(app: Store, { q }: ContentQuery): Promise<SQL[]> {
  if (!q) return [];
  const like = `%${likeLiteral(q.toLowerCase())}%`;
  const { rows } = await app.db.execute<{ id: number }>(
    sql`(select t.entry_id as id from content_texts t where lower(t.title) like ${like} or lower(t.summary) like ${like} limit ${mostFound + 1}) union all (select id from content_entries where slug like ${like} limit ${mostFound + 1})`,
  );
  if (rows.length > mostFound)
    return [
      sql`(e.slug like ${like} or exists (select from content_texts t where t.entry_id = e.id and (lower(t.title) like ${like} or lower(t.summary) like ${like}) offset 0))`,
    ];
  const ids = [...new Set(rows.map(({ id }) => id))];
  return [sql`e.id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`];
}

/** If at most this many texts have the words, they are listed by their ids. */
const mostFound = 2_000;

function conditions({ kinds, filters, soon }: ContentQuery): SQL[] {
  const all: SQL[] = [sql`e.kind in ${[...kinds]} and e.deleted_at is null`];
  if (filters.kind) all.push(sql`e.kind = ${filters.kind}`);
  const attention = attentionNames.find((name) => name === filters.attention);
  if (attention) all.push(attentions(soon)[attention]);
  return all;
}

export const attentionNames = ['review', 'scheduled', 'review_due', 'approval_due', 'package_ends'] as const;

/**
 * Conditions for entries that need attention: in review, scheduled, with a clinical review or an approval that expires
 * soon, or with a package that ends before the campaign.
 */
const attentions = (soon: string): Record<(typeof attentionNames)[number], SQL> => ({
  review: sql`exists (select 1 from content_texts t where t.entry_id = e.id and t.status = 'in_review')`,
  scheduled: sql`exists (select 1 from content_texts t where t.entry_id = e.id and t.status = 'scheduled')`,
  review_due: sql`e.review_due_on <= ${soon}::date`,
  approval_due: sql`(e.fields ->> 'approvalExpiresOn') <= ${soon} and exists (select 1 from content_published p where p.entry_id = e.id)`,
  package_ends: sql`e.kind = 'campaign' and exists (select 1 from content_published p where p.entry_id = e.id)
    and exists (select 1 from jsonb_array_elements_text(case jsonb_typeof(e.fields -> 'packageSlugs') when 'array' then e.fields -> 'packageSlugs' else '[]'::jsonb end) as named (slug)
      where not exists (select 1 from health_packages h where h.slug = named.slug and h.status = 'published' and to_char(h.approval_expires_on, 'YYYY-MM-DD') >= (e.fields ->> 'endsOn')))`,
});

/** The slugs of a kind's entries, those in the trash excepted. */
export async function listSlugs(app: Store, kind: Kind): Promise<string[]> {
  const { rows } = await app.db.execute<{ slug: string }>(
    sql`select slug from content_entries where kind = ${kind} and deleted_at is null`,
  );
  return rows.map(({ slug }) => slug);
}
