/**
 * Articles for a filled database: entries with their texts in three languages, published and not, and search documents.
 */
export interface ContentRequest {
  articles: number;
  /** How many of them are found by the search: their documents are the slowest rows to write. */
  found: number;
}

/** Ids of these entries begin here, above those of the sample. */
const firstId = 1_000_000;
const languages = `unnest(array['en', 'ms', 'zh']) language`;
/** One text in ten is a draft; some hundred of a million wait for review, as many as people write in a month. */
const state = (number: string) =>
  `case when ${number} % 10000 = 5005 then 'in_review' when ${number} % 10 = 0 then 'draft' else 'published' end`;

/**
 * The statements that write the articles. Titles, texts and words are those of the sample's own articles, two of them
 * mixed in each, so that words are as frequent as in real texts.
 */
export function contentStatements({ articles, found }: ContentRequest): string[] {
  const numbers = `generate_series(1, ${articles}) n`;
  return [
    // One in three shows a picture of the library.
    `insert into content_entries (id, kind, slug, list_title, image_id, created_at, updated_at)
      select ${firstId} + n, 'article', 'large-' || n, 'article ' || (${firstId} + n), case when n % 3 = 0 then pictures.first + (n * 7919::bigint) % pictures.number end, at, at
      from ${numbers} cross join (select min(id) as first, nullif(count(*), 0) as number from content_media where name like 'large-%') pictures cross join lateral (select now() - n * (interval '1826 days' / ${articles}) as at) t`,
    `insert into content_texts (entry_id, language, status, title, first_published_at, updated_at)
      select id, language, ${state('id')}, 'Article ' || id, case when ${state('id')} = 'published' then updated_at end, updated_at
      from content_entries cross join ${languages} where id > ${firstId}`,
    `insert into content_published (entry_id, language, kind, title, summary, body, fields, own, topics, reading_minutes, published_at, changed_at, is_whole)
      with own as materialized (select *, row_number() over (partition by language order by entry_id) as place, count(*) over (partition by language) as total from content_published where kind = 'article')
      select e.id, own.language, 'article', 'Article ' || e.id || ': ' || own.title, own.summary, '', own.fields, own.own, own.topics, 3, e.updated_at, e.updated_at, true
      from content_entries e join own on own.place = 1 + e.id % own.total where e.id > ${firstId} and ${state('e.id')} = 'published'`,
    `insert into search_documents (type, item_id, language, path, title, title_in, summary, summary_in, body, body_in, head, words, changed_at)
      with own as materialized (select *, row_number() over (partition by language order by type, item_id) as place, count(*) over (partition by language) as total from search_documents where type in ('article', 'library', 'faq', 'video', 'podcast', 'news', 'event', 'page'))
      select 'article', ${firstId} + n, a.language, '/articles/large-' || n, 'Article ' || n || ': ' || a.title, a.title_in, a.summary, a.summary_in, b.body, b.body_in,
        a.head || to_tsvector('simple', 'article'), a.words || b.words || to_tsvector('simple', 'article'), now() - (n % 1800) * interval '1 day'
      from generate_series(1, ${found}) n join own a on a.place = 1 + n % a.total join own b on b.language = a.language and b.place = 1 + (n / 7) % b.total order by a.language, n`,
  ];
}
