import pg from 'pg';
import { ask, type BenchSite, type Figure } from './bench-site.ts';
import { median, quantile, timeOf } from './timing.ts';

/** In three languages: a hundred thousand documents. */
const articles = 33_334;
const rounds = 5;
const calls = 200;
/**
 * Typical queries: a word of few and of many texts, several words, a type far back, other languages, a name, a typing
 * error, no result.
 */
const questions = [
  'keyword=heart',
  'keyword=knee+pain',
  'keyword=dengue',
  'keyword=cardiology+ipoh',
  'keyword=article&type=article&limit=20&offset=400',
  'keyword=sakit+jantung&lang=ms',
  `keyword=${encodeURIComponent('心脏')}&lang=zh`,
  'keyword=aisyah',
  'keyword=cardiolgy',
  'keyword=vaccination+children',
  'keyword=refund',
  'keyword=qqqzzz',
];

/**
 * Search over everything with a hundred thousand more documents of articles, and suggestions while somebody types,
 * through the server. The articles are deleted with the measurement's database.
 */
export async function measureSearch(site: BenchSite): Promise<Figure[]> {
  await writeDocuments(site);
  for (const question of questions) await searchOnce(site, question);
  const p95s: number[] = [];
  for (let round = 0; round < rounds; round += 1) p95s.push(await p95Of(site));
  const suggested = await suggestionTimes(site);
  await site.app.pool.query("delete from search_documents where path like '/articles/bench-%'");
  return [
    {
      name: 'a search over everything and 100,000 documents of articles, p95',
      value: median(p95s),
      unit: 'ms',
      goal: 30,
      isCeiling: true,
    },
    { name: 'suggestions beside them, p95', value: quantile(suggested, 0.95), unit: 'ms', goal: 15, isCeiling: true },
  ];
}

/** The p95 of one round; the median of several rounds counts, so that one hiccup of the machine does not. */
async function p95Of(site: BenchSite): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1)
    times.push(await timeOf(() => searchOnce(site, questions[call % questions.length]!)));
  return quantile(times, 0.95);
}

/** What is typed, letter by letter, each as the search box asks for it. */
async function suggestionTimes(site: BenchSite): Promise<number[]> {
  const typed = ['heart d', 'knee', 'cardiolog', 'dengue', 'vaccin', 'check'].flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  );
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const keyword = encodeURIComponent(typed[call % typed.length]!);
    times.push(
      await timeOf(async () => {
        const asked = new Request(`http://localhost:3000/search/suggestions?keyword=${keyword}`);
        const answer = await site.fetch(asked);
        if (answer.status !== 200) throw new Error(`suggestions answered ${answer.status}: ${keyword}`);
        await answer.arrayBuffer();
      }),
    );
  }
  return times;
}

async function searchOnce(site: BenchSite, question: string): Promise<void> {
  const response = await ask(site, `search?${question}`);
  if (response.status !== 200) throw new Error(`a search answered ${response.status}: ${question}`);
  await response.arrayBuffer();
}

/** Articles from the sample's own words: each has the title and text of one document, and another's text beside it. */
async function writeDocuments(site: BenchSite): Promise<void> {
  // Writing them is not part of the measurement: a connection without the server's limits of time.
  const client = new pg.Client({ connectionString: site.app.pool.options.connectionString! });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`insert into search_documents (type, item_id, language, path, title, title_in, summary, summary_in, body, body_in, head, words, changed_at)
      with own as materialized (select *, row_number() over (partition by language order by type, item_id) as place, count(*) over (partition by language) as total from search_documents where type in ('article', 'library', 'faq', 'video', 'podcast', 'news', 'event', 'page'))
      select 'article', 1000000 + n, a.language, '/articles/bench-' || n, 'Article ' || n || ': ' || a.title, a.title_in, a.summary, a.summary_in, b.body, b.body_in,
        a.head || to_tsvector('simple', 'article'), a.words || b.words || to_tsvector('simple', 'article'), timestamptz '2021-01-01' + (n % 1800) * interval '1 day'
      from generate_series(1, ${articles}) n join own a on a.place = 1 + n % a.total join own b on b.language = a.language and b.place = 1 + (n / 7) % b.total order by a.language, n`);
    await client.query('vacuum analyze search_documents');
  } finally {
    await client.end();
  }
}
