import { sql, type SQL } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { Language } from '#src/shared/local-text.ts';

type Store = Pick<App, 'db'>;

export interface Asked {
  /** In whose words it is looked for. */
  language: Language;
  /** As the database reads them: what must be there, and the words as typed, for the order. */
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
  /** Empty where the title or what the thing is about has the words. */
  body: string;
  bodyIn: Language;
  isOver: boolean;
}

/** How much a word counts in what a thing is about (B) and in its title (A). */
const weights = sql`'{0.1,0.2,0.5,1}'::real[]`;

/** Reader's language, and now: nothing that is not yet or no longer to be seen. The language is one of three and stands in the query itself, for the index of that language. */
function visible({ language, now }: Pick<Asked, 'language' | 'now'>): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return sql`d.language = ${sql.raw(`'${language}'`)} and (d.visible_from is null or d.visible_from <= ${instant}) and (d.visible_until is null or d.visible_until > ${instant})`;
}

/** So many of a type are put in order by how well the words fit; what stands behind them, by date alone. */
const finelyRanked = 100;
/** Of a type with more finds than this, the newest are picked out before any are numbered: numbering thousands costs more than finding them. */
const manyOfAType = 500;
/** Among so many of such a type, and among so many with the words in the title, where more are not asked for. */
const lookedThrough = { anywhere: 3_000, inTitle: 1_500 };

/**
 * The best of each type from `offset` on, and how many there are of every type: what is over stands behind the rest, words in
 * the title before words in the text. What matches is read once and narrow (its place in the table stands for a row until the
 * few that are shown are known), so that a word of every text costs little more than a rare one.
 */
export async function listFound(
  app: Store,
  asked: Asked & { shownIn: Language; limit: number; offset: number; type?: SearchType | undefined },
): Promise<{ totals: Partial<Record<SearchType, number>>; found: ResultRow[] }> {
  const { all, exact, shownIn, limit, offset, type, now } = asked;
  const narrow = sql`d.type, d.item_id, d.ctid as row, coalesce(d.ends_at < ${now.toISOString()}::timestamptz, false) as is_over, d.changed_at`;
  const [wanted, wantedTitles] = type ? [sql`t.type = ${type} and`, sql`and d.type = ${type}`] : [sql``, sql``];
  const placed = Math.max(finelyRanked, offset + limit);
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
    placed as (select *, row_number() over (partition by type order by is_over, in_head desc, changed_at desc, item_id) as place from hits),
    near as (select p.*, case when p.place <= ${finelyRanked} then r.score else 0 end as score from placed p
      cross join lateral (select ts_rank(${weights}, d.head, ${all}::tsquery) + ts_rank(${weights}, d.head, ${exact}::tsquery) as score from search_documents d where d.ctid = p.row offset 0) r
      where p.place <= ${placed}),
    shown as (select *, row_number() over (partition by type order by place > ${finelyRanked}, is_over, score desc, place) as rank from near)
    select (select json_object_agg(type, total) from totals) as totals,
      (select json_agg(json_build_object('type', s.type, 'id', s.item_id, 'score', s.score, 'isOver', s.is_over, 'path', d.path, 'title', d.title, 'titleIn', d.title_in, 'summary', d.summary, 'summaryIn', d.summary_in,
        'body', case when s.in_head then '' else d.body end, 'bodyIn', d.body_in) order by s.type, s.rank)
        from shown s cross join lateral (select * from search_documents o where o.type = s.type and o.item_id = s.item_id and o.language = ${shownIn} offset 0) d
        where s.rank > ${offset} and s.rank <= ${offset + limit}) as found`);
  return { totals: rows[0]?.totals ?? {}, found: rows[0]?.found ?? [] };
}

/** Titles with a word of the title that matches, the most useful types first. */
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

/** Known words that look like a word, the most alike first; none where the word, or one that begins with it, is known. */
export async function listNearWords(app: Store, language: Language, word: string, limit: number): Promise<string[]> {
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
}

/** Everyday words and what they mean. */
export async function listPhrases(app: Store): Promise<PhraseRow[]> {
  const { rows } = await app.db.execute<PhraseRow>(
    sql`select phrase, speciality_slug as "specialitySlug", urgent_concept as "urgentConcept" from search_phrases order by phrase`,
  );
  return rows;
}
