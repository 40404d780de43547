import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptySite, type TestSite } from '#tests/support/test-site.ts';
import { staffBrowser, leadsTo } from '#src/features/console/frame/staff-browser.fixture.ts';
import { inviteAdministrator } from './first-administrator.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openEmptySite();
});
afterAll(() => site.close());

const email = 'chief@hospital.example';
const password = 'seven wet umbrellas dance';
const signInPage = async (prefix = '') => (await site.request(`${prefix}/staff/sign-in`)).text();

test('an installation without administrator says on the way into the console what to do', async () => {
  expect((await site.request('/staff')).headers.get('location')).toBe('/staff/sign-in?next=%2Fstaff');
  expect(await signInPage()).toContain('There is no administrator yet');
  expect(await signInPage('/ms')).toContain('Belum ada pentadbir');
  expect(await signInPage('/zh')).toContain('尚未设立管理员');
  expect(await signInPage()).toContain('npm run admin:create -- --email');
});

test('the first administrator joins by the link, which is mailed too and works once; then the console invites', async () => {
  const link = await inviteAdministrator(site.app, { email: ' Chief@hospital.example ', isAnother: false });
  const [, token = ''] = link.split('#');
  expect(link.split('#')[0]).toBe('http://localhost:3000/staff/join');
  expect((await site.outbox(email))[0]!.text).toContain(link);
  const browser = staffBrowser(site);
  await browser.open('/staff/join');
  const joined = await browser.send('/staff/join', { token, intent: 'join', name: 'Chief of the House', password });
  expect(leadsTo(joined), joined.html.replace(/<[^>]+>/g, ' ').slice(0, 600)).toMatch(/^\/staff\/sign-in/);
  expect(await signInPage()).not.toContain('There is no administrator yet');
  const again = staffBrowser(site);
  await again.open('/staff/join');
  expect((await again.send('/staff/join', { token, intent: 'join', name: 'Somebody else', password })).status).toBe(
    422,
  );
  await expect(
    inviteAdministrator(site.app, { email: 'two@hospital.example', isAnother: false }),
  ).rejects.toMatchObject({
    details: { code: 'administrator_exists' },
  });
  expect(await site.outbox('two@hospital.example')).toEqual([]);
  expect(await inviteAdministrator(site.app, { email: 'two@hospital.example', isAnother: true })).toContain(
    '/staff/join#',
  );
});

test('what is no address is refused', async () => {
  await expect(inviteAdministrator(site.app, { email: 'chief', isAnother: true })).rejects.toMatchObject({
    details: { code: 'email_invalid' },
  });
});
