import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { countryChoices, shownCountryName } from '#src/features/site/settings/settings.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { checkedFile, csvFile, doctorInputs, hospitalInputs, sendCatalogueForm } from './catalogue.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3], who = chief) =>
  sendCatalogueForm(site, path, who, fields);
const desk = async (path: string, who = chief) => (await openConsole(site, `/staff/catalogue/${path}`, who)).text();
const page = async (path: string) => (await (await site.request(path)).text()).replaceAll('<!-- -->', '');
const idOf = async (table: 'countries' | 'spoken_languages' | 'facilities', slug: string) => {
  const { rows } = await site.app.db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} where slug = ${slug}`,
  );
  return rows[0]!.id;
};
const versionOf = async (list: string, id: number) =>
  /name="version" value="(\d+)"/.exec(await desk(`${list}/${id}`))![1]!;
describe('the languages of doctors', () => {
  const bidayuh = { code: 'sdo', name_en: 'Bidayuh', name_ms: 'Bidayuh (BM)', name_zh: '比达友语', position: '50' };

  test('are added in three languages, spoken by a doctor from a file, and filtered by on the doctors’ list', async () => {
    const unknown = csvFile([{ ...doctorInputs('dr-sdo', 'melur-ipoh', 'cardiology'), languages: 'en; sdo' }]);
    expect(await desk(await checkedFile(site, chief, { list: 'doctors', file: unknown }))).toContain(
      'There is no item with the code sdo.',
    );
    const sent = await send('languages/new', { ...bidayuh, intent: 'publish' });
    expect(sent.headers.get('location')).toMatch(/done=saved$/);
    expect(await desk('doctors/new')).toMatch(/name="languages" value="sdo"|value="sdo"[^>]* name="languages"/);
    const plan = await checkedFile(site, chief, { list: 'doctors', file: unknown });
    expect((await send(plan, { intent: 'apply' })).status).toBe(303);
    await site.app.db.execute(sql`update doctors set status = 'published' where slug = 'dr-sdo'`);
    for (const [path, name] of [
      ['/doctor', 'Bidayuh'],
      ['/ms/doctor', 'Bidayuh (BM)'],
      ['/zh/doctor', '比达友语'],
    ] as const) {
      await expect
        .poll(() => page(path))
        .toMatch(new RegExp(`<option value="sdo"[^>]*>${name.replace(/[()]/g, '\\$&')}`));
      expect(await page(`${path}/dr-sdo`), path).toContain(name);
    }
    const answer = (await site.api('GET', 'doctors/individual?slug=dr-sdo&lang=zh')).body as {
      data: { languages: unknown };
    };
    expect(answer.data.languages).toEqual([
      { code: 'en', name: '英语' },
      { code: 'sdo', name: '比达友语' },
    ]);
  });

  test('keep their code, are renamed on every page, and are not retired while a published doctor speaks them', async () => {
    const id = await idOf('spoken_languages', 'ta');
    const tamil = { code: 'ta', name_en: 'Tamil of Malaysia', name_ms: 'Tamil', name_zh: '淡米尔语', position: '7' };
    const moved = await send(`languages/${id}`, { ...tamil, code: 'tam', version: '0', intent: 'save' });
    expect(moved.status).toBe(422);
    expect((await send(`languages/${id}`, { ...tamil, version: '0', intent: 'save' })).status).toBe(303);
    await expect.poll(() => page('/doctor')).toContain('Tamil of Malaysia');
    const used = await send(`languages/${id}`, {
      version: await versionOf('languages', id),
      intent: 'step:retire',
    });
    expect(used.status).toBe(409);
    expect(await used.text()).toMatch(/Still in use: \d+ published doctors/);
    expect(await desk(`languages/${id}`)).toContain('Tamil of Malaysia');
  });

  test('that nobody speaks are retired, never deleted: no doctor is given them, and they can come back', async () => {
    const id = await idOf('spoken_languages', 'fr');
    await site.app.db.execute(
      sql`update doctors set languages = array_remove(languages, 'fr') where 'fr' = any (languages)`,
    );
    expect((await send(`languages/${id}`, { version: '0', intent: 'step:retire' })).status).toBe(303);
    expect(await desk('doctors/new')).not.toContain('value="fr"');
    expect(await idOf('spoken_languages', 'fr')).toBe(id);
    const back = { version: await versionOf('languages', id), intent: 'step:restore' };
    expect((await send(`languages/${id}`, back)).status).toBe(303);
    expect(await desk('doctors/new')).toContain('value="fr"');
    const steps = await site.app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'languages'), eq(auditLog.subjectId, String(id))))
      .orderBy(auditLog.id);
    expect(steps.map(({ action }) => action)).toEqual(['catalogue_retired', 'catalogue_restored']);
    expect(await desk(`languages/${id}`)).toContain('?version=1');
  });
});

describe('topics', () => {
  const idOfTopic = async (slug: string) =>
    (await site.app.db.execute<{ id: number }>(sql`select id from content_topics where slug = ${slug}`)).rows[0]!.id;

  test('are added in three languages and offered to whoever writes', async () => {
    const sleep = {
      code: 'sleeping-well',
      name_en: 'Sleeping well',
      name_ms: 'Tidur lena',
      name_zh: '好睡',
      position: '3',
    };
    expect((await send('topics/new', { ...sleep, intent: 'publish' })).headers.get('location')).toMatch(/done=saved$/);
    const { rows } = await site.app.db.execute<{ id: number }>(
      sql`select id from content_entries where kind = 'article' order by id limit 1`,
    );
    const editor = await (await openConsole(site, `/staff/content/${rows[0]!.id}`, chief)).text();
    expect(editor).toContain('Sleeping well');
  });

  test('are renamed on every list that filters by them, and are not retired while a published entry has them', async () => {
    const id = await idOfTopic('heart');
    const heart = {
      code: 'heart',
      name_en: 'Heart and kardiotopik',
      name_ms: 'Jantung',
      name_zh: '心脏',
      position: '1',
    };
    expect((await send(`topics/${id}`, { ...heart, version: '0', intent: 'save' })).status).toBe(303);
    await expect.poll(() => page('/articles')).toContain('Heart and kardiotopik');
    const used = await send(`topics/${id}`, { version: await versionOf('topics', id), intent: 'step:retire' });
    expect(used.status).toBe(409);
    expect(await used.text()).toMatch(/Still in use: \d+ published entries/);
    const searched = await site.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from search_documents where to_jsonb(search_documents)::text ilike '%kardiotopik%'`,
    );
    expect(searched.rows[0]!.count).toBeGreaterThan(0);
  });

  test('that nothing has are retired, never deleted, and no writer is offered them', async () => {
    await send('topics/new', { code: 'gone-topic', name_en: 'Gone topic', position: '9', intent: 'publish' });
    const id = await idOfTopic('gone-topic');
    expect((await send(`topics/${id}`, { version: '1', intent: 'step:retire' })).status).toBe(303);
    expect(await idOfTopic('gone-topic')).toBe(id);
    const { rows } = await site.app.db.execute<{ id: number }>(
      sql`select id from content_entries where kind = 'article' order by id limit 1`,
    );
    expect(await (await openConsole(site, `/staff/content/${rows[0]!.id}`, chief)).text()).not.toContain('Gone topic');
  });
});

