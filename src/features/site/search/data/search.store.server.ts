import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Nearest } from '../search.schema.ts';

type Store = Pick<App, 'db'>;

export interface Asked {
  /** The language of the documents. */
  language: Language;
  /** As tsquery: `all` for matching, and the words as typed for ranking. */
  all: string;
  exact: string;
  now: Date;
}

export interface ResultRow {
  type: SearchType;
  id: number;
  score: number;
  path: string;
  title: string;
  titleIn: Language;
  summary: string;
  summaryIn: Language;
  /** Empty where the words are in the title or the subject. */
  body: string;
  bodyIn: Language;
  isOver: boolean;
}

/** Weights of a word in the text, in the subject (B) and in the title (A). */
const weights = sql`'{0.1,0.2,0.5,1}'::real[]`;

/**
 * The condition on language and time: only documents that are visible now. The language is one of three and a literal
 * in the query, so that its index is used.
 */
function visible({ language, now }: Pick<Asked, 'language' | 'now'>): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`d.language = ${sql.raw(`'${language}'`)} and (d.visible_from is null or d.visible_from <= ${instant}) and (d.visible_until is null or d.visible_until > ${instant})`;
}

/** Of a word in the title alone. */
const titleAlone = sql`'{0,0,0,1}'::real[]`;

/** For each type, this many matches are ranked by their words; the others by date alone. */
const finelyRanked = 100;
/**
 * Of a type with more matches than this, the newest are selected before any are ranked: ranking thousands costs more
 * than finding them.
 */
const manyOfAType = 500;
/** How many matches of such a type are considered, anywhere and in the title, where the caller needs no more. */
const lookedThrough = { anywhere: 3_000, inTitle: 1_500 };

/**
 * The best matches of each type from `offset` on, and the number of matches of every type: past items come last, words
 * in the title before words in the text. Matches are read once and with few columns (row ids stand for rows until the
 * shown ones are known), so that a frequent word costs little more than a rare one. With `nearest`, equally good
 * matches are ordered by distance.
 */
export async function listFound(
  app: Store,
  asked: Asked & {
    shownIn: Language;
    limit: number;
    offset: number;
    type?: SearchType | undefined;
    nearest?: Nearest | undefined;
  },
): Promise<{ totals: Partial<Record<SearchType, number>>; found: ResultRow[] }> {
  const { all, exact, shownIn, limit, offset, type, now } = asked;
  const narrow = sql`d.type, d.item_id, d.ctid as row, coalesce(d.ends_at < ${now.toISOString()}::timestamptz, false) as is_over, d.changed_at`;
  const [wanted, wantedTitles] = type ? [sql`t.type = ${type} and`, sql`and d.type = ${type}`] : [sql``, sql``];
  const placed = Math.max(finelyRanked, offset + limit);
  const nearest = byNearness(asked.nearest);
  const { rows } = await app.db.execute<{
    totals: Partial<Record<SearchType, number>> | null;
    found: ResultRow[] | null;
  }>(sql`with found as materialized (
      select ${narrow} from search_documents d where ${visible(asked)} and d.words @@ ${all}::tsquery),
    totals as materialized (select type, count(*) as total from found group by type),
    picked as (select * from found where type in (select t.type from totals t where ${wanted} t.total <= ${manyOfAType})
      union all select f.* from totals t cross join lateral (
        select * from (select * from found where found.type = t.type limit ${Math.max(lookedThrough.anywhere, offset + limit)}) many order by is_over, changed_at desc, item_id limit ${placed}) f
      where ${wanted} t.total > ${manyOfAType}),
    hits as (select p.*, h.in_head from picked p cross join lateral (select d.head @@ ${all}::tsquery as in_head from search_documents d where d.ctid = p.row offset 0) h
      union (select ${narrow}, true from search_documents d where ${visible(asked)} and d.head @@ ${all}::tsquery ${wantedTitles} limit ${Math.max(lookedThrough.inTitle, offset + limit)})),
    placed as (select hits.*${nearest.column}, row_number() over (partition by type order by is_over, in_head desc, ${nearest.order} changed_at desc, item_id) as place from hits ${nearest.join}),
    near as (select p.*, case when p.place <= ${finelyRanked} then r.score else 0 end as score${nearest.title} from placed p
      cross join lateral (select ts_rank(${weights}, d.head, ${all}::tsquery) + ts_rank(${weights}, d.head, ${exact}::tsquery) as score${nearest.inTitle(all)} from search_documents d where d.ctid = p.row offset 0) r
      where p.place <= ${placed}),
    shown as (select *, row_number() over (partition by type order by place > ${finelyRanked}, is_over, ${nearest.score} desc, place) as rank from near)
    select (select json_object_agg(type, total) from totals) as totals,
      (select json_agg(json_build_object('type', s.type, 'id', s.item_id, 'score', s.score, 'isOver', s.is_over, 'path', d.path, 'title', d.title, 'titleIn', d.title_in, 'summary', d.summary, 'summaryIn', d.summary_in,
        'body', case when s.in_head then '' else d.body end, 'bodyIn', d.body_in) order by s.type, s.rank)
        from shown s cross join lateral (select * from search_documents o where o.type = s.type and o.item_id = s.item_id and o.language = ${shownIn} offset 0) d
        where s.rank > ${offset} and s.rank <= ${offset + limit}) as found`);
  return { totals: rows[0]?.totals ?? {}, found: rows[0]?.found ?? [] };
}

