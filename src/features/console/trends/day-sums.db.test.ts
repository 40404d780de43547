/** What is kept of each day gives the same figures as counting all rows, also right after a change. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { insertManyOrders } from '#src/features/shop/orders/many-orders.fixture.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { ledgerDays, reconcile, saleDays, viewSales } from '#src/features/shop/reconciliation/reconciliation.server.ts';
import { storeDayFigures } from '#src/platform/day-figures/day-figures.server.ts';
import type { TrendName } from './trends.rules.ts';
import { viewTrends } from './trend-figures.server.ts';
import { trendSources } from './trend-sources.server.ts';

let shop: Shop;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let chief: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  clinic = await insertClinic(shop.app);
  chief = await signedInStaff(shop.app, [{ role: 'administrator', hospitalId: null }]);
  while ((await keepAll()) > 0);
}, 120_000);
afterAll(() => shop.close());

const keepAll = () => storeDayFigures(shop.app, [...trendSources(), saleDays, ledgerDays]);
const storedRows = async (figure: string) =>
  Number((await shop.app.pool.query('select count(*) from day_figures where figure = $1', [figure])).rows[0].count);
const marks = async () => Number((await shop.app.pool.query('select count(*) from changed_days')).rows[0].count);

/** The figure of the week that begins on that day, at the clinic's hospital. */
async function week(name: TrendName, start: string, hospitalId: number | null = clinic.selangor) {
  const [figure] = await viewTrends(shop.app, chief.actor, { by: 'week', hospitalId, only: [name] });
  return figure!.rows.find((row) => row.start === start)!.values;
}

let made = 0;
const appointment = (status: string, madeAt: string, startsAt: string) =>
  shop.app.db.execute(sql`
    insert into appointments (id, reference, doctor_id, hospital_id, mode, seat, during, starts_at, ends_at, status, holder_hash, created_at)
    values (gen_random_uuid(), ${`AKEPT${(made += 1)}`}, ${clinic.doctorId}, ${clinic.selangor}, 'in_person', ${made},
      tstzrange(${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes'), ${startsAt}, ${startsAt}::timestamptz + interval '20 minutes',
      ${status}, 'nobody', ${madeAt})`);

test('bookings, lead times and visits stay right while the sums of their days are kept, changed and kept again', async () => {
  await appointment('completed', '2026-11-10T10:00:00+08:00', '2026-11-11T10:00:00+08:00');
  await appointment('completed', '2026-11-10T10:00:00+08:00', '2026-11-12T22:00:00+08:00');
  await appointment('confirmed', '2026-11-10T10:00:00+08:00', '2026-11-30T10:00:00+08:00');
  expect(await week('bookings', '2026-11-09')).toEqual([3, 0]);
  expect(await marks()).toBeGreaterThan(0);
  await keepAll();
  expect(await marks()).toBe(0);
  expect(await storedRows('bookings')).toBeGreaterThan(0);
  expect(await week('bookings', '2026-11-09')).toEqual([3, 0]);
  expect(await week('lead_time', '2026-11-09')).toEqual([2.5]);
  expect(await week('no_shows', '2026-11-09')).toEqual([2, 0, 0]);
  // A cancellation and a visit that nobody came to change days that were summed before.
  await shop.app.pool.query("update appointments set status = 'cancelled' where reference = 'AKEPT3'");
  await shop.app.pool.query("update appointments set status = 'no_show' where reference = 'AKEPT2'");
  expect(await week('bookings', '2026-11-09')).toEqual([3, 1]);
  expect(await week('lead_time', '2026-11-09')).toEqual([1.8]);
  expect(await week('no_shows', '2026-11-09')).toEqual([2, 1, 50]);
  await keepAll();
  expect(await week('bookings', '2026-11-09')).toEqual([3, 1]);
  await shop.app.pool.query("delete from appointments where reference = 'AKEPT1'");
  expect(await week('bookings', '2026-11-09')).toEqual([2, 1]);
});

