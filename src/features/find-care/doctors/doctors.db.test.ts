import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

interface Doctor {
  id: number;
  slug: string;
  name: string;
  gender: string;
  specialities: { slug: string; name: string }[];
  languages: { code: string }[];
  hospitals: { name: string; state: string }[];
  teleconsult: boolean;
  by_request: boolean;
  next_free: { starts_at: string } | null;
}

let site: TestSite;
/** A page of the list from the public API. */
async function listing(query: Record<string, string>): Promise<{ items: Doctor[]; total: number }> {
  const { status, body } = await site.api(
    'GET',
    `doctors/listing?${new URLSearchParams({ limit: '100', ...query }).toString()}`,
  );
  expect(status).toBe(200);
  return body.data;
}

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('each filter finds the doctors that fit, and only those', () => {
  it('by state', async () => {
    const { items } = await listing({ location: 'Perak' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ hospitals }) => hospitals.some(({ state }) => state === 'Perak'))).toBe(true);
  });

  it('by the name of a hospital', async () => {
    const { items } = await listing({ location: 'Melur Ipoh Specialist Hospital' });
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.every(({ hospitals }) => hospitals.some(({ name }) => name === 'Melur Ipoh Specialist Hospital')),
    ).toBe(true);
  });

  it('by speciality, whether it is the main one or another', async () => {
    const [first] = (await listing({})).items;
    const specialisation = first!.specialities[0]!.slug;
    const { items } = await listing({ specialisation });
    expect(items.map(({ id }) => id)).toContain(first!.id);
    expect(items.every(({ specialities }) => specialities.some(({ slug }) => slug === specialisation))).toBe(true);
  });

  it.each(['female', 'male'])('by gender: %s', async (gender) => {
    const { items, total } = await listing({ gender });
    expect(items.every((doctor) => doctor.gender === gender)).toBe(true);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await listing({})).total);
  });

  it('by a language spoken', async () => {
    const { items } = await listing({ filter_lang: 'ta' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ languages }) => languages.some(({ code }) => code === 'ta'))).toBe(true);
  });

  it('by video consultation', async () => {
    const { items } = await listing({ teleconsult: 'yes' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ teleconsult }) => teleconsult)).toBe(true);
  });

  it('by all of them together', async () => {
    const wanted = (await listing({ teleconsult: 'yes' })).items[0]!;
    const { items } = await listing({
      location: wanted.hospitals[0]!.name,
      specialisation: wanted.specialities[0]!.slug,
      gender: wanted.gender,
      filter_lang: wanted.languages[0]!.code,
      doctor_name: wanted.name,
      teleconsult: 'yes',
    });
    expect(items.map(({ id }) => id)).toContain(wanted.id);
    const none = await listing({
      location: 'Perlis',
      specialisation: wanted.specialities[0]!.slug,
      doctor_name: 'zzzz',
    });
    expect(none).toMatchObject({ items: [], total: 0 });
  });
});

describe('a doctor is found by name', () => {
  let wanted: Doctor;
  const idsNamed = async (doctor_name: string) => (await listing({ doctor_name })).items.map(({ id }) => id);
  beforeAll(async () => {
    // A name that is long enough for a typing error.
    wanted = (await listing({ sortBy: 'name' })).items.find(({ name }) => /[a-z]{7}/.test(name))!;
  });

  it('in full, with the title, in capitals and with accents', async () => {
    expect(await idsNamed(wanted.name)).toContain(wanted.id);
    expect(await idsNamed(wanted.name.toUpperCase())).toContain(wanted.id);
    expect(await idsNamed(wanted.name.replace(/a/g, 'á'))).toContain(wanted.id);
  });

  it('by one word, and in spite of a typing slip', async () => {
    const word = /[A-Z]?[a-z]{7,}/.exec(wanted.name)![0];
    expect(await idsNamed(word)).toContain(wanted.id);
    expect(await idsNamed(word.slice(0, 4) + word.slice(5))).toContain(wanted.id);
  });

  it('by two letters, and by none at all', async () => {
    expect((await listing({ doctor_name: 'ta' })).total).toBeGreaterThan(0);
    expect((await listing({ doctor_name: 'Dr' })).total).toBe((await listing({})).total);
  });

  it.each(['林', '%', '_', "'; drop table doctors; --", 'x'.repeat(80)])(
    '%j is searched for and breaks nothing',
    async (typed) => {
      const { status } = await site.api('GET', `doctors/listing?doctor_name=${encodeURIComponent(typed)}`);
      expect(status).toBe(200);
    },
  );
});

