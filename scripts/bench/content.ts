import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { median, quantile, timeOf } from './timing.ts';

const articles = 20_000;
const rounds = 5;
const calls = 200;
/** Queries of a list: the newest, a topic, a month, a language, an order, a page far back. */
const lists = [
  'limit=12',
  'topic=bench-3&limit=12',
  'year=2024&month=5&limit=12',
  'language=en&sortBy=title&limit=12',
  'topic=bench-1&language=ms&year=2023&limit=12',
  'type=guide&sortBy=oldest&limit=12',
  'limit=12&offset=6000',
];

/**
 * Lists of a site with twenty thousand articles, through the server; and how soon a change is public. The articles
 * are deleted with the measurement's database.
 */
export async function measureContent(site: BenchSite): Promise<Figure[]> {
  await writeArticles(site);
  for (const list of lists) await listOnce(site, list);
  const p95s: number[] = [];
  for (let round = 0; round < rounds; round += 1) p95s.push(await p95Of(site));
  await site.app.pool.query("delete from content_entries where slug like 'bench-article-%'");
  return [
    { name: 'a filtered list among 20,000 articles, p95', value: median(p95s), unit: 'ms', goal: 15, isCeiling: true },
  ];
}

/** The p95 of one round; the median of several rounds counts, so that one hiccup of the machine does not. */
async function p95Of(site: BenchSite): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1)
    times.push(await timeOf(() => listOnce(site, lists[call % lists.length]!)));
  return quantile(times, 0.95);
}

async function listOnce(site: BenchSite, query: string): Promise<void> {
  const response = await ask(site, `insight_corner/article?${query}`);
  if (response.status !== 200) throw new Error(`a list answered ${response.status}: ${query}`);
  await response.arrayBuffer();
}

/** Writes the same articles every time: ten topics, five years, a third of them in Malay too. */
async function writeArticles(site: BenchSite): Promise<void> {
  const { pool } = site.app;
  await pool.query(
    `insert into content_entries (kind, slug, topics) select 'article', 'bench-article-' || n, array['bench-' || n % 10, 'bench-' || n % 7] from generate_series(1, ${articles}) n on conflict do nothing`,
  );
  await pool.query(
    `insert into content_texts (entry_id, language, status, title, first_published_at) select id, 'en', 'published', slug, now() from content_entries where slug like 'bench-article-%' on conflict do nothing`,
  );
  await pool.query(`insert into content_published (entry_id, language, kind, title, summary, body, fields, own, topics, reading_minutes, published_at, changed_at, type, is_whole)
    select e.id, l.language, 'article', 'Article ' || e.id, 'What to know about ' || e.slug, repeat('<p>A paragraph of an article of usual length.</p>', 40), '{}', '{}', e.topics, 3,
      timestamptz '2021-01-01' + (e.id % 1800) * interval '1 day', now(), (array['guide', 'story', 'recipe'])[1 + e.id % 3], true
    from content_entries e join (values ('en'), ('ms')) l (language) on l.language = 'en' or e.id % 3 = 0 where e.slug like 'bench-article-%' on conflict do nothing`);
  await pool.query('vacuum analyze content_published, content_entries');
  await pool.query(
    "insert into area_versions (area) values ('articles') on conflict (area) do update set version = area_versions.version + 1",
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
}
