import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { settings } from '#src/features/site/settings/data/settings.table.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const add = (path: string, target = '/speciality-centre/cardiology', more: Record<string, string> = {}, who = editor) =>
  sendForm(site, '/staff/keywords', who, { path, target, ...more });
const edit = (path: string, fields: Record<string, string>, who = editor) =>
  sendForm(site, `/staff/keywords/edit?path=${encodeURIComponent(path)}`, who, fields);
const answer = async (path: string) => {
  const response = await site.request(path);
  return [response.status, response.headers.get('location')];
};

test('a page gets a short address, which shows it at once and in every language', async () => {
  expect((await add('Our-Heart-Team')).headers.get('location')).toBe('/staff/keywords?kind=short&done=added');
  await expect.poll(async () => (await answer('/our-heart-team'))[0]).toBe(200);
  expect((await answer('/ms/our-heart-team'))[0]).toBe(200);
  const html = await (await openConsole(site, '/staff/keywords?q=heart-team', editor)).text();
  expect(html).toContain('/our-heart-team');
  expect(
    (await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, '/our-heart-team'))).map(
      ({ action }) => action,
    ),
  ).toEqual(['keyword_added']);
  expect((await add('/心脏')).status).toBe(302);
  await expect.poll(async () => (await answer(`/${encodeURIComponent('心脏')}`))[0]).toBe(200);
  expect((await add('/leaflet', '/speciality-centre/cardiology', { redirect: 'yes' })).status).toBe(302);
  await expect.poll(() => answer('/ms/leaflet')).toEqual([302, '/ms/speciality-centre/cardiology']);
});

test('a short address leads to a clinic’s own page, in the reader’s language', async () => {
  const clinic = '/speciality-centre/general-surgery/melur-bangsar';
  expect((await add('/bangsar-surgery', clinic)).status).toBe(302);
  await expect.poll(() => answer('/bangsar-surgery')).toEqual([302, clinic]);
  expect(await answer('/zh/bangsar-surgery')).toEqual([302, `/zh${clinic}`]);
  expect((await site.api('GET', 'keyword?path=/bangsar-surgery')).body.data).toMatchObject({
    component: 'clinic',
    url: clinic,
  });
  expect((await add('/no-clinic', '/speciality-centre/general-surgery/no-such-clinic')).status).toBe(422);
});

test('a short address leads outside only to a host that the settings allow, and only while they do', async () => {
  const outside = 'https://clinic.example.com/book?from=melur';
  const allow = async (hosts: string[]) => {
    const brand = await readSetting(site.app, 'brand');
    await inTransaction(site.app.db, async (tx) => {
      await tx
        .update(settings)
        .set({ value: { ...brand, outsideHosts: hosts.map((host) => ({ host })) } })
        .where(eq(settings.key, 'brand'));
      await invalidateTag(tx, 'settings');
    });
  };
  const refused = await add('/partner-clinic', outside);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('href="#target"');
  await allow(['clinic.example.com']);
  for (const target of [
    'http://clinic.example.com/',
    'https://clinic.example.com.evil.example/',
    'https://clinic.example.com@evil.example/',
    'https://sub.clinic.example.com/',
    'https://clinic.example.com:8443/',
    'javascript:alert(1)',
  ])
    expect((await add('/partner-clinic', target)).status, target).toBe(422);
  expect((await add('/partner-clinic', outside)).status).toBe(302);
  await expect.poll(() => answer('/ms/partner-clinic')).toEqual([302, outside]);
  expect((await site.api('GET', 'keyword?path=/partner-clinic')).body.data.url).toBe(outside);
  await allow([]);
  await expect.poll(async () => (await answer('/partner-clinic'))[0]).toBe(404);
});

test.each([
  '/staff',
  '/staff/new',
  '/api/doctors',
  '/ms',
  '/zh/heart',
  '/login',
  '/profile',
  '/checkout/result',
  '/my-purchases',
  '/assets/x',
  '/__sim',
  '/book/someone',
  '/doctors',
])('a reserved word cannot be taken: %s', async (path) => {
  const response = await add(path, undefined, { hide: 'yes' });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('href="#path"');
});

test.each([
  '',
  '/',
  '//',
  '/a b',
  '/a?b',
  '/a#b',
  '/../x',
  '/a/b/c/d/e',
  '/-x',
  '/x.html',
  `/${'a'.repeat(130)}`,
  '/<b>',
])('what is no address is refused: %j', async (path) => {
  expect((await add(path)).status).toBe(422);
});

test.each(['/logout', '/profile/other', '/staff/other', '/events/any-event/register', '/health-tourism/enquiry'])(
  'a private page stays where it is: %s',
  async (path) => {
    expect((await add(path, undefined, { hide: 'yes' })).status).toBe(422);
  },
);

test('an address that is taken or hides a page is refused; hiding is possible when it is meant', async () => {
  expect((await add('/heart')).status).toBe(409);
  expect((await add('/melur-ipoh')).status).toBe(409);
  expect((await add('/our-hospitals')).status).toBe(409);
  expect((await add('/corporate-home', undefined, { hide: 'yes' })).status).toBe(302);
  expect((await add('/nowhere', '/no-such-page')).status).toBe(422);
  const both = await Promise.all([add('/twice'), add('/twice')]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
});

test('an old address never dies: renamed it answers 301 to the new one, removed 301 to the page itself', async () => {
  await add('/first-word');
  expect((await edit('/first-word', { path: '/second-word' })).status).toBe(302);
  await expect.poll(() => answer('/ms/first-word')).toEqual([301, '/ms/second-word']);
  expect((await edit('/second-word', { path: '/third-word' })).status).toBe(302);
  await expect.poll(() => answer('/first-word')).toEqual([301, '/third-word']);
  expect((await edit('/third-word', { intent: 'remove' })).status).toBe(302);
  for (const old of ['/first-word', '/second-word', '/third-word'])
    await expect.poll(() => answer(old)).toEqual([301, '/speciality-centre/cardiology']);
  expect((await edit('/third-word', { intent: 'remove' })).status).toBe(404);
  expect((await add('/first-word')).status).toBe(302);
  await expect.poll(async () => (await answer('/first-word'))[0]).toBe(200);
});

test('an item’s own address is not changed here', async () => {
  expect((await edit('/melur-ipoh', { path: '/ipoh' })).status).toBe(409);
  expect((await edit('/melur-ipoh', { intent: 'remove' })).status).toBe(409);
  expect((await answer('/melur-ipoh'))[0]).toBe(200);
});

test('the table is saved as a file, narrowed as the list is', async () => {
  const file = await (await openConsole(site, '/staff/keywords/csv?component=hospital&q=ipoh', editor)).text();
  expect(file).toMatch(/path,component,shows,hospital,kind\r\n\/melur-ipoh,hospital,\/melur-ipoh,\d*,own\r\n$/);
});

test('the table is for editors and administrators of the whole group', async () => {
  for (const roleAssignments of [
    [{ role: 'editor', hospitalId: 3 }],
    [{ role: 'front_desk', hospitalId: null }],
  ] as const) {
    const who = await signedInStaff(site.app, roleAssignments);
    expect((await openConsole(site, '/staff/keywords', who)).status).toBe(403);
    expect((await openConsole(site, '/staff/keywords/csv', who)).status).toBe(403);
    expect((await add('/other', undefined, {}, who)).status).toBe(403);
    expect((await edit('/heart', { intent: 'remove' }, who)).status).toBe(403);
  }
});
