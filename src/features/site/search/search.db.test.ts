import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editor, publish, textInput, write } from '#src/features/publishing/editor/content.fixture.ts';
import { changeSlug, saveEntry, takeStep, runSchedule } from '#src/features/publishing/editor/editor.server.ts';
import { withdrawPackage } from '#src/features/shop/package-admin/package-admin.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { refreshSearchIndex } from './rebuild.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

interface Group {
  type: string;
  total: number;
  items: { url: string; title: string; language: string; is_over: boolean }[];
}
const ask = async (keyword: string, more = '') =>
  (await site.api('GET', `searchV2?keyword=${encodeURIComponent(keyword)}${more}`)).body.data;
const urls = async (keyword: string, more = '&limit=100'): Promise<string[]> =>
  (await site.api('GET', `search?keyword=${encodeURIComponent(keyword)}${more}`)).body.data.groups.flatMap(
    ({ items }: Group) => items.map(({ url }) => url),
  );
const pageOf = async (path: string) => (await site.request(path)).text();
const suggestions = async (keyword: string, prefix = ''): Promise<string[]> =>
  (await (await site.request(`${prefix}/search/suggestions?${new URLSearchParams({ keyword })}`)).json()).suggestions;

describe('a search', () => {
  it('finds doctors, hospitals, specialities, clinics, packages and all that is read, each under its type with its number', async () => {
    const { total, groups, facets } = await ask('heart');
    expect(groups.map(({ type }: Group) => type)).toEqual(
      expect.arrayContaining([
        'speciality',
        'doctor',
        'hospital',
        'clinic',
        'centre',
        'package',
        'article',
        'library',
        'event',
        'news',
        'video',
        'podcast',
        'campaign',
        'treatment',
      ]),
    );
    expect(groups[0].items[0].title).toBe('Cardiology');
    expect(total).toBe(facets.reduce((sum: number, facet: { total: number }) => sum + facet.total, 0));
    expect(await urls('refund')).toContain('/refund-policy');
    expect(await urls('scanner')).toContain('/procurement/ct-scanner-melur-ipoh');
    expect(await urls('midwife')).toContain('/career/midwife-melur-cheras');
    expect(await urls('pay by card')).toContainEqual(expect.stringMatching(/^\/faq#/));
  });

  it('of one type is paged, and counts the others all the same', async () => {
    const all = await ask('heart', '&type=doctor&limit=100');
    const second = await ask('heart', '&type=doctor&limit=2&offset=2');
    expect(second.groups).toHaveLength(1);
    expect(second.groups[0].items.map(({ url }: { url: string }) => url)).toEqual(
      all.groups[0].items.slice(2, 4).map(({ url }: { url: string }) => url),
    );
    expect(second.total).toBe((await ask('heart')).total);
    expect(await pageOf('/search?keyword=heart&type=doctor&page=99')).toContain('Nothing of this kind on this page');
  });

  it('is answered in the reader’s language, in English where there is no other, and in a third where the words are of that', async () => {
    const malay = await ask('denggi', '&lang=ms');
    expect(
      malay.groups
        .flatMap(({ items }: Group) => items)
        .find(({ url }: { url: string }) => url === '/ms/mccn/diseases/dengue-fever'),
    ).toMatchObject({ title: 'Demam denggi', language: 'ms' });
    const hospital = (await ask('ipoh', '&lang=zh&type=hospital')).groups[0].items[0];
    expect(hospital).toMatchObject({ url: '/zh/melur-ipoh', language: 'en' });
    expect(await urls('denggi')).toContain('/mccn/diseases/dengue-fever');
    expect(await urls('dipantau')).toContain('/mccn/diseases/dengue-fever');
    expect(await pageOf('/zh/search?keyword=ipoh')).toContain('<span lang="en">');
  });

  it('forgives accents, capitals and typing errors, and says what it looked for', async () => {
    expect(await urls('CAFÉ')).toEqual(await urls('cafe'));
    const found = await ask('cardiolgy');
    expect(found).toMatchObject({
      did_you_mean: 'cardiology',
      speciality: { slug: 'cardiology', url: '/speciality-centre/cardiology' },
    });
    expect((await ask('haert check')).did_you_mean).toBe('heart check');
    const page = await pageOf('/search?keyword=cardiolgy');
    expect(page).toContain('These are the results for “cardiology”.');
    expect(await pageOf('/search?keyword=cardiolgy&exactly=yes')).toContain('Nothing found for “cardiolgy”');
  });

  it('knows what everyday words mean, in three languages', async () => {
    for (const words of ['heart', 'sakit jantung', '心脏']) {
      const found = await ask(words);
      expect(found.speciality).toMatchObject({ slug: 'cardiology' });
      expect(found.groups.map(({ type }: Group) => type)).toContain('doctor');
    }
    expect((await ask('buah pinggang', '&lang=ms')).speciality).toMatchObject({
      slug: 'nephrology',
      url: '/ms/speciality-centre/nephrology',
    });
  });

  it('finds the entry on chest pain by everyday words of it, in three languages', async () => {
    for (const [language, words] of [
      ['en', 'my chest hurts'],
      ['en', 'chest tightness'],
      ['ms', 'dada rasa ketat'],
      ['zh', '胸口痛'],
      ['zh', '心口闷'],
    ] as const) {
      const { groups } = await ask(words, `&lang=${language}`);
      const found = groups.flatMap((group: Group) => group.items.map(({ url }) => url));
      expect(found, words).toContainEqual(expect.stringMatching(/\/chest-pain$/));
    }
  });

  it('with urgent words shows the number to call before all else', async () => {
    for (const [path, words] of [
      ['/search', 'chest pain'],
      ['/ms/search', 'sakit dada'],
      ['/zh/search', '胸痛'],
    ] as const) {
      const html = await pageOf(`${path}?keyword=${encodeURIComponent(words)}`);
      const main = html.slice(html.indexOf('<main'));
      expect(main.indexOf('href="tel:999"')).toBeGreaterThan(0);
      expect(main.indexOf('href="tel:999"')).toBeLessThan(main.indexOf('found-'));
    }
    expect((await ask('parking')).emergency_phone).toBeNull();
    expect((await ask('cardiac arrest')).urgent).toEqual({
      concept: 'unconscious',
      phone: '999',
      first_aid_url: '/mccn/first-aid/cardiac-arrest',
    });
    expect((await ask('dog bite')).urgent).toEqual({
      concept: 'snake',
      phone: '999',
      first_aid_url: '/mccn/first-aid/dog-bite',
    });
  });

  it('without a find has some of the words, or says where to go on', async () => {
    expect(await ask('unicorn heart')).toMatchObject({ is_loose: true });
    const html = await pageOf('/search?keyword=qqqqzzzz');
    expect(html).toContain('Nothing found for “qqqqzzzz”');
    for (const way of ['/doctor', '/our-hospitals', '/health-package', '/contact-us'])
      expect(html).toContain(`href="${way}"`);
  });

  it('marks the words, is kept by no one, and is not for search engines', async () => {
    const response = await site.request('/search?keyword=dengue');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<mark[^>]*>Dengue<\/mark>/);
    expect(await pageOf('/sitemaps/pages-1.xml')).not.toContain('/search');
  });

  it('stands in the header of every page, and where nothing is', async () => {
    expect(await pageOf('/ms/home')).toContain('href="/ms/search"');
    expect((await pageOf('/404')).split('<main')[1]).toContain('href="/search"');
  });
});

describe('what is not to be seen', () => {
  const found = async (slug: string) => (await urls('zebrafish')).some((url) => url.endsWith(slug));
  const word = 'Zebrafish';

  it('a draft is found by nobody before it is published, and by nobody after it is taken away', async () => {
    const { entryId, revision } = await write(site, 'article', 'hidden-article');
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', word)] });
    expect(await found('hidden-article')).toBe(false);
    expect(await suggestions('zebraf')).toEqual([]);
    await publish(site, entryId, ['en']);
    expect(await found('hidden-article')).toBe(true);
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'unpublish' });
    expect(await found('hidden-article')).toBe(false);
    expect((await ask('zebrafihs')).did_you_mean).toBeNull();
    expect(await pageOf('/search?keyword=zebrafish')).not.toContain('hidden-article');
  });

  it('words that are saved and not yet published are not found; a translation that is not published shows the English', async () => {
    const { entryId, revision } = await write(site, 'news', 'two-states');
    await publish(site, entryId, ['en']);
    await saveEntry(site.app, editor, {
      entryId,
      revision,
      texts: [textInput('en', 'Quokka'), textInput('ms', 'Kuokka')],
    });
    expect(await urls('quokka')).toEqual([]);
    expect(await urls('kuokka', '&lang=ms')).toEqual([]);
    expect((await ask('two-states english', '&lang=ms')).groups[0].items[0]).toMatchObject({
      url: '/ms/news/two-states',
      language: 'en',
    });
    await publish(site, entryId, ['en', 'ms']);
    expect((await ask('kuokka', '&lang=ms')).groups[0].items[0]).toMatchObject({ title: 'Kuokka', language: 'ms' });
  });

  it('what has moved is found at its new address', async () => {
    const { entryId, revision } = await write(site, 'news', 'before-moving');
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Pangolin')] });
    await publish(site, entryId, ['en']);
    await changeSlug(site.app, editor, { entryId, slug: 'after-moving' });
    expect(await urls('pangolin')).toEqual(['/news/after-moving']);
  });

  it('what is scheduled is found from its minute on', async () => {
    const { entryId, revision } = await write(site, 'news', 'at-its-time');
    await saveEntry(site.app, editor, { entryId, revision, texts: [textInput('en', 'Binturong')] });
    await takeStep(site.app, editor, { entryId, language: 'en', step: 'schedule', at: '2026-11-23T10:00:00+08:00' });
    expect(await urls('binturong')).toEqual([]);
    site.clock.set('2026-11-23T10:00:00+08:00');
    await runSchedule(site.app);
    expect(await urls('binturong')).toEqual(['/news/at-its-time']);
    site.clock.set('2026-11-23T09:00:00+08:00');
  });

  it('a promotion or a package whose approval has ended is gone, whether a job has run or not', async () => {
    const promotion = '/campaigns-promotions/diabetes-check-november';
    expect(await urls('diabetes')).toContain(promotion);
    expect(await urls('heart check', '&type=package&limit=100')).toContain('/health-package/heart-check');
    site.clock.set('2036-01-01T00:00:00+08:00');
    expect(await urls('diabetes')).not.toContain(promotion);
    expect(await urls('heart check', '&type=package&limit=100')).toEqual([]);
    site.clock.set('2026-11-23T09:00:00+08:00');
  });

  it('a package that the desk withdraws is gone at once', async () => {
    const desk: Actor = { ...editor, roleAssignments: [{ role: 'administrator', hospitalId: null }] } as Actor;
    const { rows } = await site.app.pool.query("select id from health_packages where slug = 'flu-vaccination'");
    expect(await urls('flu vaccination')).toContain('/health-package/flu-vaccination');
    await withdrawPackage(site.app, desk, { id: rows[0].id });
    expect(await urls('flu vaccination')).not.toContain('/health-package/flu-vaccination');
  });

  it('what is over stands behind what is still to come, and says so', async () => {
    site.clock.set('2027-06-01T09:00:00+08:00');
    const { items } = (await ask('midwife', '&type=career')).groups[0] as Group;
    expect(items[0]).toMatchObject({ is_over: true });
    expect(await pageOf('/search?keyword=midwife')).toContain('Over');
    site.clock.set('2026-11-23T09:00:00+08:00');
  });
});

