import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { noticeVersionOf } from '#src/features/requests/forms/form.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
const pageOf = async (path: string) => (await site.request(path)).text();

it.each([
  '/ambulatory-care-and-wellness',
  '/klinik-wakaf-an-nur',
  '/anciliary-services',
  '/consultant',
  '/pdpa',
  '/cares-app',
  '/cares-app/terms-and-conditions',
  '/cares-app/privacy-policy-and-account-deletion-guidelines',
  '/cares-app/faq',
  '/contact-us',
  '/faq',
  '/terms',
  '/privacy',
])('%s is a page of its own in three languages', async (path) => {
  const titles = await Promise.all(
    ['', '/ms', '/zh'].map(async (prefix) => {
      const response = await site.request(prefix + path);
      expect(response.status, prefix + path).toBe(200);
      return /<h1[^>]*>([^<]+)/.exec(await response.text())?.[1];
    }),
  );
  expect(new Set(titles).size, titles.join(' | ')).toBeGreaterThan(1);
});

it('the privacy notice stands in Malay and in English, whatever language is read', async () => {
  for (const path of ['/pdpa', '/ms/pdpa', '/zh/pdpa']) {
    const html = await pageOf(path);
    expect(html, path).toMatch(/Personal Data Protection Act 2010/);
    expect(html, path).toMatch(/Akta Perlindungan Data Peribadi 2010/);
  }
});

it('the programme’s second address shows the same page and names the first as its own', async () => {
  expect(await pageOf('/kpj-cares-card-program')).toContain('<link rel="canonical" href="http://localhost:3000/cares"');
});

describe('frequent questions', () => {
  it('open one by one, in groups that the reader can jump to', async () => {
    const html = await pageOf('/faq');
    expect(html.match(/<details id=/g)!.length).toBeGreaterThanOrEqual(25);
    expect(html).toContain('href="#group-booking"');
    expect(html).toContain('"@type":"FAQPage"');
  });

  it('are searched in the reader’s language; without a find there is a way on', async () => {
    expect(await pageOf('/ms/faq?q=temu+janji')).toContain('<details id="how-do-i-book"');
    expect(await pageOf('/faq?q=zzzz')).toContain('No question contains these words');
    expect(await pageOf(`/faq?q=${encodeURIComponent('<script>alert(1)</script>')}`)).not.toContain('<script>alert(1)');
  });

  it('are given by the API in groups', async () => {
    const { status, body } = await site.api('GET', 'faq?lang=zh&group=booking');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(1);
    expect(body.data[0].questions[0].question).toMatch(/\p{Script=Han}/u);
  });
});

it('a static block or a page is given by its slug; one that nobody wrote is not found', async () => {
  const { status, body } = await site.api('GET', 'static_block/get?slug=terms&lang=ms');
  expect(status).toBe(200);
  expect(body.data.body).toContain('<h2>');
  expect((await site.api('GET', 'static_block/get?slug=none')).status).toBe(404);
});

it('the contact page has every hospital’s number', async () => {
  const html = await pageOf('/contact-us');
  expect(html.match(/href="tel:/g)!.length).toBeGreaterThanOrEqual(29);
});

it('a question about a static page goes to the desk with the page’s name, by page and by call', async () => {
  expect(
    await (
      await site.request('/enquiry?page=klinik-wakaf-an-nur', { headers: { 'sec-fetch-dest': 'document' } })
    ).text(),
  ).toContain('Ask about');
  const body = {
    slug: 'klinik-wakaf-an-nur',
    name: 'Aminah binti Yusof',
    email: 'aminah@example.test',
    message: 'When is the clinic open?',
    consent_version: await noticeVersionOf(site.app),
  };
  const { body: answer } = await site.api('POST', 'static_block/submit', body);
  const [row] = await site.app.db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.reference, answer.data.reference));
  expect(row).toMatchObject({ kind: 'enquiry', subject: { kind: 'page', slug: 'klinik-wakaf-an-nur' } });
  expect((await site.api('POST', 'static_block/submit', { ...body, slug: 'no-such-page' })).status).toBe(404);
  expect((await site.api('POST', 'static_block/submit', { ...body, message: '' })).body.errors).toHaveProperty(
    'message',
  );
});