describe('order and pages', () => {
  it('the soonest free doctor comes first, those without a time last', async () => {
    const { items, total } = await listing({ location: 'Melur Ipoh Specialist Hospital' });
    expect(total).toBe(items.length);
    const starts = items.map(({ next_free }) => next_free?.starts_at ?? '9999');
    expect(starts).toEqual([...starts].sort());
    expect(items.every((doctor) => !doctor.by_request || doctor.next_free === null)).toBe(true);
    expect(Date.parse(starts[0]!)).toBeGreaterThan(site.clock.now().getTime());
  });

  it('by name the pages join without gap or repetition', async () => {
    const whole = (await listing({ sortBy: 'name' })).items.slice(0, 24).map(({ id }) => id);
    const parts = await Promise.all(['0', '12'].map((offset) => listing({ sortBy: 'name', limit: '12', offset })));
    expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole);
  });

  it.each(['name', 'next_free'])('past the end there is nothing, and the total still stands (%s)', async (sortBy) => {
    const { items, total } = await listing({ sortBy, offset: '100000' });
    expect(items).toEqual([]);
    expect(total).toBe(600);
  });
});

describe('a call with a bad value is refused with the field', () => {
  it.each([
    'location=Atlantis',
    'specialisation=alchemy',
    'gender=other',
    'filter_lang=xx',
    'sortBy=age',
    'teleconsult=perhaps',
    'limit=101',
    'offset=-1',
    `doctor_name=${'x'.repeat(81)}`,
  ])('%s', async (query) => {
    const { status, body } = await site.api('GET', `doctors/listing?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
  });

  it('a doctor whom nobody knows is not found', async () => {
    expect((await site.api('GET', 'doctors/individual?slug=none')).status).toBe(404);
    expect((await site.api('GET', 'doctors/individual?id=999999')).status).toBe(404);
    expect((await site.api('GET', 'doctors/individual')).status).toBe(422);
  });
});

describe('the lists behind the filters', () => {
  it('name languages and genders in the reader’s language', async () => {
    const languages = (await site.api('GET', 'lists/language?lang=ms')).body.data;
    expect(languages).toContainEqual({ code: 'ms', name: 'Bahasa Melayu' });
    expect((await site.api('GET', 'lists/gender?lang=zh')).body.data).toEqual([
      { value: 'female', name: '女' },
      { value: 'male', name: '男' },
    ]);
  });

  it('count the doctors of each field within a speciality', async () => {
    const { status, body } = await site.api('GET', 'doctors/subspeciality');
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
  });
});

describe('suggestions for a typed name', () => {
  interface Suggested {
    name: string;
    path: string;
    speciality: string;
    hospital: string;
    portrait: string;
  }
  const suggested = async (typed: string, prefix = ''): Promise<Suggested[]> =>
    (await (await site.request(`${prefix}/doctor/suggestions?${new URLSearchParams({ doctor_name: typed })}`)).json())
      .doctors;

  it('are at most six doctors, those with a word that begins so first, each with field, place and portrait', async () => {
    const doctors = await suggested('tan');
    expect(doctors).toHaveLength(6);
    expect(doctors[0]!.name).toMatch(/\bTan/);
    for (const { path, speciality, hospital, portrait } of doctors) {
      expect(path).toMatch(/^\/doctor\/[a-z-]+$/);
      expect([speciality, hospital].every((text) => text.length > 3)).toBe(true);
      const drawn = await site.request(portrait);
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('are in the reader’s language, forgive one wrong letter, and need two characters', async () => {
    const [first] = await suggested('tan', '/ms');
    expect(first!.path).toMatch(/^\/ms\/doctor\//);
    const whole = first!.name.split(' ').at(-1)!;
    expect((await suggested(`${whole}x`, '/ms')).length).toBeGreaterThan(0);
    expect(await suggested('t')).toEqual([]);
    expect(await suggested('dr')).toEqual([]);
    expect(await suggested('diabetes')).toEqual([]);
  });

  it('are given to one address so often a minute, then it is asked to wait', async () => {
    const answers: Response[] = [];
    for (let asked = 0; asked < 160; asked += 1) answers.push(await site.request('/doctor/suggestions?doctor_name=ta'));
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the doctors’ pages', () => {
  const pageOf = async (path: string) => (await site.request(path)).text();

  it('the list shows twelve doctors with portrait, booking and next free time', async () => {
    const html = await pageOf('/doctor');
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).toContain('Next free time');
    expect(html).toContain('href="/book/');
  });

  it('shows the filters in use as chips that lead to the list without them', async () => {
    const html = await pageOf('/doctor?location=Perak&gender=female');
    expect(html).toContain('href="/doctor?gender=female"');
    expect(html).toContain('href="/doctor?location=Perak"');
  });

  it('leaves out a value nobody knows, says so and still shows the list', async () => {
    const response = await site.request('/doctor?location=Atlantis&gender=female');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('recognise part of this address');
    expect(html.match(/<article/g)).toHaveLength(12);
  });

  it('offers the next step where nothing matches, and past the last page', async () => {
    expect(await pageOf('/doctor?doctor_name=qqqqqq')).toContain('Show all doctors');
    expect(await pageOf('/doctor?page=500')).toContain('Go to the first page');
  });

  it('a doctor’s page shows registration, fee, clinic times and the coming days', async () => {
    const doctor = (await listing({ limit: '1' })).items[0]!;
    const { data: detail } = (await site.api('GET', `doctors/individual?slug=${doctor.slug}`)).body;
    const response = await site.request(`/doctor/${doctor.slug}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(detail.registration_number);
    expect(html).toContain('Clinic times each week');
    expect(html).toMatch(/href="\/book\/[^"]+\?hospital=\d+&amp;day=2026-/);
    expect(html).toContain('"@type":"Physician"');
  });

  it('an unknown doctor is not found', async () => {
    expect((await site.request('/doctor/none')).status).toBe(404);
  });
});

