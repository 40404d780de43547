import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const readable = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const pageOf = async (path: string) => readable(await (await site.request(path)).text());
const threePages = ['/mccn/our-collaboration', '/mccn/faq', '/mccn/health-library'];
const sectionPaths = ['diseases', 'first-aid', 'symptoms', 'tests-procedures', 'faqs'];
/** How many entries each section of the sample has. */
const entriesPerSection = 25;

describe('the addresses', () => {
  it.each(['/mccn', '/mccn/nothing', '/mccn/our-services', '/mccn/patient-care', '/mccn/a/b/c', '/mccn/faq/more'])(
    '%s leads to the collaboration',
    async (path) => {
      for (const [prefix, target] of [
        ['', '/mccn/our-collaboration'],
        ['/ms', '/ms/mccn/our-collaboration'],
        ['/zh', '/zh/mccn/our-collaboration'],
      ] as const) {
        const answer = await site.request(prefix + path);
        expect(answer.status, prefix + path).toBe(302);
        expect(answer.headers.get('location')).toBe(target);
      }
    },
  );

  it.each(threePages)('%s is not kept by anybody', async (path) => {
    const answer = await site.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(sectionPaths)('an unknown entry of %s shows the page not found, with status 404', async (section) => {
    for (const id of ['none', '999999', '%3Cscript%3E', "' or 1=1"]) {
      const asked = await site.request(`/mccn/${section}/${id}`);
      // Another spelling of a path redirects to the canonical one.
      const answer = asked.status === 301 ? await site.request(asked.headers.get('location')!) : asked;
      expect(answer.status, id).toBe(404);
      expect(await answer.text()).toContain('Page not found');
    }
  });

  it('an entry of one section is unknown in another', async () => {
    expect((await site.request('/mccn/symptoms/dengue-fever')).status).toBe(404);
    expect((await site.request('/mccn/diseases/dengue-fever')).status).toBe(200);
  });

  it('its pages and entries stand in the maps for search engines', async () => {
    const pages = await (await site.request('/sitemaps/pages-1.xml')).text();
    for (const path of [...threePages, '/mccn/diseases'])
      expect(pages).toContain(`<loc>http://localhost:3000${path}</loc>`);
    expect(pages).not.toContain('/mccn/:');
    expect(await (await site.request('/sitemaps/content-1.xml')).text()).toContain(
      '<loc>http://localhost:3000/mccn/diseases/dengue-fever</loc>',
    );
  });
});

describe('what the pages share', () => {
  it.each([...threePages, '/mccn/diseases', '/mccn/diseases/dengue-fever'])(
    '%s has the banner with two logos, the intro, the three buttons and the disclaimer',
    async (path) => {
      const html = await pageOf(path);
      expect(html).toMatch(
        /well-being is at the heart of our collaboration[^]*Melur Healthcare[^]*Clearwater Clinic Network[^]*First in Malaysia/,
      );
      expect(html).toMatch(/href="https:\/\/news\.example\.test[^"]*"[^>]*>Learn More/);
      expect(html).toMatch(/Our Proud Collaboration[^]*Frequently Asked Questions \(FAQ\)[^]*Health library/);
      expect(html).toMatch(/information only and is not medical advice/);
    },
  );

  it('the button of the page where the reader is stands out in its own colour of the brand', async () => {
    const active = async (path: string) =>
      /<a [^>]*aria-current="page"[^>]*data-tab="(\w+)"[^>]*class="([^"]*)"/.exec(await pageOf(path));
    const [collaboration, faq, library] = await Promise.all(threePages.map(active));
    expect([collaboration?.[1], faq?.[1], library?.[1]]).toEqual(['collaboration', 'faq', 'library']);
    expect(collaboration?.[2]).toContain('bg-teal');
    expect(faq?.[2]).toContain('bg-deep');
    expect(library?.[2]).toContain('bg-gold');
  });

  it('phones get a way back, except on the collaboration’s page', async () => {
    const back = /<a ([^>]*[" ]md:hidden[^>]*)>(?:<svg[^>]*><use[^>]*>(?:<\/use>)?<\/svg>)?Back</;
    const backOf = async (path: string) => /href="([^"]*)"/.exec(back.exec(await pageOf(path))?.[1] ?? '')?.[1];
    expect(await backOf('/mccn/our-collaboration')).toBeUndefined();
    expect(await backOf('/mccn/faq')).toBe('/mccn/our-collaboration');
    expect(await backOf('/mccn/diseases/dengue-fever')).toBe('/mccn/diseases');
  });

  it.each([...threePages, ...sectionPaths.map((section) => `/mccn/${section}`)])(
    '%s says its own title, description and keywords in three languages',
    async (path) => {
      const heads = await Promise.all(
        ['', '/ms', '/zh'].map(async (prefix) => {
          const html = await pageOf(prefix + path);
          expect(html).toMatch(/<meta name="keywords" content="[^"]{10,}"/);
          expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/);
          return /<h1[^>]*>([^<]+)/.exec(html)?.[1];
        }),
      );
      expect(heads.every(Boolean), heads.join(' | ')).toBe(true);
      expect(new Set(heads).size).toBe(3);
    },
  );
});

