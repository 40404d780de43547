import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { searchLimit } from './answer-search.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ trustedProxies: 1 });
});
afterAll(() => site.close());

const ask = async (keyword: string, more = '') =>
  (await site.api('GET', `search?keyword=${encodeURIComponent(keyword)}${more}`)).body.data;

describe('searches from one address', () => {
  it('are so many a minute by page and by call together; who asks on is told to wait in their language, with the words kept, and nobody else is', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address, 'x-api-key': 'demo-web-key' } });
    const page = (address: string) => site.request('/ms/search?keyword=jantung', from(address));
    const call = (name: string, address: string) => site.request(`/api/${name}?keyword=zzyzx`, from(address));
    await Promise.all(
      Array.from({ length: searchLimit.points - 3 }, () => countAddress(site.app, searchLimit, '198.51.100.7')),
    );
    const last = [
      await page('198.51.100.7'),
      await call('search', '198.51.100.7'),
      await call('searchV2', '198.51.100.7'),
    ];
    expect(last.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await page('198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain('Terlalu banyak carian dibuat dari sini.');
    expect(html).toContain('value="jantung"');
    for (const name of ['search', 'searchV2']) expect((await call(name, '198.51.100.7')).status).toBe(429);
    expect((await page('198.51.100.8')).status).toBe(200);
    expect((await site.request('/search', from('198.51.100.7'))).status).toBe(200);
  });
});

describe('a type with very many finds', () => {
  it('shows those with the words in the title first, of these the newest, and counts all', async () => {
    const numbered = (titleWord: string, bodyWord: string, from: number) =>
      `select 'article', ${from} + n, 'en', '/articles/many-' || ${from} + n, 'A', 'en', 'b', 'en', 'b', 'en', ${titleWord}::tsvector, ${bodyWord}::tsvector, timestamptz '2022-01-01' + n * interval '1 day' from generate_series(1, 400) n`;
    await site.app.pool
      .query(`insert into search_documents (type, item_id, language, path, title, title_in, summary, summary_in, body, body_in, head, words, changed_at)
    ${numbered("'numbat:1A'", "'numbat'", 900_000)} union all ${numbered("'other:1A'", "'other numbat'", 901_000)}`);
    const { groups } = await ask('numbat', '&limit=3');
    expect(groups).toMatchObject([
      {
        type: 'article',
        total: 800,
        items: [{ url: '/articles/many-900400' }, { url: '/articles/many-900399' }, { url: '/articles/many-900398' }],
      },
    ]);
    expect((await ask('numbat', '&type=article&limit=1&offset=400')).groups[0].items[0].url).toBe(
      '/articles/many-901400',
    );
    expect((await ask('numbat', '&type=article&limit=2&offset=799')).groups[0].items).toMatchObject([
      { url: '/articles/many-901001' },
    ]);
  });
});
