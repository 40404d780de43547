/** Every console page that shows data of a patient records the access: who read the record of whom. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { redeemVoucher } from '#src/features/shop/package-desk/redeem-voucher.server.ts';
import { askForRefund } from '#src/features/shop/refunds/refunds-admin.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { staffRoles } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { planted, plantWaiting, privatePaths } from './planted-data.ts';

let site: TestSite;
let desks: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  await plantWaiting(site.app);
  desks = await signedInStaff(
    site.app,
    staffRoles.map((role) => ({ role, hospitalId: null })),
  );
});
afterAll(() => site.close());

/**
 * A member of staff sees her as an account, not as a patient: names and mail addresses of the audit log and of the
 * staff list.
 */
const aboutAccounts = /^\/staff\/(?:audit|people)/;

async function valuesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  return (await site.app.db.execute<{ value: string }>(query)).rows.map(({ value }) => value);
}

/** What staff type to find her: lists show nobody, or the day alone, before. */
async function searches(): Promise<string[]> {
  const [voucher] = await valuesOf(sql`select v.code as value from vouchers v join orders o on o.id = v.order_id
    where o.owner_key = ${`patient:${sampleAccounts.patient}`} limit 1`);
  const [member] = await valuesOf(
    sql`select number as value from memberships where account_id = ${sampleAccounts.patient}`,
  );
  const days =
    await valuesOf(sql`select distinct to_char(starts_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD') as value
    from appointments where holder_hash = ${`patient:${sampleAccounts.patient}`}`);
  return [
    ...[
      '/staff/appointments',
      '/staff/appointments/csv',
      '/staff/search',
      '/staff/orders',
      '/staff/orders/csv',
    ].flatMap((path) =>
      ['ASAMPLE001', 'MSAMPLE001', 'GSAMPLE001', '0123450001', 'patient@example.test'].map((q) => `${path}?q=${q}`),
    ),
    ...['/staff/appointments', '/staff/appointments/csv'].flatMap((path) => days.map((day) => `${path}?day=${day}`)),
    ...['/staff/waiting-list', '/staff/waiting-list/csv'].map((path) => `${path}?day=2026-11-27`),
    `/staff/vouchers?code=${voucher}`,
    `/staff/members?number=${member}`,
  ];
}

const looksAtHer = async () =>
  Number(
    (
      await valuesOf(sql`select count(*) as value from audit_log where action = 'look'
        and account_id = ${desks.accountId} and patient_id = ${sampleAccounts.patient}`)
    )[0],
  );

test('each page and each file of the console that shows something of hers names her in the audit log', async () => {
  const cardId = (await valuesOf(sql`select id as value from medical_cards limit 1`))[0]!;
  const paths = [
    ...privatePaths(cardId)
      .filter(({ access, path }) => access === 'staff' && !path.includes('sign-out'))
      .map(({ path }) => path),
    ...(await searches()),
  ].filter((path) => !aboutAccounts.test(path));
  const showing: string[] = [];
  const unseen: string[] = [];
  for (const path of paths) {
    const before = await looksAtHer();
    const answer = await openConsole(site, path, desks);
    const text = await answer.text();
    // A search field says again what was typed.
    if (!planted.some((words) => text.includes(words) && !path.includes(words))) continue;
    showing.push(path);
    if ((await looksAtHer()) === before) unseen.push(path);
  }
  expect(unseen).toEqual([]);
  const kinds = new Set(showing.map((path) => path.replace(/[?].*|[/](?:csv|[A-Z]+SAMPLE\d+|C4ACE7GHJ9).*/g, '')));
  expect([...kinds].toSorted(), 'these show her').toEqual([
    '/staff/appointments',
    '/staff/enquiries',
    '/staff/guarantee-letters',
    '/staff/new-times',
    '/staff/orders',
    '/staff/search',
    '/staff/vouchers',
    '/staff/waiting-list',
  ]);
});

test('what a desk does to a voucher or with her money names her too', async () => {
  await site.app.db.execute(
    sql`update vouchers set state = 'valid', valid_until = '2027-11-22',
    redeemed_at = null, redeemed_by = null, redeemed_hospital_id = null where code = 'VSAMPLE001'`,
  );
  await redeemVoucher(site.app, desks.actor, 'VSAMPLE001');
  await askForRefund(site.app, desks.actor, {
    orderId: 'MSAMPLE001',
    amount: '1.00',
    reason: 'goodwill',
    note: 'Sorry',
  });
  const of = (action: string) =>
    valuesOf(sql`select patient_id::text as value from audit_log where action = ${action}`);
  expect(await of('voucher_redeemed')).toEqual([sampleAccounts.patient]);
  expect(await of('refund_asked')).toEqual([sampleAccounts.patient]);
});
