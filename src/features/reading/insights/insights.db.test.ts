import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editor,
  openTestSite,
  publish,
  textInput,
  write,
  type TestSite,
} from '#src/features/publishing/editor/content.fixture.ts';
import { loadListPage } from '#src/features/publishing/entries/entries.server.ts';
import { saveEntry } from '#src/features/publishing/editor/editor.server.ts';

interface Item {
  id: number;
  slug: string;
  url: string;
  title: string;
  topics: { slug: string; name: string }[];
  published_at: string;
  fields: Record<string, unknown>;
}

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function list(path: string): Promise<{ items: Item[]; total: number }> {
  const { status, body } = await site.api('GET', path);
  expect(status, path).toBe(200);
  return body.data;
}
const pageOf = async (path: string) => (await site.request(path)).text();

describe('articles', () => {
  it('the newest come first, twelve on a page, each leading to its page', async () => {
    const { items, total } = await list('insight_corner/article?limit=12');
    expect(total).toBe(24);
    expect(items.map(({ published_at }) => published_at)).toEqual(
      items
        .map(({ published_at }) => published_at)
        .toSorted()
        .toReversed(),
    );
    const html = await pageOf('/articles');
    expect(html.match(/<article/g)).toHaveLength(12);
    for (const { url } of items) expect(html).toContain(`href="${url}"`);
  });

  it('are found by topic, year and month, and by the language they can be read in', async () => {
    const [first] = (await list('insight_corner/article?limit=1')).items;
    const topic = first!.topics[0]!.slug;
    const onTopic = (await list(`insight_corner/article?topic=${topic}&limit=100`)).items;
    expect(onTopic.map(({ id }) => id)).toContain(first!.id);
    expect(onTopic.every(({ topics }) => topics.some(({ slug }) => slug === topic))).toBe(true);
    const [year, month] = first!.published_at.slice(0, 7).split('-');
    const then = await list(`insight_corner/article?year=${year}&month=${Number(month)}&limit=100`);
    expect(then.items.map(({ id }) => id)).toContain(first!.id);
    expect(then.items.every(({ published_at }) => published_at.startsWith(`${year}-${month}`))).toBe(true);
    expect((await list('insight_corner/article?language=en')).total).toBe(24);
  });

  it('each filter says how many it would leave, and a kind of more than a thousand entries says nothing', async () => {
    const countsOf = async (query: string) =>
      (await loadListPage(site.app, 'article', { query: new URLSearchParams(query) })).counts;
    const counts = (await countsOf('topic=heart'))!;
    for (const name of ['type', 'topic', 'language', 'month', 'year'] as const)
      for (const [value, count] of Object.entries(counts[name]!)) {
        const others = name === 'topic' ? '' : '&topic=heart';
        const { total } = await list(`insight_corner/article?${name}=${value}${others}&limit=1`);
        expect({ name, value, count }).toEqual({ name, value, count: total });
      }
    expect(await pageOf('/articles?topic=heart')).toMatch(/<option value="2026"[^>]*>2026 \(\d+\)/);
    const underY = (await countsOf('letter=Y'))!.year!;
    expect(Object.values(underY).reduce((sum, count) => sum + count, 0)).toBeLessThan(24);
    await site.app.db.execute(
      sql`insert into content_entries (kind, slug) select 'article', 'many-' || n from generate_series(1, 1000) n`,
    );
    await site.app.db.execute(sql`insert into content_published
      (entry_id, language, kind, title, summary, body, fields, own, topics, reading_minutes, is_whole, published_at, changed_at)
      select id, 'en', 'article', slug, '', '', '{}', '{}', '{}', 1, true, now(), now() from content_entries where slug like 'many-%'`);
    expect(await countsOf('topic=diabetes')).toBeNull();
    await site.app.db.execute(sql`delete from content_entries where slug like 'many-%'`);
  });

  it('what has closed since is counted as closed, without a publication', async () => {
    const states = async () =>
      (await loadListPage(site.app, 'tender', { query: new URLSearchParams() })).counts!.state!;
    const before = site.clock.now();
    const { open, closed } = await states();
    expect(open).toBeGreaterThan(0);
    site.clock.set('2036-01-01T09:00:00+08:00');
    expect(await states()).toEqual({ open: 0, closed: open! + closed! });
    site.clock.set(before);
  });

  it('a long list has its letters in the reader’s alphabet, each leading to what stands under it', async () => {
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/ms', 'ms'],
      ['/zh', 'zh'],
    ] as const) {
      const html = await pageOf(`${prefix}/articles`);
      const letters = [...html.matchAll(new RegExp(`href="${prefix}/articles\\?letter=([A-Z])"`, 'g'))].map(
        ([, letter]) => letter!,
      );
      expect(letters.length, lang).toBeGreaterThan(5);
      const lists = await Promise.all(
        letters.map((letter) => list(`insight_corner/article?lang=${lang}&letter=${letter}&limit=100`)),
      );
      expect(
        lists.every(({ total }) => total > 0),
        lang,
      ).toBe(true);
      expect(
        lists.reduce((sum, { total }) => sum + total, 0),
        lang,
      ).toBe(24);
    }
    const underC = (await list('insight_corner/article?letter=C')).items;
    expect(underC.every(({ title }) => title.startsWith('C'))).toBe(true);
    expect(underC.map(({ title }) => title)).toEqual(underC.map(({ title }) => title).toSorted());
    expect((await pageOf('/articles?letter=C')).match(/<article/g)).toHaveLength(underC.length);
    expect(await pageOf('/podcast')).not.toContain('?letter=');
  });

  it('a value that nobody knows is left out and told of; a call refuses it with the field', async () => {
    const html = await pageOf('/articles?topic=alchemy');
    expect(html).toContain('recognise part of this address');
    expect(html.match(/<article/g)).toHaveLength(12);
    const { status, body } = await site.api('GET', 'insight_corner/article?topic=alchemy');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['topic']]);
    expect((await site.api('GET', 'insight_corner/article?month=13')).status).toBe(422);
  });

  it('an article’s page shows its text, who reviewed it and when, its reading time, and what else there is', async () => {
    const response = await site.request('/articles/chest-pain-when-to-call-999');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<h2>The first ten minutes</h2>');
    expect(html).toMatch(/Reviewed by Dr [A-Z]/);
    expect(html).toMatch(/Next review due \w{3}\s\d+\s\w{3}\s\d{4}/);
    expect(html).toMatch(/\d min read/);
    expect(html).toContain('Read next');
    expect(html).toContain('"MedicalWebPage","Article"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/articles/chest-pain-when-to-call-999"');
  });

  it.each([
    ['/ms', 'Sakit dada: bila perlu hubungi 999', '<h2>Sepuluh minit pertama</h2>'],
    ['/zh', '胸痛：何时拨打 999', '<h2>最初十分钟</h2>'],
  ])('below %s is told from title to last word in the reader’s language', async (prefix, title, heading) => {
    const html = await pageOf(`${prefix}/articles/chest-pain-when-to-call-999`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}`));
    expect(html).toContain(heading);
    expect(html).toContain(`href="${prefix}/speciality-centre/cardiology"`);
    expect(html).not.toContain('lang="en"');
  });

  it('in Malay says that a text without translation is English', async () => {
    const { entryId, revision } = await write(site, 'article', 'not-yet-in-malay');
    const english = textInput(
      'en',
      'Not yet in Malay',
      '<p>Ask a <a href="/speciality-centre/cardiology">heart doctor</a>.</p>',
    );
    await saveEntry(site.app, editor, { entryId, revision, texts: [english, textInput('ms', 'Tajuk sahaja', '')] });
    await publish(site, entryId, ['en', 'ms']);
    const html = await pageOf('/ms/articles/not-yet-in-malay');
    expect(html).toMatch(/<h1[^>]*>Tajuk sahaja/);
    expect(html).toContain('lang="en"');
    expect(html).toContain('Kami belum menterjemahkannya');
    expect(html).toContain('href="/ms/speciality-centre/cardiology"');
  });

  it('an unknown one is not found; a page past the last offers the first', async () => {
    expect((await site.request('/articles/none')).status).toBe(404);
    expect((await site.api('GET', 'insight_corner/article/none')).status).toBe(404);
    expect(await pageOf('/articles?page=99')).toContain('Go to the first page');
  });

  it('are told of by their meta data', async () => {
    const { status, body } = await site.api('GET', 'page/meta-data?module=articles&slug=chest-pain-when-to-call-999');
    expect(status).toBe(200);
    expect(body.data.title).toContain('Chest pain: when to call 999');
  });
});

describe('the insights corner', () => {
  it('shows the newest of each and leads to every topic', async () => {
    const html = await pageOf('/insights-corner');
    expect(html).toContain('href="/articles?topic=heart"');
    expect(html).toContain('All articles');
  });

  it('names topics in the reader’s language', async () => {
    const { body } = await site.api('GET', 'insight_corner/master?lang=ms');
    expect(body.data.article.topics).toContainEqual({ slug: 'heart', name: 'Jantung' });
  });
});

describe('films', () => {
  const slug = 'how-to-measure-blood-pressure-at-home';

  it('of our own play on the page with the words as captions, and say that they are drawn', async () => {
    const html = await pageOf(`/ms/video/${slug}`);
    expect(html).toMatch(/<source src="\/films\/how-to-measure-blood-pressure-at-home\.webm#t=0,112"/);
    expect(html).toContain(`src="/films/${slug}.ms.vtt"`);
    expect(html).toContain('Filem contoh');
    const film = await site.request(`/films/${slug}.webm`, { headers: { range: 'bytes=0-3' } });
    expect(new Uint8Array(await film.arrayBuffer()).slice(0, 4)).toEqual(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]));
    const captions = await site.request(`/films/${slug}.en.vtt`);
    expect(captions.headers.get('content-type')).toContain('text/vtt');
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> [^]*call 999\./);
    expect((await site.request('/films/no-such-film.en.vtt')).status).toBe(404);
    for (const [language, tag, words] of [
      ['ms', 'ms-MY', /WEBVTT[^]*hubungi 999\./],
      ['zh', 'zh-Hans-MY', /WEBVTT[^]*请拨打999。/],
    ] as const) {
      expect(await (await site.request(`/films/${slug}.${language}.vtt`)).text()).toMatch(words);
      expect(await pageOf(`/${language}/video/${slug}`)).toMatch(
        new RegExp(`<track kind="captions" src="/films/${slug}.${language}.vtt" srcLang="${tag}"`),
      );
    }
  });

  it('of another site are asked for by nobody before the click', async () => {
    await site.app.pool.query(
      `update content_published set fields = fields - 'film' || '{"youtubeId": "abcdefghijk"}' where entry_id = (select id from content_entries where kind = 'video' and slug = $1)`,
      [slug],
    );
    await site.app.pool.query("update area_versions set version = version + 1 where area = 'videos'");
    await expect.poll(() => pageOf(`/video/${slug}`)).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(await pageOf(`/video/${slug}`)).not.toContain('<iframe');
  });
});