/**
 * The position of a match among those of its type by distance, as a join to `hits`. For items with a distance, only
 * words in the title come before it (a doctor who is searched for by name): a speciality that is named twice is not
 * better.
 */
function byNearness(nearest: Nearest | undefined) {
  if (!nearest)
    return { join: sql``, column: sql``, order: sql``, score: sql`score`, title: sql``, inTitle: () => sql`` };
  const known = Object.entries(nearest).flatMap(([type, ids]) => ids.map((id) => ({ type, id })));
  return {
    join: sql`left join unnest(${asArray(known.map(({ type }) => type))}::text[], ${asArray(known.map(({ id }) => id))}::int[])
      with ordinality as nearness(near_type, near_id, nearer) on near_type = type and near_id = item_id`,
    column: sql`, nearer`,
    order: sql`nearer nulls last,`,
    score: sql`case when nearer is null then score else in_title end`,
    title: sql`, r.in_title`,
    inTitle: (all: string) => sql`, ts_rank(${titleAlone}, d.head, ${all}::tsquery) as in_title`,
  };
}

/** An SQL array of types and ids, none of which needs quotes. */
function asArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

/** Titles with a matching word in the title, the most useful types first. */
export async function listTitles(
  app: Store,
  asked: Asked & { order: readonly SearchType[]; limit: number },
): Promise<string[]> {
  const { rows } = await app.db.execute<{ title: string }>(sql`select title from (
      select d.title, min(array_position(${`{${asked.order.join(',')}}`}::text[], d.type)) as place, max(ts_rank(${weights}, d.head, ${asked.all}::tsquery)) as score
      from search_documents d where ${visible(asked)} and d.head @@ ${asked.all}::tsquery and coalesce(d.ends_at > ${asked.now.toISOString()}::timestamptz, true) group by d.title) titles
    order by place, score desc, length(title), title limit ${asked.limit}`);
  return rows.map(({ title }) => title);
}

/** Known words similar to a word, most similar first; none where the word, or one that begins with it, is known. */
export async function listNearWords(
  app: Store,
  language: Language,
  { word, limit }: { word: string; limit: number },
): Promise<string[]> {
  const { rows } = await app.db.execute<{
    word: string;
  }>(sql`select v.word from search_vocabulary v where v.language = ${language}
    and not exists (select 1 from search_vocabulary k where k.language = ${language} and k.word like ${`${word}%`}) order by v.word <-> ${word} limit ${limit}`);
  return rows.map((row) => row.word);
}

export interface PhraseRow extends Record<string, unknown> {
  phrase: string;
  specialitySlug: string | null;
  urgentConcept: string | null;
  /** The known words that the phrase stands for. */
  meaning: string | null;
}

/** Everyday words and their meaning; words that staff added come first. */
export async function listPhrases(app: Store): Promise<PhraseRow[]> {
  const { rows } = await app.db.execute<PhraseRow>(
    sql`select phrase, "specialitySlug", "urgentConcept", meaning from (
      select phrase, speciality_slug as "specialitySlug", null as "urgentConcept", meaning, 1 as place from search_synonyms
      union all select phrase, speciality_slug, urgent_concept, null, 2 from search_phrases) known order by place, phrase`,
  );
  return rows;
}
