import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { insertBookedAppointment } from '#src/features/appointments/appointments/booked-appointment.fixture.ts';
import { openTestSite, openUnopenedSite, type TestSite } from '#tests/support/test-site.ts';

const path = '/staff/set-up';
const send = (site: TestSite, who: SignedIn, fields: Record<string, string>) => sendForm(site, path, who, fields);

describe('before an administrator opens the site', () => {
  let site: TestSite;
  let chief: SignedIn;
  beforeAll(async () => {
    site = await openUnopenedSite();
    chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  });
  afterAll(() => site.close());

  test.each([
    ['/', 'We&#x27;re opening soon', 'en-MY'],
    ['/ms/doctor', 'Kami akan dibuka tidak lama lagi', 'ms-MY'],
    ['/zh/no-such-page', '即将开放', 'zh-Hans-MY'],
  ])('visitors of %s see the holding page, which no cache and no search engine keeps', async (page, title, tag) => {
    const answer = await site.request(page);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(headingOf(html)).toBe(title);
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain('href="tel:999"');
    expect(html).not.toContain('<script');
  });

  test('robots, maps and calls are told to come later; the site stays healthy and staff sign in', async () => {
    for (const file of ['/robots.txt', '/sitemap.xml', '/feeds/news.xml'])
      expect((await site.request(file)).status, file).toBe(503);
    const call = await site.api('GET', 'doctors/listing');
    expect([call.status, call.body]).toEqual([
      503,
      { status: false, message: 'The site is not open yet. Please try again later.' },
    ]);
    expect((await site.api('POST', 'auth/login', { email: 'a@example.test', password: 'x' })).status).toBe(503);
    for (const open of ['/health/ready', '/health/live', '/staff/sign-in', '/ms/staff/sign-in', '/forgot-password'])
      expect((await site.request(open, { headers: { 'sec-fetch-dest': 'document' } })).status, open).toBe(200);
    // No more than the name of the path: a patient's page is not let through.
    for (const closed of ['/staffing', '/login', '/profile', '/forgot-password-not'])
      expect((await site.request(closed)).status, closed).toBe(503);
  });

  test('staff who are signed in look at the site, and leave nothing of it to visitors', async () => {
    const look = await site.request('/our-hospitals', { headers: { cookie: chief.cookie } });
    expect(look.status).toBe(200);
    expect(look.headers.get('cache-control')).toBe('no-store');
    expect((await site.request('/our-hospitals')).status).toBe(503);
    const patient = await signedInPatient(site.app);
    expect((await site.request('/our-hospitals', { headers: { cookie: patient.cookie } })).status).toBe(503);
    // Nor where cached pages are answered before anything else is asked.
    const { port, close } = await site.listen();
    const page = `http://127.0.0.1:${port}/our-hospitals`;
    for (let times = 0; times < 2; times += 1)
      expect((await fetch(page, { headers: { cookie: chief.cookie } })).status).toBe(200);
    expect((await fetch(page)).status).toBe(503);
    await close();
  });

  test('the set-up is for administrators of the whole group', async () => {
    for (const role of ['editor', 'front_desk'] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      expect((await openConsole(site, path, who)).status).toBe(403);
      for (const intent of ['load-sample', 'remove-sample', 'open', 'close', 'test'])
        expect((await send(site, who, { intent, part: 'mail' })).status, intent).toBe(403);
    }
    const { rows } = await site.app.db.execute(sql`select from hospitals`);
    expect(rows).toEqual([]);
  });

  test('it says what is missing, and refuses to open the site', async () => {
    const html = await (await openConsole(site, path, chief)).text();
    for (const words of [
      'Enter the group&#x27;s name.',
      'Publish a hospital.',
      'Publish a doctor.',
      'Publish the terms.',
    ])
      expect(html).toContain(words);
    const refused = await send(site, chief, { intent: 'open' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Something required is still missing');
    expect((await site.request('/')).status).toBe(503);
    expect((await site.request('/.well-known/security.txt')).status, 'without an address to report to').toBe(404);
  });

  test('a test mail and a test SMS leave at once; a number that gets no SMS is refused', async () => {
    const { rows } = await site.app.db.execute<{ email: string }>(
      sql`select email from accounts where id = ${chief.accountId}`,
    );
    expect((await send(site, chief, { intent: 'test', part: 'mail' })).headers.get('location')).toBe(
      `${path}?done=test`,
    );
    expect((await site.outbox(rows[0]!.email))[0]!.subject).toBe('Test from Hospital Group');
    await send(site, chief, { intent: 'test', part: 'sms', phone: '012-345 6789' });
    expect((await site.outbox('+60123456789'))[0]!.text).toBe(
      'Hospital Group: this is a test. Messages from your site arrive.',
    );
    const refused = await send(site, chief, { intent: 'test', part: 'sms', phone: '03-2610 1000' });
    expect(refused.status).toBe(422);
    expect((await send(site, chief, { intent: 'test', part: 'gateway' })).status).toBe(302);
    expect((await send(site, chief, { intent: 'test', part: 'printer' })).status).toBe(409);
  });

  /** The work goes on where it takes longer than a request. */
  const untilWritten = (action: string) =>
    expect
      .poll(async () => (await site.app.db.execute(sql`select from audit_log where action = ${action}`)).rows, {
        timeout: 60_000,
      })
      .toHaveLength(1);

  test('the sample is loaded unseen, opened, closed, and removed with everything of it', async () => {
    const own = await site.app.db.execute(sql`select count(*)::int as count from accounts`);
    expect((await send(site, chief, { intent: 'load-sample' })).status).toBe(302);
    await untilWritten('sample_loaded');
    expect((await site.request('/our-hospitals')).status).toBe(503);
    expect((await send(site, chief, { intent: 'load-sample' })).status).toBe(409);

    expect((await send(site, chief, { intent: 'open' })).headers.get('location')).toBe(`${path}?done=open`);
    await expect.poll(async () => (await site.request('/our-hospitals')).status).toBe(200);
    expect(await (await site.request('/our-hospitals')).text()).toContain('Melur Ipoh');
    await send(site, chief, { intent: 'close' });
    await expect.poll(async () => (await site.request('/our-hospitals')).status).toBe(503);

    expect((await send(site, chief, { intent: 'remove-sample' })).status).toBe(302);
    await untilWritten('sample_removed');
    for (const table of ['hospitals', 'doctors', 'weekly_sessions', 'content_entries', 'keywords', 'search_documents'])
      expect((await site.app.db.execute(sql`select from ${sql.identifier(table)} limit 1`)).rows, table).toEqual([]);
    expect((await site.app.db.execute(sql`select count(*)::int as count from accounts`)).rows).toEqual(own.rows);
    const brand = await site.app.db.execute<{ name: string }>(
      sql`select value ->> 'groupName' as name from settings where key = 'brand'`,
    );
    expect(brand.rows[0]!.name).toBe('Hospital Group');
    // Reference data is nobody's sample.
    expect((await site.app.db.execute(sql`select from public_holidays limit 1`)).rows).toHaveLength(1);
    const { rows } = await site.app.db.execute<{ action: string }>(
      sql`select action from audit_log where account_id = ${chief.accountId} and subject_kind = 'setting' order by id`,
    );
    expect(rows.map(({ action }) => action).filter((action) => action !== 'carrier_tested')).toEqual([
      'sample_loaded',
      'site_opened',
      'site_closed',
      'sample_removed',
    ]);
    expect((await send(site, chief, { intent: 'remove-sample' })).status).toBe(409);
  }, 240_000);
});

test('in production the sample comes without its accounts, whose passwords are published, and must go before the opening', async () => {
  const site = await openUnopenedSite({ isProduction: true, hasSimulators: false });
  await site.app.sampleData.load();
  expect((await site.app.db.execute(sql`select from hospitals`)).rows).toHaveLength(29);
  for (const table of ['accounts', 'identity_users', 'staff_members', 'orders', 'appointments'])
    expect((await site.app.db.execute(sql`select from ${sql.identifier(table)}`)).rows, table).toEqual([]);
  expect((await site.request('/our-hospitals')).status).toBe(503);
  await site.close();
}, 120_000);

describe('on the sample', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test('the site is open, as it is shown on one’s own machine', async () => {
    expect((await site.request('/')).status).toBe(200);
  });

  test('a real booking keeps the sample from being removed, and says why', async () => {
    const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    await insertBookedAppointment(site.app, {
      doctorId: 1,
      hospitalId: 1,
      startsAt: new Date('2026-12-07T10:00:00+08:00'),
      name: 'Aminah binti Yusof',
    });
    const refused = await send(site, chief, { intent: 'remove-sample' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('real records refer to it: appointments (1)');
    expect((await site.app.db.execute(sql`select from hospitals`)).rows).toHaveLength(29);
  }, 120_000);

  test('an administrator of the sample does not remove the own account', async () => {
    const chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
    await site.app.db.execute(sql`insert into sample_rows (table_name, row_key)
      values ('accounts', jsonb_build_object('id', ${chief.accountId}::text))`);
    const refused = await send(site, chief, { intent: 'remove-sample' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Your own account belongs to the sample');
  });
});
