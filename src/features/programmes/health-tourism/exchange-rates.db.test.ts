import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let desk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const pageOf = async (path: string) =>
  (await (await site.request(path)).text()).replaceAll('<!-- -->', '').replace(/<script\b[^]*?<\/script>/g, '');
const enter = (fields: Record<string, string>, who = desk) =>
  sendForm(site, '/staff/rates', who, { intent: 'publish', currency: 'SGD', day: '2026-11-23', rate: '30', ...fields });

it('costs are shown in ringgit, and on request in another money with the day of its rate', async () => {
  expect(await pageOf('/health-tourism')).not.toMatch(/about SGD/);
  const html = await pageOf('/health-tourism?currency=SGD');
  expect(html).toMatch(/Knee replacement[^]*RM26,000 to RM36,000[^]*about SGD 8,110 to SGD 11,200/);
  expect(html).toMatch(/rate of Fri 20 Nov 2026[^]*we charge in Malaysian ringgit/);
  expect(html).toContain('href="/health-tourism/knee-replacement?currency=SGD"');
  expect(await pageOf('/zh/health-tourism/knee-replacement?currency=IDR')).toMatch(/约 IDR 103,000,000/);
  expect(await pageOf('/health-tourism?currency=XXX')).not.toContain('about XXX');
});

it('a rate is checked before it is published: what visitors will see, and how far it is from the rate before', async () => {
  const check = async (rate: string) => {
    const answer = await enter({ intent: 'check', currency: 'GBP', rate });
    return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') };
  };
  const { before } = (
    await site.app.db.execute(sql`select per_100_myr as before from exchange_rates
    where currency = 'GBP' order by day desc limit 1`)
  ).rows[0] as { before: number };
  const near = await check(String(before));
  expect(near.status).toBe(200);
  expect(near.html).toContain(`Change: 0 %.`);
  expect(near.html).toMatch(/RM10,000 is shown as about GBP [\d,]+\./);
  expect(near.html).not.toContain('Check every digit');
  expect((await check(String(before / 10))).html).toContain(
    'That is more than 5 % away from the rate before. Check every digit.',
  );
  expect(await pageOf('/health-tourism?currency=GBP')).toContain('rate of Fri 20 Nov 2026');
  const { rows } = await site.app.db.execute(sql`select 1 from exchange_rates where day = '2026-11-23'`);
  expect(rows).toEqual([]);
});

it('a rate that staff publish counts at once, and is written down with the one before', async () => {
  expect((await enter({})).status).toBe(303);
  // The database notifies the page cache a moment later.
  await expect.poll(() => pageOf('/health-tourism?currency=SGD')).toMatch(/about SGD 7,800/);
  await enter({ rate: '29.5' });
  await expect.poll(() => pageOf('/health-tourism?currency=SGD')).toMatch(/rate of Mon 23 Nov 2026[^]*about SGD 7,670/);
  const entries = await site.app.db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.action, 'rate_set'));
  expect(entries.at(-1)!.detail).toEqual({ day: '2026-11-23', per100Myr: 29.5, before: 30 });
  expect(await (await openConsole(site, '/staff/rates', desk)).text()).toContain('29.5');
});

it('what was entered stands in pages, of one currency or all, and as a file', async () => {
  const read = async (path: string) => (await openConsole(site, path, desk)).text();
  for (let day = 1; day <= 21; day += 1)
    await enter({
      currency: 'JPY',
      day: `2026-10-${String(day).padStart(2, '0')}`,
      rate: `33${String(day).padStart(2, '0')}`,
    });
  expect(await read('/staff/rates?of=JPY')).toContain('3,321');
  expect(await read('/staff/rates?of=JPY')).not.toContain('3,301');
  expect(await read('/staff/rates?of=JPY&page=2')).toContain('3,301');
  const file = await read('/staff/rates/csv?of=JPY');
  expect(file).toContain('JPY,2026-10-01,3301,');
  expect(file).not.toContain('SGD');
  expect(
    (
      await openConsole(
        site,
        '/staff/rates/csv',
        await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]),
      )
    ).status,
  ).toBe(403);
});

it('a rate of tomorrow, of nothing, or in a money that is not offered is refused beside its field', async () => {
  const answer = await enter({ currency: 'XXX', day: '2026-11-24', rate: '-1' });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const field of ['currency', 'day', 'rate']) expect(html).toContain(`href="#${field}"`);
});

it('rates are for the whole group’s staff with that duty', async () => {
  const bound = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 1 }]);
  const frontDesk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  for (const who of [bound, frontDesk]) {
    expect((await openConsole(site, '/staff/rates', who)).status).toBe(403);
    expect((await enter({ rate: '1' }, who)).status).toBe(403);
  }
});

it('the call answers rates, hospitals that receive, and languages', async () => {
  const { body } = await site.api('GET', 'health_tourism');
  expect(body.data.exchange_rates).toContainEqual({ currency: 'IDR', day: '2026-11-20', per_100_myr: 395_000 });
  expect(body.data.hospitals.length).toBeGreaterThan(5);
  expect(body.data.languages).toContainEqual(expect.objectContaining({ code: 'ta', name: 'Tamil' }));
});

it('the page names hospitals that receive, and leads from a language to the doctors who speak it', async () => {
  const html = await pageOf('/health-tourism');
  expect(html).toMatch(/Hospitals that look after you[^]*href="\/melur-tun-razak"/);
  const [, code] = /href="\/doctor\?filter_lang=(ta)"/.exec(html)!;
  expect(await pageOf(`/doctor?filter_lang=${code}`)).toContain('Tamil');
  expect(html).toMatch(/Documents to bring[^]*Passport/);
});
