import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
const pageOf = async (path: string) => (await site.request(path)).text();

it('a story of the community lives at its number, and is found by its name too', async () => {
  const { body } = await site.api('GET', 'csr?limit=1');
  const [story] = body.data.items;
  expect(story.url).toBe(`/csr/${story.id}`);
  expect(await pageOf(`/csr/${story.id}`)).toContain(
    `<link rel="canonical" href="http://localhost:3000/csr/${story.id}"`,
  );
  expect((await site.request(`/csr/${story.slug}`)).status).toBe(200);
  expect((await site.request('/csr/999999')).status).toBe(404);
});

it('news stand with the newest first, each with its record for search engines', async () => {
  const { body } = await site.api('GET', 'news?limit=100');
  expect(body.data.total).toBe(18);
  const html = await pageOf(`/news/${body.data.items[0].slug}`);
  expect(html).toContain('"@type":"NewsArticle"');
  expect((await site.request('/news/none')).status).toBe(404);
});

describe('posts', () => {
  it('name their last day; open ones stand first', async () => {
    const { body } = await site.api('GET', 'careers?limit=100');
    expect(body.data.total).toBe(16);
    const html = await pageOf('/career/midwife-melur-cheras');
    expect(html).toContain('ll bring');
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).toContain('Closes');
  });

  it('that have closed say so and stay readable', async () => {
    site.clock.set('2027-06-01T09:00:00+08:00');
    const html = await pageOf('/zh/career/midwife-melur-cheras');
    expect(html).toContain('已截止');
    expect((await site.api('GET', 'careers?state=open')).body.data.total).toBeLessThan(16);
    site.clock.set('2026-11-23T09:00:00+08:00');
  });
});

describe('tenders', () => {
  it('name their number, their documents and their closing', async () => {
    const html = await pageOf('/procurement/ct-scanner-melur-ipoh');
    expect(html).toContain('MLR/T/2026/041');
    expect(html).toContain('Technical specification');
    expect(html).toContain('Fri 11 Dec 2026, 12:00\u00a0pm');
  });

  it('are found by words and by whether they are open; the list says how the group buys', async () => {
    expect(
      (await site.api('GET', 'tenders?q=scanner')).body.data.items.map(({ slug }: { slug: string }) => slug),
    ).toContain('ct-scanner-melur-ipoh');
    const { body } = await site.api('GET', 'tenders?state=closed');
    expect(
      body.data.items.every(
        ({ fields }: { fields: { closesAt: string } }) => Date.parse(fields.closesAt) <= site.clock.now().getTime(),
      ),
    ).toBe(true);
    expect(await pageOf('/ms/procurement')).toContain('Cara kami membeli');
  });
});

it('what a post and a tender are about, and where it is, is said in the reader’s language', async () => {
  expect(await pageOf('/ms/career')).toContain('Kejururawatan');
  expect(await pageOf('/zh/procurement')).toContain('医疗设备');
  expect(await pageOf('/ms/procurement/ct-scanner-melur-ipoh')).toContain('Peralatan perubatan');
  expect(await pageOf('/zh/career/midwife-melur-cheras')).toContain('产科');
});