it('what search knows is made anew when its rules are newer, with readers undisturbed and the same finds', async () => {
  const before = await urls('heart', '&type=article&limit=100');
  // The sample was written on another day than the test clock's.
  await refreshSearchIndex(site.app);
  expect(await refreshSearchIndex(site.app)).toBe(false);
  await site.app.pool.query('update search_state set rules = 0');
  const [rebuilt, during] = await Promise.all([refreshSearchIndex(site.app), urls('heart', '&type=article&limit=100')]);
  expect(rebuilt).toBe(true);
  expect(during).toEqual(before);
  expect(await urls('heart', '&type=article&limit=100')).toEqual(before);
});

describe('bad input', () => {
  it('of one character is told to be longer; of five hundred is cut by the page and refused by the call', async () => {
    expect(await pageOf('/search?keyword=a')).toContain('Type 2 characters or more');
    expect(await site.api('GET', 'search?keyword=a')).toMatchObject({
      status: 422,
      body: { errors: { keyword: [expect.any(String)] } },
    });
    expect((await site.request(`/search?keyword=${'a'.repeat(500)}`)).status).toBe(200);
    expect((await site.api('GET', `search?keyword=${'a'.repeat(500)}`)).status).toBe(422);
    expect((await site.api('GET', 'search')).status).toBe(422);
    expect(await (await site.request('/search')).text()).toContain('Other ways to find it');
  });

  it('of signs that databases and browsers read is shown as it is, and finds nothing by them', async () => {
    for (const typed of ['%_', '100%_', "' | 'heart", "'); drop table doctors; --", '\\', '!!', ':*', '&&', '()']) {
      expect((await site.request(`/search?keyword=${encodeURIComponent(typed)}`)).status).toBe(200);
      expect((await site.request(`/search/suggestions?keyword=${encodeURIComponent(typed)}`)).status).toBe(200);
    }
    expect((await ask('%%%%')).total).toBe(0);
    const html = await pageOf(`/search?keyword=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;');
  });

  it('of an unknown type is all types on the page, and refused by the call', async () => {
    expect(await pageOf('/search?keyword=heart&type=patients')).toContain('found-doctor');
    expect(await site.api('GET', 'search?keyword=heart&type=patients')).toMatchObject({
      status: 422,
      body: { errors: { type: [expect.any(String)] } },
    });
    expect((await site.request('/search?keyword=heart&type=doctor&page=-1')).status).toBe(200);
    expect((await site.api('GET', 'search?keyword=heart&limit=1000')).status).toBe(422);
  });
});

describe('suggestions', () => {
  it('finish a word by titles and by what everyday words mean, in the reader’s language', async () => {
    expect(await suggestions('diabe')).toContainEqual(expect.stringContaining('iabetes'));
    expect(await suggestions('sakit jan', '/ms')).toContain('Kardiologi');
    expect(await suggestions('心脏', '/zh')).toContain('心脏科');
    expect(await suggestions('a')).toEqual([]);
  });

  it('are given to one address so often a minute, then it is asked to wait', async () => {
    const answers: Response[] = [];
    for (let asked = 0; asked < 160; asked += 1) answers.push(await site.request('/search/suggestions?keyword=he'));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Chinese as it is typed', () => {
  it.each(['心臟病', 'xinzangbing', 'xin zang bing', 'xīn zàng bìng', 'xin1 zang4 bing4'])(
    '%s finds what 心脏病 finds: cardiology first',
    async (typed) => {
      const found = await ask(typed, '&lang=zh');
      expect(found.groups.map(({ type }: Group) => type)).toContain('doctor');
      const page = await pageOf(`/zh/search?keyword=${encodeURIComponent(typed)}`);
      expect(page).toContain('href="/zh/speciality-centre/cardiology"');
    },
  );

  it.each([
    ['小腸氣', 'general-surgery'],
    ['五十肩', 'orthopaedics'],
    ['帶狀皰疹', 'dermatology'],
    ['鼻敏感', 'ent'],
    ['shui bu zhao', 'psychiatry'],
    ['tongfeng', 'orthopaedics'],
    ['超音波', 'radiology'],
  ])('%s is an everyday word of %s', async (typed, slug) => {
    expect(await pageOf(`/zh/search?keyword=${encodeURIComponent(typed)}`)).toContain(
      `href="/zh/speciality-centre/${slug}"`,
    );
  });
});

describe('the page of results', () => {
  it('has at most twenty lines before a type is chosen, and doctors with place and next time', async () => {
    const page = await pageOf('/search?keyword=heart');
    const lines = page.match(/<li><div class="group relative/g) ?? [];
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(page).toMatch(/Next free time[^]{0,200}href="\/book\//);
    expect(page).toMatch(/See all \d+ in Doctors/);
  });

  it('that finds nothing for urgent words agrees with the red card', async () => {
    const page = await pageOf(`/search?keyword=${encodeURIComponent('qqqzzz cannot breathe qqqzzz')}&exactly=yes`);
    expect(page).toContain('Trouble breathing is an emergency');
    if (!/\d+ results/.test(page)) expect(page).not.toContain('Try fewer words');
  });
});

describe('a page that is about an emergency', () => {
  const hasCard = async (path: string) => (await pageOf(path)).includes('id="emergency-call"');

  it('begins with the number to call: first aid, articles, specialities; other pages do not', async () => {
    expect(await hasCard('/mccn/first-aid/choking')).toBe(true);
    const urgent = (await urls('when to call 999', '&limit=100&type=article')).find(
      (url) => url.includes('999') || url.includes('chest'),
    );
    expect(urgent).toBeDefined();
    expect(await hasCard(urgent!)).toBe(true);
    expect(await hasCard('/speciality-centre/cardiology')).toBe(true);
    expect(await hasCard('/refund-policy')).toBe(false);
    // Their texts name the emergency department in passing.
    expect(await hasCard('/events/memory-cafe-taiping')).toBe(false);
    expect(await hasCard('/career/medical-officer-emergency-melur-kota-kinabalu')).toBe(false);
  });
});

describe('the card with our line and the emergency number', () => {
  const hasCard = async (keyword: string) => {
    const html = await pageOf(`/search?keyword=${encodeURIComponent(keyword)}`);
    const card = /<aside aria-labelledby="talk"[^]*?<\/aside>/.exec(html)?.[0] ?? '';
    return [/href="tel:\+?603\d+"/.test(card), card.includes('href="tel:999"')];
  };

  it('stands beside a search that found nothing, and beside an urgent one', async () => {
    expect(await hasCard('xqzwvk')).toEqual([true, true]);
    expect(await hasCard('chest pain')).toEqual([true, true]);
  });

  it('is not beside an ordinary search', async () => {
    expect(await hasCard('refund')).toEqual([false, false]);
  });
});
