import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, write, type TestSite } from '#src/features/publishing/editor/content.fixture.ts';
import type { OthersHere } from './open-records.schema.ts';

let site: TestSite;
let siti: SignedIn;
let farah: SignedIn;
let farahOfTheDesk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  siti = await named('Siti Aminah');
  farah = await named('Farah Idris');
  farahOfTheDesk = await named('Desk of Farah', 'front_desk');
});
afterAll(() => site.close());

async function named(name: string, role: 'editor' | 'front_desk' = 'editor') {
  const staff = await signedInStaff(site.app, [{ role, hospitalId: null }]);
  await site.app.pool.query('update accounts set name = $2 where id = $1', [staff.accountId, name]);
  return staff;
}
const look = async (path: string, who: SignedIn) => (await openConsole(site, path, who)).text();
/** What the page asks by itself. */
const ask = async (path: string, who: SignedIn) => {
  const answer = await sendForm(site, path, who, {});
  expect(answer.status).toBe(200);
  return ((await answer.json()) as OthersHere).people;
};

test('an editor sees who else has the entry open and since when, in any language, until that page was left for 65 seconds', async () => {
  const { entryId } = await write(site, 'news', 'open-twice');
  const page = `/staff/content/${entryId}`;
  const since = site.clock.now().toISOString();
  expect(await look(page, siti)).not.toContain('Also open');
  site.clock.advance(10_000);
  expect(await look(`${page}?language=ms`, farah)).toMatch(/Also open: Siti Aminah, since \d{1,2}:\d{2}\u00a0[ap]m/);
  expect(await look(`/ms${page}`, farah)).toContain('Turut dibuka oleh: Siti Aminah, sejak');
  expect(await look(page, siti)).toContain('Also open: Farah Idris');

  // Only Farah's page is looked at from now on.
  for (let seconds = 0; seconds < 50; seconds += 25) {
    site.clock.advance(25_000);
    expect(await ask(`${page}/open`, farah)).toEqual([{ name: 'Siti Aminah', since }]);
  }
  site.clock.advance(14_000);
  expect(await ask(`${page}/open`, farah)).toHaveLength(1);
  site.clock.advance(1_000);
  expect(await ask(`${page}/open`, farah)).toEqual([]);
  expect(await look(page, farah)).not.toContain('Also open');

  // Who comes back has opened it anew; who stayed has not.
  const again = site.clock.now().toISOString();
  await look(page, siti);
  expect(await ask(`${page}/open`, farah)).toEqual([{ name: 'Siti Aminah', since: again }]);
  const [stayed] = await ask(`${page}/open`, siti);
  expect(Date.parse(again) - Date.parse(stayed!.since)).toBe(65_000);
});

test('an item of master data is one record, another item is another', async () => {
  const { rows } = await site.app.pool.query<{ id: number }>('select id from doctors order by id limit 2');
  const [first, second] = rows.map(({ id }) => `/staff/catalogue/doctors/${id}`);
  await look(first!, siti);
  expect(await look(first!, farah)).toContain('Also open: Siti Aminah');
  expect(await look(second!, farah)).not.toContain('Also open');
  expect((await ask(`${first}/open`, siti)).map(({ name }) => name)).toEqual(['Farah Idris']);
});

test('who may not edit the record neither sees who has it open nor is seen', async () => {
  const { entryId } = await write(site, 'news', 'not-for-the-front-desk');
  const page = `/staff/content/${entryId}`;
  await look(page, siti);
  const desk = await named('Kavitha Raman', 'front_desk');
  for (const path of [`${page}/open`, '/staff/catalogue/doctors/1/open']) {
    const refused = await sendForm(site, path, desk, {});
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('Siti');
  }
  expect(await ask(`${page}/open`, siti)).toEqual([]);
  for (const path of [
    'content/99999999',
    'content/x',
    'content/99999999999',
    'catalogue/nothing/1',
    'catalogue/doctors/0',
  ])
    expect((await sendForm(site, `/staff/${path}/open`, siti, {})).status).toBe(404);
});

test('five are named, and whether there are more', async () => {
  const { entryId } = await write(site, 'news', 'a-crowd');
  const page = `/staff/content/${entryId}`;
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await look(page, await named(`Editor ${number}`));
    site.clock.advance(1_000);
  }
  const html = await look(page, siti);
  expect(html).toMatch(/Also open: Editor 1, .*; Editor 5, since [^;]*; and others/);
  expect(html).not.toContain('Editor 6,');
});

test('a page that asks by itself does not keep its session alive', async () => {
  const { entryId } = await write(site, 'news', 'left-open');
  const idle = await named('Idle Editor');
  const seen = async () => {
    const { rows } = await site.app.pool.query<{ at: Date }>(
      'select last_seen_at as at from sessions where account_id = $1',
      [idle.accountId],
    );
    return rows[0]!.at.getTime();
  };
  await look(`/staff/content/${entryId}`, idle);
  const before = await seen();
  site.clock.advance(45_000);
  await ask(`/staff/content/${entryId}/open`, idle);
  expect(await seen()).toBe(before);
  await look(`/staff/content/${entryId}`, idle);
  expect(await seen()).toBe(before + 45_000);
});

test('editors of packages, menus, templates, settings, forms and schedules see each other too, where they may edit them', async () => {
  const { rows } = await site.app.pool.query<{ id: number }>('select id from health_packages order by id limit 1');
  const chiefs = await Promise.all(
    ['Nurul Huda', 'Lee Wei Jun'].map(async (name) => {
      const staff = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
      await site.app.pool.query('update accounts set name = $2 where id = $1', [staff.accountId, name]);
      return staff;
    }),
  );
  const [nurul, lee] = chiefs as [SignedIn, SignedIn];
  for (const page of [
    `/staff/packages/${rows[0]!.id}`,
    '/staff/menus/header',
    '/staff/home',
    '/staff/settings/session',
  ]) {
    await look(page, nurul);
    expect(await look(page, lee), page).toContain('Also open: Nurul Huda');
    const answer = await sendForm(site, '/staff/open', nurul, { record: page });
    expect(
      ((await answer.json()) as OthersHere).people.map(({ name }) => name),
      page,
    ).toEqual(['Lee Wei Jun']);
    const front = await sendForm(site, '/staff/open', farahOfTheDesk, { record: page });
    expect(await front.json(), page).toEqual({ people: [], hasMore: false });
  }
  expect(await look('/staff/packages', lee)).not.toContain('data-also-open');
});
