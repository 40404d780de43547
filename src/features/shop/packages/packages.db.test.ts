import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

interface Package {
  id: number;
  slug: string;
  name: string;
  type: string;
  healthpackage_price_sen: number;
  min_age: number;
  max_age: number | null;
  gender: string;
  hospitals: { name: string; state: string }[];
  approval_number: string;
}

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** A page of the list from the public API. */
async function listing(query: Record<string, string> = {}): Promise<{ items: Package[]; total: number }> {
  const { status, body } = await site.api(
    'GET',
    `healthpackages/listing?${new URLSearchParams({ limit: '100', ...query }).toString()}`,
  );
  expect(status).toBe(200);
  return body.data;
}
const pageOf = async (path: string) => (await site.request(path)).text();
const textOf = (html: string) => html.replace(/<!-- -->/g, '').replace(/&#x27;|’/g, '’');

describe('each filter finds the packages that fit, and only those', () => {
  it('by type', async () => {
    const { items } = await listing({ type: 'maternity' });
    expect(items).toHaveLength(4);
    expect(items.every(({ type }) => type === 'maternity')).toBe(true);
  });

  it('by age, both ends included', async () => {
    for (const age of [0, 1, 17, 45, 80]) {
      const { items } = await listing({ age: String(age) });
      expect(items.length).toBeGreaterThan(0);
      expect(
        items.every(({ min_age, max_age }) => min_age <= age && (max_age ?? 200) >= age),
        String(age),
      ).toBe(true);
    }
  });

  it('by gender: what is for everybody is for her and for him too', async () => {
    const genders = async (gender: string) => new Set((await listing({ gender })).items.map((item) => item.gender));
    expect(await genders('female')).toEqual(new Set(['any', 'female']));
    expect(await genders('male')).toEqual(new Set(['any', 'male']));
  });

  it('by state and by the name of a hospital', async () => {
    const inPerlis = await listing({ location: 'Perlis' });
    expect(inPerlis.items.every(({ hospitals }) => hospitals.some(({ state }) => state === 'Perlis'))).toBe(true);
    expect(inPerlis.total).toBeLessThan(40);
    const atIpoh = await listing({ location: 'Melur Ipoh Specialist Hospital' });
    expect(
      atIpoh.items.every(({ hospitals }) => hospitals.some(({ name }) => name === 'Melur Ipoh Specialist Hospital')),
    ).toBe(true);
  });

  it('by all of them together, and none when nothing fits', async () => {
    expect(
      (await listing({ type: 'heart', age: '45', gender: 'male', location: 'Kuala Lumpur' })).items.length,
    ).toBeGreaterThan(0);
    expect(await listing({ type: 'men', gender: 'female' })).toMatchObject({ items: [], total: 0 });
  });
});

it('each choice of a filter says how many packages it leaves beside the other filters', async () => {
  const choice = (page: string, value: string) =>
    Number(new RegExp(`<option value="${value}"[^>]*>[^<]*\\((\\d+)\\)<`).exec(textOf(page))?.[1]);
  const total = async (query: Record<string, string>) => (await listing(query)).total;
  const all = await pageOf('/health-package');
  const perlis = await pageOf('/health-package?location=Perlis&age=45');
  expect(choice(all, 'maternity')).toBe(4);
  expect(choice(all, 'male')).toBe(await total({ gender: 'male' }));
  expect(choice(perlis, 'heart')).toBe(await total({ location: 'Perlis', age: '45', type: 'heart' }));
  expect(choice(perlis, 'female')).toBe(await total({ location: 'Perlis', age: '45', gender: 'female' }));
  expect(choice(perlis, 'female')).toBeLessThan(choice(all, 'female'));
  // The filter itself does not narrow its own choices.
  expect(choice(perlis, 'Johor')).toBe(await total({ age: '45', location: 'Johor' }));
  expect(choice(perlis, 'Melur Ipoh Specialist Hospital')).toBe(
    await total({ age: '45', location: 'Melur Ipoh Specialist Hospital' }),
  );
});

it('what members of each tier pay is named by both calls, the same for every caller', async () => {
  const { items } = await listing();
  const [first] = items;
  const { data } = (await site.api('GET', `healthpackages/individual?slug=${first!.slug}`)).body;
  expect(data.member_prices.length).toBeGreaterThan(1);
  expect(first).toMatchObject({ member_prices: data.member_prices });
  for (const { price, price_sen } of data.member_prices) {
    expect(price_sen).toBeLessThan(data.healthpackage_price_sen);
    expect(Math.round(price * 100)).toBe(price_sen);
  }
});

describe('order and pages', () => {
  it('by price, by name, by day of publication, and the most bought first', async () => {
    const prices = (await listing({ sortBy: 'price' })).items.map((item) => item.healthpackage_price_sen);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect((await listing({ sortBy: 'price_down' })).items.map((item) => item.healthpackage_price_sen)).toEqual(
      prices.toReversed(),
    );
    const names = (await listing({ sortBy: 'name' })).items.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    const order = async (column: string) =>
      (
        await site.app.db.execute<{ id: number }>(sql`select id from health_packages order by ${sql.raw(column)}`)
      ).rows.map(({ id }) => id);
    expect((await listing({ sortBy: 'newest' })).items.map(({ id }) => id)).toEqual(
      await order('published_at desc, id desc'),
    );
    expect((await listing()).items.map(({ id }) => id)).toEqual(await order('times_sold desc, id'));
  });

  it('twelve on a page; the pages join without gap or repetition; past the end the total still stands', async () => {
    const whole = (await listing()).items.map(({ id }) => id);
    const parts = await Promise.all(['0', '12', '24', '36'].map((offset) => listing({ limit: '12', offset })));
    expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole);
    expect(await listing({ offset: '400' })).toMatchObject({ items: [], total: 40 });
    const html = await pageOf('/health-package');
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(textOf(html)).toContain('1 to 12 of 40 packages');
    expect(textOf(await pageOf('/health-package?page=99'))).toContain('This page is past the last package');
  });
});