describe('next free times in lists, which are cached for each doctor', () => {
  it('are found anew for the one doctor whose times change, and for nobody else', async () => {
    const byTime = () => listing({ limit: '3', sortBy: 'next_free' });
    const { items } = await byTime();
    const query = vi.spyOn(site.app.pool, 'query');
    const askedFor = () =>
      query.mock.calls
        .map(([input]) => input as unknown as { text?: string; values?: unknown[] })
        .filter(({ text }) => text?.includes("select 'doctor' as kind"))
        .map(({ values }) => values![0]);
    await byTime();
    expect(askedFor()).toEqual([]);
    await site.app.pool.query('update weekly_sessions set capacity = capacity where doctor_id = $1', [items[1]!.id]);
    await expect.poll(async () => (await byTime(), askedFor())).toEqual([[items[1]!.id]]);
    query.mockRestore();
  });

  it('stand on cards that are cached until a doctor changes', async () => {
    const names = async () => (await listing({ limit: '3', sortBy: 'next_free' })).items.map(({ name }) => name);
    const [first] = await names();
    const query = vi.spyOn(site.app.pool, 'query');
    const cardQueries = () =>
      query.mock.calls.filter(([input]) => (input as unknown as { text?: string }).text?.includes('portrait_seed'))
        .length;
    await names();
    expect(cardQueries()).toBe(0);
    query.mockRestore();
    const rename = (from: string, to: string) =>
      site.app.db.transaction(async (tx) => {
        await tx.execute(sql`update doctors set name = ${to} where name = ${from}`);
        await invalidateTag(tx, 'doctors');
      });
    await rename(first!, 'Dr Renamed Today');
    await expect.poll(async () => (await names())[0]).toBe('Dr Renamed Today');
    await rename('Dr Renamed Today', first!);
    await expect.poll(async () => (await names())[0]).toBe(first);
  });

  it('change as soon as a doctor’s times change', async () => {
    const [soonest] = (await listing({ limit: '1', sortBy: 'next_free' })).items;
    expect(soonest!.next_free).not.toBeNull();
    await site.app.pool.query('delete from weekly_sessions where doctor_id = $1', [soonest!.id]);
    await expect
      .poll(async () => (await listing({ limit: '1', sortBy: 'next_free' })).items[0]!.id)
      .not.toBe(soonest!.id);
    await expect
      .poll(
        async () =>
          (await listing({ doctor_name: soonest!.name })).items.find(({ id }) => id === soonest!.id)?.next_free,
      )
      .toBeNull();
  });
});

