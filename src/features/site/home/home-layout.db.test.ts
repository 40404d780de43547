import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { homeLayouts } from './data/home-layouts.table.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const shipped = [
  'find_doctor',
  'tasks',
  'nearest_hospital',
  'specialities',
  'packages',
  'hospitals',
  'insights',
  'happenings',
  'cares',
  'booking',
  'trust',
];
const keys = async () =>
  (await site.api('GET', 'homepage/sections')).body.data.map(({ key }: { key: string }) => key) as string[];
const html = async (path: string) => (await (await site.request(path)).text()).replaceAll('<!-- -->', '');
const page = async () => (await openConsole(site, '/staff/home', editor)).text();
const rows = (names: readonly string[], more: Record<string, string> = {}) => ({
  ...Object.fromEntries(
    names.flatMap((name, index) => [
      [`name-${index + 1}`, name],
      [`shown-${index + 1}`, 'yes'],
    ]),
  ),
  ...more,
});
const send = (fields: Record<string, string>, version: number, who = editor) =>
  sendForm(site, '/staff/home', who, { intent: 'publish', version: String(version), ...fields });
const saved = async () =>
  (await site.app.db.select().from(homeLayouts).orderBy(homeLayouts.version)).map(({ version, sections }) => [
    version,
    sections.map(({ name }) => name),
  ]);

describe('the sections of the home page', () => {
  test('are listed as visitors see them, with their headings in three languages', async () => {
    const list = await page();
    expect(headingOf(list)).toBe('Home page');
    expect([...list.matchAll(/name="name-\d+" value="([^"]*)"/g)].map(([, name]) => name)).toEqual(shipped);
    expect(list).toContain('Leave empty for: Apa yang anda perlukan hari ini?');
    expect(list).toContain('The original home page');
  });

  test('are put in order by buttons, and nothing is saved by that', async () => {
    const list = await (await send(rows(shipped, { intent: 'down:tasks' }), 0)).text();
    expect([...list.matchAll(/name="name-\d+" value="([^"]*)"/g)].slice(0, 3).map(([, name]) => name)).toEqual([
      'find_doctor',
      'nearest_hospital',
      'tasks',
    ]);
    expect(list).toContain('Nothing has been saved yet.');
    expect(await saved()).toEqual([]);
  });

  test('are seen as the page they make, in each language, before they are saved', async () => {
    const names = ['trust', ...shipped.filter((name) => name !== 'trust')];
    const own = { 'en-1': 'Our promise', 'ms-1': 'Janji kami', 'zh-1': '我们的承诺', version: '0' };
    const fields = rows(names, own) as Record<string, string>;
    delete fields['shown-3'];
    const shown = await (await sendForm(site, '/staff/home/preview', editor, fields)).text();
    expect(shown).toContain('Preview: nobody else sees this.');
    expect(shown).toContain('Our promise');
    expect(shown).toContain('name="robots" content="noindex"');
    // In the readers' frame.
    expect(shown).toMatch(/<main id="main"[^]*Our promise[^]*<\/main>/);
    const chinese = await (await sendForm(site, '/zh/staff/home/preview', editor, fields)).text();
    expect(chinese).toContain('我们的承诺');
    expect(await html('/home')).not.toContain('Our promise');
    expect(await saved()).toEqual([]);
    const refused = await sendForm(site, '/staff/home/preview', editor, { ...fields, 'zh-1': '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Write the heading in all three languages, or in none.');
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    expect((await sendForm(site, '/staff/home/preview', desk, fields)).status).toBe(403);
    expect(await page()).toContain('formAction="/ms/staff/home/preview"');
  });

  test('are chosen, ordered and renamed, and visitors see it at once', async () => {
    const names = ['booking', ...shipped.filter((name) => name !== 'booking')];
    const fields = rows(names, { 'en-1': 'Three easy steps', 'ms-1': 'Tiga langkah mudah', 'zh-1': '三个步骤' });
    delete (fields as Record<string, string>)['shown-3'];
    const response = await send(fields, 0);
    expect(response.headers.get('location')).toBe('/staff/home?done=saved');
    await expect
      .poll(keys)
      .toEqual(['booking', 'find_doctor', ...shipped.slice(2).filter((name) => name !== 'booking')]);
    await expect.poll(() => html('/home')).toContain('Three easy steps');
    await expect.poll(() => html('/zh')).toContain('三个步骤');
    expect(await html('/home')).not.toContain('How booking works');
    const { rows: entries } = await site.app.db.execute(
      sql`select action, account_id from audit_log where subject_kind = 'home_layout' order by id desc limit 1`,
    );
    expect(entries).toEqual([{ action: 'home_layout_changed', account_id: editor.accountId }]);
  });

  test('refuse a heading that is missing in a language, beside its field', async () => {
    const response = await send(rows(shipped, { 'en-2': 'What next?', 'zh-2': '接下来' }), 1);
    expect(response.status).toBe(422);
    const refused = await response.text();
    expect(refused).toMatch(/id="ms-2-error"[^]*?Write the heading in all three languages, or in none\./);
    expect(refused).toMatch(/name="en-2"[^>]*value="What next\?"/);
    expect((await saved()).map(([version]) => version)).toEqual([1]);
  });

  test('keep the question though it was not chosen, and leave out sections that do not exist', async () => {
    expect((await send({ 'name-1': 'find_doctor', 'name-2': 'nothing', 'shown-2': 'yes' }, 1)).status).toBe(302);
    expect((await saved()).at(-1)).toEqual([2, ['find_doctor']]);
    await expect.poll(keys).toEqual(shipped);
  });

  test('are not overwritten by somebody who has not seen the last change', async () => {
    expect((await send(rows(['trust']), 1)).status).toBe(409);
    expect((await saved()).map(([version]) => version)).toEqual([1, 2]);
  });

  test('return to a former version, and to the shipped page by one press', async () => {
    expect((await send({ intent: 'restore', from: '1' }, 2)).status).toBe(302);
    await expect.poll(async () => (await keys())[0]).toBe('booking');
    expect((await send({ intent: 'restore', from: '99' }, 3)).status).toBe(404);
    expect((await send({ intent: 'ship' }, 3)).status).toBe(302);
    await expect.poll(keys).toEqual(shipped);
    expect((await saved()).at(-1)).toEqual([4, []]);
  });

  test('are for editors and administrators of the whole group', async () => {
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    const local = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 1 }]);
    for (const who of [desk, local]) {
      expect((await openConsole(site, '/staff/home', who)).status).toBe(403);
      expect((await send(rows(['trust']), 4, who)).status).toBe(403);
      expect((await send(rows(['trust'], { intent: 'up:trust' }), 4, who)).status).toBe(403);
    }
  });
});