it.each([
  'type=alchemy',
  'age=old',
  'age=121',
  'age=-1',
  'age=4.5',
  'gender=other',
  'location=Atlantis',
  'sortBy=magic',
  'limit=101',
])('a call with a bad value is refused with the field: %s', async (query) => {
  const { status, body } = await site.api('GET', `healthpackages/listing?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
});

it('the page leaves a filter out that it does not recognise, and says so', async () => {
  const html = textOf(await pageOf('/health-package?type=alchemy&gender=female'));
  expect(html).toContain('recognise part of this address');
  expect(html).toContain('Remove filter');
  expect(textOf(await pageOf('/health-package?type=men&gender=female'))).toContain(
    'No package fits all of these filters',
  );
});

describe('one package', () => {
  it('is answered by slug and by id, in the language asked for', async () => {
    const { body } = await site.api('GET', 'healthpackages/individual?slug=heart-check&lang=ms');
    expect(body.data).toMatchObject({
      name: 'Pemeriksaan jantung',
      healthpackage_price: 488,
      service_tax: { percent: 6, sen: 2_928 },
      gender: 'any',
    });
    expect(body.data.inclusions.flatMap(({ items }: { items: string[] }) => items)).toContain('Ujian tekanan senaman');
    expect((await site.api('GET', `healthpackages/individual?id=${body.data.id}`)).body.data.slug).toBe('heart-check');
    expect((await site.api('GET', 'healthpackages/individual?slug=none')).status).toBe(404);
    expect((await site.api('GET', 'healthpackages/individual')).status).toBe(422);
  });

  it('has a page that says what is in it, how to prepare, whom it suits, where, the price with tax, validity and the approval', async () => {
    const response = await site.request('/health-package/heart-check');
    expect(response.status).toBe(200);
    const html = textOf(await response.text());
    for (const words of [
      'Exercise stress test',
      'Eat and drink nothing but water',
      'People with high blood pressure',
      'Melur Ipoh Specialist Hospital',
      'RM488.00',
      'RM517.28',
      '6% service tax',
      '6 months from payment',
      'KKLIU ',
      'Similar packages',
      'Add to cart',
      'action="/cart/add"',
      'action="/bookmarks"',
      'https://wa.me/',
    ]) {
      expect(html, words).toContain(words);
    }
    const [record] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, json]) => JSON.parse(json!))
      .filter((entry) => entry['@type'] === 'Product');
    expect(record).toMatchObject({
      name: 'Heart check',
      category: 'Heart',
      offers: {
        '@type': 'Offer',
        price: '488.00',
        priceCurrency: 'MYR',
        url: 'http://localhost:3000/health-package/heart-check',
      },
    });
  });

  it.each([
    ['/ms', 'Pemeriksaan jantung', 'Masukkan ke troli', 'Penyakit jantung ialah punca kematian utama'],
    ['/zh', '心脏检查', '加入购物车', '心脏病是马来西亚的头号死因'],
  ])(
    'speaks the reader’s language below %s, from its name to the last word about it',
    async (prefix, title, button, about) => {
      const html = await pageOf(`${prefix}/health-package/heart-check`);
      for (const words of [title, button, about]) expect(html).toContain(words);
      // Who reviewed it has an English name.
      expect(html.replace(/<span lang="en">Melur Clinical Content Panel [^<]*</, '<')).not.toContain('lang="en"');
    },
  );

  it('whose long text nobody has translated shows the English one, marked as English', async () => {
    await inTransaction(site.app.db, async (tx) => {
      await tx.execute(
        sql`update health_packages set about = '{"en": "Only written in English."}' where slug = 'lung-screening'`,
      );
      await invalidateTag(tx, 'packages');
    });
    await expect
      .poll(() => pageOf('/ms/health-package/lung-screening'))
      .toMatch(/lang="en"[^>]*><p>Only written in English\./);
  });

  it('that nobody knows is not found; a short address on a leaflet leads to its page', async () => {
    expect((await site.request('/health-package/none')).status).toBe(404);
    expect(textOf(await pageOf('/flu'))).toContain('Influenza vaccination');
    const old = await site.request('/shop');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/health-package']);
  });
});

describe('up to three packages are compared', () => {
  it('by an address, and by the checkboxes of the list without scripts', async () => {
    for (const query of [
      'packages=heart-check,advanced-heart-screening',
      'packages=heart-check&packages=advanced-heart-screening',
    ]) {
      const html = textOf(await pageOf(`/health-package/compare?${query}`));
      for (const words of ['RM488.00', 'RM1,688.00', 'CT calcium score', 'Not included', 'Remove'])
        expect(html, words).toContain(words);
    }
  });

  it('the fourth is left out and the page says so; nothing chosen leads to the list', async () => {
    const html = textOf(
      await pageOf('/health-package/compare?packages=heart-check,prostate-check,flu-vaccination,scale-and-polish'),
    );
    expect(html).toContain('We show the first 3');
    expect(html).not.toContain('href="/health-package/scale-and-polish"');
    expect(textOf(await pageOf('/health-package/compare?packages=none'))).toContain('Nothing chosen yet');
  });
});

describe('no package without an advertising approval in force', () => {
  const slug = 'prostate-check';
  const change = (values: ReturnType<typeof sql>) =>
    inTransaction(site.app.db, async (tx) => {
      await tx.execute(sql`update health_packages set ${values} where slug = ${slug}`);
      await invalidateTag(tx, 'packages');
    });
  const isShown = async () => {
    const [list, one, page, compared, home] = await Promise.all([
      listing(),
      site.api('GET', `healthpackages/individual?slug=${slug}`),
      site.request(`/health-package/${slug}`),
      pageOf(`/health-package/compare?packages=${slug}`),
      listing({ type: 'men' }),
    ]);
    return [
      list.items.some((item) => item.slug === slug),
      one.status === 200,
      page.status === 200,
      compared.includes('RM368.00'),
      home.items.some((item) => item.slug === slug),
    ];
  };

  it.each([
    [
      'whose approval ended yesterday',
      sql`approval_expires_on = '2026-11-22'`,
      sql`approval_expires_on = '2030-01-01'`,
    ],
    ['whose approval begins tomorrow', sql`approval_starts_on = '2026-11-24'`, sql`approval_starts_on = '2026-01-01'`],
    ['that is a draft', sql`status = 'draft'`, sql`status = 'published'`],
    ['to be published tomorrow', sql`published_at = '2026-11-24'`, sql`published_at = '2026-01-01'`],
  ])('is shown anywhere: %s', async (_, off, on) => {
    await change(off);
    await expect.poll(isShown).toEqual([false, false, false, false, false]);
    await change(on);
    await expect.poll(isShown).toEqual([true, true, true, true, true]);
  });

  it('is shown up to the last minute of its last day in Malaysia, and not a minute longer', async () => {
    await change(sql`approval_expires_on = '2026-11-23'`);
    site.clock.set('2026-11-23T23:59:00+08:00');
    expect((await site.api('GET', `healthpackages/individual?slug=${slug}`)).status).toBe(200);
    site.clock.set('2026-11-24T00:00:00+08:00');
    expect((await site.api('GET', `healthpackages/individual?slug=${slug}`)).status).toBe(404);
    site.clock.set('2026-11-23T09:00:00+08:00');
  });
});