test('who joined a waiting list is counted by day; only a booking, a deletion or another hospital changes a kept day', async () => {
  const join = (name: string) =>
    shop.app.pool.query(
      `insert into waiting_list_entries (id, reference, doctor_id, hospital_id, day, status, holder_hash, patient_name, phone, phone_hash, email, visit, payer, language, consent_version, queued_at, created_at, updated_at)
        values (gen_random_uuid(), $1, $2, $3, '2026-11-20', 'waiting', 'nobody', '', '', $1, '', 'new', 'self_pay', 'en', 'v1', $4, $4, $4)`,
      [name, clinic.doctorId, clinic.selangor, '2026-11-10T23:30:00+08:00'],
    );
  const become = (name: string, status: string) =>
    shop.app.pool.query('update waiting_list_entries set status = $2 where reference = $1', [name, status]);
  const joined = () => week('waiting_list', '2026-11-09');
  for (const name of ['WKEPT1', 'WKEPT2', 'WKEPT3']) await join(name);
  expect(await joined()).toEqual([3, 0]);
  await keepAll();
  expect([await marks(), await storedRows('waiting')]).toEqual([0, 2]);
  expect(await joined()).toEqual([3, 0]);
  await become('WKEPT1', 'offered');
  await become('WKEPT2', 'left');
  expect(await marks()).toBe(0);
  await become('WKEPT1', 'booked');
  expect(await joined()).toEqual([3, 1]);
  await keepAll();
  expect(await joined()).toEqual([3, 1]);
  await shop.app.pool.query("delete from waiting_list_entries where reference like 'WKEPT_' and status <> 'booked'");
  // Two entries of one day leave one mark.
  expect(await marks()).toBe(1);
  expect(await joined()).toEqual([1, 1]);
  expect(await week('waiting_list', '2026-11-09', null)).toEqual([1, 1]);
});

test('an enquiry is late by the clock alone, without a change', async () => {
  const sentAt = '2026-11-16T10:00:00+08:00';
  await shop.app.db.execute(sql`
    insert into form_submissions (id, kind, reference, state, hospital_id, owner_key, language, "values", consent_version, sent_at, changed_at, delete_after)
    values ('00000000-0000-4000-8000-0000000000ff', 'enquiry', 'CKEPT1', 'received', ${clinic.selangor}, 'guest:kept', 'en', '', 'v1', ${sentAt}, ${sentAt}, ${sentAt}::timestamptz + interval '6 years')`);
  await keepAll();
  expect((await week('enquiries', '2026-11-16')).slice(0, 2)).toEqual([1, 0]);
  shop.clock.advance(30 * 24 * 3_600_000);
  await keepAll();
  expect(await week('enquiries', '2026-11-16')).toEqual([1, 0, 1]);
  await shop.app.db.execute(sql`insert into form_history (submission_id, at, to_state, by)
    values ('00000000-0000-4000-8000-0000000000ff', ${'2026-11-17T10:00:00+08:00'}, 'closed', 'staff')`);
  expect(await week('enquiries', '2026-11-16')).toEqual([1, 1, 0]);
});

test('sales and the ledger of a day follow its orders and payments', async () => {
  const placedAt = new Date('2026-01-15T10:00:00+08:00');
  await insertManyOrders(shop.app, {
    totalSen: 10_000,
    placedAt,
    expiresAt: new Date(placedAt.getTime() + 3_600_000),
    hospitalId: shop.hospitalId,
    letter: 'K',
    count: 30,
    kind: 'paid',
  });
  const span = { from: '2026-01-15', until: '2026-01-15' };
  const seen = async () => {
    const ledger = await reconcile(shop.app, chief.actor, { span, page: 2, refusedPage: 1 });
    const sales = await viewSales(shop.app, chief.actor, span);
    return {
      lines: ledger.lines,
      open: ledger.open,
      paidSen: ledger.paidSen,
      onPage2: ledger.rows.length,
      days: sales.days,
    };
  };
  const expected = {
    lines: 30,
    open: 0,
    paidSen: 300_000,
    onPage2: 10,
    days: [{ label: '2026-01-15', sen: 300_000, itemCount: 30 }],
  };
  expect(await seen()).toEqual(expected);
  await keepAll();
  expect(await seen()).toEqual(expected);
  await shop.app.pool.query(
    "update payments set amount_sen = 9000 where order_id = (select min(id) from orders where id like 'MK%')",
  );
  expect(await seen()).toMatchObject({ open: 1, paidSen: 299_000 });
  await keepAll();
  expect(await seen()).toMatchObject({ open: 1, paidSen: 299_000, onPage2: 10 });
});