/** Changes the setting until the body has run. */
async function withSetting(change: object, body: () => Promise<void>): Promise<void> {
  const set = (value: unknown) =>
    inTransaction(site.app.db, async (tx) => {
      await tx.execute(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = 'clinicNetwork'`);
      await invalidateTag(tx, 'settings');
    });
  const {
    rows: [before],
  } = await site.app.db.execute(sql`select value from settings where key = 'clinicNetwork'`);
  const value = before!['value'] as object;
  await set({ ...value, ...change });
  try {
    await body();
  } finally {
    await set(value);
    // A page follows a changed setting soon, not at once: the sample's film is back.
    await expect.poll(() => pageOf('/mccn/our-collaboration')).toContain('<video');
  }
}

test('a video from outside is shown where there is no film of our own, and asked for only when clicked', async () => {
  await withSetting({ filmSlug: undefined, videoId: 'abcdefghijk' }, async () => {
    await expect
      .poll(() => pageOf('/mccn/our-collaboration'))
      .toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    const answer = await site.request('/mccn/our-collaboration');
    expect(answer.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com');
    const html = await answer.text();
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('<video');
  });
  await withSetting({ filmSlug: 'no-such-film' }, async () => {
    await expect.poll(() => pageOf('/mccn/our-collaboration')).not.toContain('<video');
  });
});

test('the collaboration shows four benefit cards, a film of our own with captions, and where to learn more', async () => {
  const answer = await site.request('/ms/mccn/our-collaboration');
  expect(answer.headers.get('content-security-policy')).not.toContain('youtube');
  expect(await answer.text()).toMatch(/<video[^]*<source src="\/films\/[\w-]+\.webm[^]*<track[^>]*\.ms\.vtt"/);
  const html = await pageOf('/mccn/our-collaboration');
  expect(html).toMatch(/Medical knowledge[^]*Expert consultation[^]*A plan made for you[^]*No extra cost/);
  expect(html).toContain('href="/video/breast-check-what-to-look-for"');
  expect(html).toMatch(
    /About the Clearwater Clinic Network[^]*first and only provider[^]*Melur Tun Razak[^]*Melur Petaling Jaya[^]*href="https:\/\/clearwater\.example\.test/,
  );
});

describe('the questions', () => {
  it('are seven, opened one by one on phones and all shown on wide screens', async () => {
    const html = await pageOf('/mccn/faq');
    expect(html.match(/<details/g)?.filter(Boolean).length).toBeGreaterThanOrEqual(7);
    const forPhones = /<div class="[^"]*md:hidden">([^]*?)<\/details><\/div>/.exec(html)?.[1] ?? '';
    expect(forPhones.match(/<summary/g)).toHaveLength(7);
    expect(forPhones).not.toContain('<details open');
    expect(/lg:grid-cols-2">([^]*?)<aside/.exec(html)?.[1]?.match(/<section/g)).toHaveLength(7);
  });

  it('may hold line breaks, bold words and the concierge’s telephone as a link, and nothing that acts', async () => {
    const {
      rows: [entry],
    } = await site.app.db.execute(
      sql`select id from content_entries where kind = 'mccn-faq' and slug = 'does-it-cost-more'`,
    );
    await site.app.db.execute(
      sql`update content_published set body = 'Two<br>lines, <strong>bold</strong>, {phone}<script>alert(1)</script><img src=x onerror=alert(2)>' where entry_id = ${entry!['id']} and language = 'en'`,
    );
    await inTransaction(site.app.db, (tx) => invalidateTag(tx, 'mccn'));
    await expect.poll(() => pageOf('/mccn/faq')).toContain('Two');
    const html = await pageOf('/mccn/faq');
    expect(html).toContain('<a href="tel:+60326101060">+60 3-2610 1060</a>');
    expect(html).toContain('<br');
    expect(html).toContain('<strong>');
    expect(html).not.toContain('{phone}');
    expect(html).not.toContain('onerror');
  });
});

describe('the library', () => {
  it('has a tile for each section that the server names', async () => {
    const html = await pageOf('/mccn/health-library');
    expect(html).toMatch(
      /href="\/mccn\/diseases"[^]*Wellness Library[^]*href="\/mccn\/symptoms"[^]*Tests & Procedures[^]*href="\/mccn\/faqs"/,
    );
    const { body } = await site.api('GET', 'admin/sections');
    expect(body).toMatchObject({
      status: true,
      data: [
        { name: 'diseases' },
        { name: 'firstAid' },
        { name: 'symptoms' },
        { name: 'testsProcedures' },
        { name: 'faq' },
      ],
    });
  });

  it.each(sectionPaths)('%s lists its entries from A to Z, each with a page that says what it is', async (section) => {
    const html = await pageOf(`/mccn/${section}`);
    const links = [
      ...new Set([...html.matchAll(new RegExp(`href="(/mccn/${section}/[a-z0-9-]+)"`, 'g'))].map(([, href]) => href!)),
    ];
    expect(links).toHaveLength(entriesPerSection);
    const detail = await pageOf(links[0]!);
    expect(detail).toMatch(/sample content; its reviewers are invented/);
    expect(detail).toMatch(/not medical advice/);
  });

  it('a letter and a search narrow the list; neither may break the page', async () => {
    const byLetter = await pageOf('/mccn/diseases?letter=D');
    expect(byLetter).toContain('Dengue fever');
    expect(byLetter).not.toContain('/mccn/diseases/type-2-diabetes');
    const found = await pageOf('/mccn/diseases?q=dengue');
    expect(found).toMatch(/1 found for “dengue”/);
    expect(await pageOf('/ms/mccn/diseases?q=denggi')).toContain('Demam denggi');
    const none = await pageOf('/mccn/diseases?q=%3Cscript%3Ealert(1)%3C/script%3E&letter=%22%3E');
    expect(none).toContain('Nothing found here');
    expect(none).not.toContain('<script>alert(1)');
  });

  it('an entry tells how soon to get help in three cards, then all parts, its sources and who has reviewed it', async () => {
    const html = await pageOf('/mccn/diseases/dengue-fever');
    expect(html).toMatch(
      /data-care="emergency"[^]*>Emergency<[^]*href="tel:999"[^]*data-care="urgent"[^]*>Urgent<[^]*data-care="routine"[^]*>Not urgent</,
    );
    expect(html).toMatch(
      />Overview<[^]*>Symptoms<[^]*>Causes<[^]*>How it is diagnosed<[^]*>Treatment<[^]*>What you can do yourself<[^]*>Living with it<[^]*>Possible complications<[^]*>How to prevent it<[^]*>References<[^]*third edition\. Ministry of Health Malaysia \(2015\)/,
    );
    expect(html).toMatch(
      /Written by Melur Healthcare[^]*reviewed by Dr Suraya Anuar, infectious diseases[^]*Next review[^]*its reviewers are invented/,
    );
    expect(html).toMatch(/href="\/doctor\?specialisation=infectious-disease&(?:amp;)?sortBy=next_free"/);
    expect(await (await site.request('/mccn/diseases/dengue-fever')).text()).toMatch(
      /"@type":"MedicalWebPage"[^]*"lastReviewed"/,
    );
  });

  it.each([
    [
      '/ms',
      'diseases/dengue-fever',
      ['Demam denggi', 'Gejala', 'demam tinggi secara tiba-tiba', 'Ambil parasetamol sahaja', 'Hubungi 999'],
    ],
    ['/zh', 'diseases/dengue-fever', ['骨痛热症', '症状', '突然高烧', '立即拨打999']],
    ['/ms', 'tests-procedures/hba1c-test', ['Anda tidak perlu berpuasa']],
    ['/zh', 'faqs/must-i-give-up-white-rice', ['您可以吃饭']],
  ])('below %s %s is told in the reader’s language', async (prefix, path, words) => {
    const html = await pageOf(`${prefix}/mccn/${path}`);
    for (const word of words) expect(html).toContain(word);
    // Sources keep their published titles.
    expect(html.replace(/<section aria-labelledby="references"[^]*?<\/section>/, '')).not.toContain('lang="en"');
  });

  it('a test says how to lower its risks, right after them and before what to do afterwards', async () => {
    expect(await pageOf('/mccn/tests-procedures/colonoscopy')).toMatch(
      />Risks<[^]*a tear in the bowel[^]*>How to lower the risks<[^]*Never stop blood thinners by yourself[^]*>Afterwards</,
    );
    expect(await pageOf('/zh/mccn/tests-procedures/colonoscopy')).toMatch(/>风险<[^]*>如何降低风险<[^]*>之后的护理</);
  });

  it('an entry leads to its articles, and the article back to it', async () => {
    expect(await pageOf('/mccn/diseases/dengue-fever')).toMatch(
      /Read more from our doctors[^]*href="\/articles\/dengue-the-day-the-fever-falls"/,
    );
    const article = await pageOf('/articles/dengue-the-day-the-fever-falls');
    expect(article).toMatch(/From the health library[^]*href="\/mccn\/diseases\/dengue-fever"/);
    expect(article).toMatch(/Reviewed by Dr Jeremy Lau Kok Wai, infectious diseases[^]*reviewers are invented/);
  });

  it('an entry from before the three lists is shown as it was', async () => {
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(
        sql`update content_published set own = jsonb_build_object('overview', 'An old text.', 'whenToSeeADoctor', 'See a doctor after a week. Call 999 for trouble breathing.'), fields = '{}' where language = 'en' and entry_id = (select id from content_entries where slug = 'itchy-rash')`,
      );
      await invalidateTag(tx, 'library');
    });
    await expect.poll(() => pageOf('/mccn/symptoms/itchy-rash')).toContain('An old text.');
    const html = await pageOf('/mccn/symptoms/itchy-rash');
    expect(html).toMatch(/>When to see a doctor<[^]*Call 999 for trouble breathing/);
    expect(html).not.toContain('data-care=');
    expect(html).toContain('href="tel:999"');
  });

  it('a part that nobody has translated is shown in English and says so', async () => {
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(
        sql`update content_published set own = own - 'treatment' where language = 'ms' and entry_id = (select id from content_entries where slug = 'asthma')`,
      );
      await invalidateTag(tx, 'library');
    });
    await expect
      .poll(() => pageOf('/ms/mccn/diseases/asthma'))
      .toMatch(/Kami belum menterjemahkannya[^]*nafas berbunyi[^]*<p lang="en"[^>]*>A preventer inhaler/);
  });

  it('first aid begins with the number to call and numbered steps, apart for babies', async () => {
    const html = await pageOf('/mccn/first-aid/choking');
    const main = html.slice(html.indexOf('<main'));
    const at = (words: string) => {
      expect(main).toContain(words);
      return main.indexOf(words);
    };
    expect(at('href="tel:999"')).toBeLessThan(at('What to do, step by step'));
    expect(at('What to do, step by step')).toBeLessThan(at('For a baby under one year'));
    expect(at('For a baby under one year')).toBeLessThan(at('id="overview"'));
    expect(main).toMatch(/<ol[^>]*>[^]*heel of one hand[^]*<\/ol>/);
    expect(await pageOf('/zh/mccn/first-aid/asthma-attack')).toMatch(/<ol[^>]*>[^]*蓝色吸入器/);
  });

  it('its calls answer lists and entries, and refuse what is wrong', async () => {
    for (const section of sectionPaths) {
      const { body } = await site.api('GET', `mccn/${section}?limit=5&offset=10`);
      expect(body.data).toMatchObject({ total: entriesPerSection, limit: 5, offset: 10 });
      expect(body.data.items).toHaveLength(5);
      const one = await site.api('GET', `mccn/${section}/${body.data.items[0].slug}`);
      expect(one.body.data).toMatchObject({
        slug: body.data.items[0].slug,
        url: `/mccn/${section}/${body.data.items[0].slug}`,
      });
      expect((await site.api('GET', `mccn/${section}/none`)).status).toBe(404);
    }
    expect((await site.api('GET', 'mccn/diseases?limit=1000')).status).toBe(422);
    expect((await site.api('GET', 'mccn/diseases?letter=dd')).status).toBe(422);
    expect((await site.api('GET', 'mccn/diseases?lang=ms&q=denggi')).body.data.items).toMatchObject([
      { title: 'Demam denggi', letter: 'D' },
    ]);
  });
});

describe('when the sections come from the library’s own service', () => {
  let answer: { status: number; body: string };
  let service: Server;
  let served: TestSite;
  beforeAll(async () => {
    service = createServer((request, response) => {
      response
        .writeHead(request.url === '/admin/sections' ? answer.status : 404, { 'content-type': 'application/json' })
        .end(answer.body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    served = await openTestSite({ libraryUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/admin/` });
  });
  afterAll(async () => {
    await served.close();
    service.close();
  });

  it('the tiles are those that it names', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({ data: [{ name: 'symptoms' }, { name: 'diseases' }, { name: 'somethingElse' }] }),
    };
    const html = readable(await (await served.request('/mccn/health-library')).text());
    expect(html).toContain('href="/mccn/symptoms"');
    expect(html).not.toContain('href="/mccn/faqs"');
    expect(html).not.toContain('could not be loaded');
  });

  it.each([
    [500, '{}'],
    [200, 'not json'],
    [200, '{"data":"none"}'],
  ])('a failed answer (%s %s) leaves the page usable and says so', async (status, body) => {
    answer = { status, body };
    const response = await served.request('/mccn/health-library');
    expect(response.status).toBe(200);
    const html = readable(await response.text());
    expect(html).toContain('The list of sections could not be loaded');
    for (const section of sectionPaths) expect(html).toContain(`href="/mccn/${section}"`);
    expect((await served.request('/mccn/diseases')).status).toBe(200);
  });
});