describe('from a town', () => {
  it('the nearest doctors come first, whatever their times, with the distance on the card', async () => {
    const page = await (await site.request('/doctor?near=Ipoh')).text();
    // Distances are counted from the middle of the town: below one kilometre the card gives no figure.
    const shown = [...page.matchAll(/(Less than )?([\d.]+) km away/g)].map(([, less, km]) => (less ? 0 : Number(km)));
    expect(shown).toHaveLength(12);
    expect(shown.toSorted((a, b) => a - b)).toEqual(shown);
    expect(shown[0]).toBe(0);
    const { items } = await listing({ near: 'Ipoh', limit: '20' });
    expect(items[0]!.hospitals.map(({ name }) => name)).toContain('Melur Ipoh Specialist Hospital');
  });

  it('a town without a hospital is left out, and the page says so', async () => {
    const page = await (await site.request('/doctor?near=Atlantis')).text();
    expect(page).toContain('that filter was left out');
    expect(page).not.toContain('km away');
  });

  it('each choice of a filter says how many doctors it leaves beside the other filters', async () => {
    const choice = (page: string, value: string) =>
      Number(new RegExp(`<option value="${value}"[^>]*>[^<(]*\\((\\d+)\\)`).exec(page.replaceAll('<!-- -->', ''))?.[1]);
    const all = await (await site.request('/doctor')).text();
    const hearts = await (await site.request('/doctor?specialisation=cardiology')).text();
    const total = async (query: Record<string, string>) => (await listing({ ...query, limit: '1' })).total;
    expect(choice(all, 'cardiology')).toBe(await total({ specialisation: 'cardiology' }));
    expect(choice(hearts, 'female')).toBe(await total({ specialisation: 'cardiology', gender: 'female' }));
    expect(choice(hearts, 'Perak')).toBe(await total({ specialisation: 'cardiology', location: 'Perak' }));
    expect(choice(hearts, 'female')).toBeLessThan(choice(all, 'female'));
    // The filter itself does not narrow its own choices.
    expect(choice(hearts, 'orthopaedics')).toBe(choice(all, 'orthopaedics'));
  });

  it.each([
    ['/doctor', false],
    ['/doctor?specialisation=cardiology', false],
    ['/doctor?specialisation=cardiology&gender=female', true],
    ['/doctor?sortBy=name', true],
    ['/articles?topic=heart', false],
    ['/articles?topic=heart&year=2026', true],
    ['/health-package?type=men&gender=male', true],
  ])('%s is kept from search engines: %s', async (path, expected) => {
    expect((await (await site.request(path)).text()).includes('<meta name="robots" content="noindex')).toBe(expected);
  });

  it('a card offers the next three times, each to its day and place', async () => {
    const page = await (await site.request('/doctor?near=Ipoh')).text();
    const [card = ''] = /<article[^]*?<\/article>/.exec(page.slice(page.indexOf('Next free times') - 6_000)) ?? [];
    expect([
      ...card.matchAll(
        /href="\/book\/[a-z-]+\?hospital=\d+&amp;day=2026-11-\d\d&amp;slot=2026-11-\d\dT[0-9%A]+\.000Z"/g,
      ),
    ]).toHaveLength(3);
  });

  it('the nearest hospitals come first', async () => {
    const page = await (await site.request('/our-hospitals?near=Ipoh')).text();
    const names = [...page.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual([
      'Melur Ipoh Specialist Hospital',
      expect.stringMatching(/Taiping|Sitiawan/),
      expect.stringMatching(/Taiping|Sitiawan/),
    ]);
  });
});

describe('the group’s strapline', () => {
  const inTitle = async (path: string) => {
    const page = await (await site.request(path)).text();
    return page.slice(page.indexOf('<h1'), page.indexOf('<h1') + 600).includes('We are here for your care.');
  };

  it('stands under the title of a landing page and of no other', async () => {
    expect(await inTitle('/doctor')).toBe(true);
    expect(await inTitle('/our-hospitals')).toBe(true);
    const [doctor] = (await listing({})).items;
    expect(await inTitle(`/doctor/${doctor!.slug}`)).toBe(false);
    expect(await inTitle('/login')).toBe(false);
    expect(await inTitle('/cart')).toBe(false);
  });
});