describe('countries', () => {
  const codes = async (kept?: string) => (await countryChoices(site.app, 'en', [kept])).map(({ value }) => value);

  test('are every country of the world at first, Malaysia first, named in three languages', async () => {
    expect((await codes())[0]).toBe('MY');
    expect(await codes()).toHaveLength(249);
    expect(await shownCountryName(site.app, 'DE', 'ms')).toBe('Jerman');
    expect(await shownCountryName(site.app, 'DE', 'zh')).toBe('德国');
  });

  test('that are retired are offered by no form, call or registration, and stay where they were chosen', async () => {
    const id = await idOf('countries', 'AQ');
    expect(await page('/register')).toContain('value="AQ"');
    expect((await send(`countries/${id}`, { version: '0', intent: 'step:retire' })).status).toBe(303);
    await expect.poll(() => codes()).not.toContain('AQ');
    expect(await codes('AQ')).toContain('AQ');
    expect(await page('/register')).not.toContain('value="AQ"');
    const called = (await site.api('GET', 'lists/country')).body as { data: { value: string }[] };
    expect(called.data.map(({ value }) => value)).not.toContain('AQ');
    expect(await shownCountryName(site.app, 'AQ', 'en')).toBe('Antarctica');
  });

  test('are renamed and moved up by staff, and take no code that is no country', async () => {
    const id = await idOf('countries', 'SG');
    const singapore = {
      code: 'SG',
      name_en: 'Singapore (Republic)',
      name_ms: 'Singapura',
      name_zh: '新加坡',
      position: '2',
    };
    expect((await send(`countries/${id}`, { ...singapore, version: '0', intent: 'save' })).status).toBe(303);
    await expect
      .poll(async () => (await countryChoices(site.app, 'en')).slice(0, 2))
      .toEqual([
        { value: 'MY', label: 'Malaysia' },
        { value: 'SG', label: 'Singapore (Republic)' },
      ]);
    const wrong = await send('countries/new', { ...singapore, code: 'ZZ', intent: 'publish' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('two capital letters');
  });
});

describe('the facilities of hospitals', () => {
  const pool = { code: 'hydro-pool', name_en: 'Warm pool', name_ms: 'Kolam hangat', name_zh: '温水池', icon: 'health' };

  test('are added in three languages, given by a file, shown on the page, filtered by, and called by their codes', async () => {
    const file = csvFile([{ ...hospitalInputs('seri-kolam'), facilities: 'hydro-pool; parking; prayer-room' }]);
    expect(await desk(await checkedFile(site, chief, { list: 'hospitals', file }))).toContain(
      'There is no item with the code hydro-pool.',
    );
    const made = await checkedFile(site, chief, { list: 'facilities', file: csvFile([{ ...pool, position: '1' }]) });
    expect((await send(made, { intent: 'apply' })).status).toBe(303);
    const plan = await checkedFile(site, chief, { list: 'hospitals', file });
    expect((await send(plan, { intent: 'apply' })).status).toBe(303);
    for (const [path, name, other] of [
      ['', 'Warm pool', 'Quiet room for every faith'],
      ['/ms', 'Kolam hangat', 'Bilik tenang untuk semua agama'],
      ['/zh', '温水池', '各宗教静思室'],
    ] as const) {
      const html = await page(`${path}/seri-kolam`);
      expect(html, path).toContain(name);
      expect(html, path).toContain(other);
      await expect.poll(() => page(`${path}/our-hospitals`)).toContain(`<option value="hydro-pool">${name}`);
    }
    const found = await page('/our-hospitals?facility=hydro-pool');
    expect(found).toContain('href="/seri-kolam"');
    expect(found).not.toContain('href="/melur-ipoh"');
    expect(await page('/our-hospitals?facility=no-such-thing')).toContain('recognise one of the filters');
    const call = (await site.api('GET', 'hospistal/hospital_listing?facility=hydro-pool')).body as {
      data: { items: { slug: string }[] };
    };
    expect(call.data.items.map(({ slug }) => slug)).toEqual(['seri-kolam']);
    const detail = (await site.api('GET', 'hospital_individual_detail?hospital_slug=seri-kolam')).body as {
      data: { facilities: string[] };
    };
    expect(detail.data.facilities).toEqual(['hydro-pool', 'parking', 'prayer-room']);
  });

  test('are renamed everywhere, not retired while a published hospital has them, and gone from pages when they are', async () => {
    const id = await idOf('facilities', 'surau');
    const surau = { ...pool, code: 'surau', name_en: 'Prayer room (surau)', position: '3' };
    expect((await send(`facilities/${id}`, { ...surau, version: '0', intent: 'save' })).status).toBe(303);
    await expect.poll(() => page('/our-hospitals')).toContain('Prayer room (surau)');
    const version = await versionOf('facilities', id);
    const used = await send(`facilities/${id}`, { version, intent: 'step:retire' });
    expect(used.status).toBe(409);
    expect(await used.text()).toMatch(/Still in use: \d+ published hospitals/);
    await site.app.db.execute(sql`update hospitals set facilities = array_remove(facilities, 'surau')`);
    expect((await send(`facilities/${id}`, { version, intent: 'step:retire' })).status).toBe(303);
    expect(await desk('hospitals/new')).not.toContain('value="surau"');
    expect(await desk('hospitals/new')).toContain('value="prayer-room"');
    await expect.poll(() => page('/our-hospitals')).not.toContain('Prayer room (surau)');
  });
});

test.each(['topics', 'languages', 'facilities', 'countries'])(
  'the list of %s is the group’s: no patient, other desk or one hospital keeps it',
  async (list) => {
    const bound = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
    const desks = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    for (const who of [bound, desks]) {
      expect((await openConsole(site, `/staff/catalogue/${list}`, who)).status).toBe(403);
      expect((await send(`${list}/1`, { version: '0', intent: 'step:retire' }, who)).status).toBe(403);
    }
    const patient = await signedInPatient(site.app);
    expect((await openConsole(site, `/staff/catalogue/${list}`, patient)).status).toBe(302);
  },
);
