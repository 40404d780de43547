import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { paymentMessages } from '#src/features/shop/payments/data/payments.table.ts';
import { insertManyOrders } from '#src/features/shop/orders/many-orders.fixture.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

const hourMs = 3_600_000;

let shop: Shop;
let desk: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  desk = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: null }]);
});
afterAll(() => shop.close());

const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
const page = async (path: string) => textOf(await openConsole(shop, path, desk));
const linesOf = async (path: string) =>
  (await (await openConsole(shop, path, desk)).text()).trim().split('\r\n').slice(1);
const today = '?from=2026-11-23&until=2026-11-23';

describe('with a few orders', () => {
  test('payments and orders are compared to the sen; a second payment stands out', async () => {
    const { id, link } = await shop.order();
    await shop.pay(link);
    expect(await page('/staff/reconciliation')).toContain('Everything matches');
    await shop.pay(link);
    expect(await page('/staff/reconciliation')).toMatch(/1 to check[^]*Overpaid, to be refunded/);
    expect((await linesOf('/staff/reconciliation/csv')).filter((line) => line.startsWith(id))).toHaveLength(2);
    const bound = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: shop.hospitalId }]);
    expect((await openConsole(shop, '/staff/reconciliation', bound)).status).toBe(403);
    expect((await openConsole(shop, '/staff/reconciliation/csv', bound)).status).toBe(403);
  });

  test('sales are drawn and listed by day, package and hospital', async () => {
    const { link } = await shop.order({
      items: [{ healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 3 }],
    });
    await shop.pay(link);
    const html = await page('/staff/sales');
    expect(html).toMatch(/<svg[^>]*role="img"/);
    expect(html).toContain('RM1,400.00');
    expect(html).toContain('Heart check for tests');
    expect(await linesOf('/staff/sales/csv')).toContain('package,Heart check for tests,4,1400.00');
  });
});

describe('with 1,250 orders of RM20,000 on the day before', () => {
  const yesterday = '?from=2026-11-22&until=2026-11-22';
  beforeAll(async () => {
    // The sample's orders are dated by the day on which it was made: none of them may be of that day.
    for (const table of ['orders', 'payments'])
      await shop.app.pool.query(
        `update ${table} set paid_at = paid_at - interval '1 year' where paid_at < '2026-11-22T16:00:00Z'`,
      );
    const placedAt = new Date(shop.clock.now().getTime() - 20 * hourMs);
    const many = {
      totalSen: 2_000_000,
      placedAt,
      expiresAt: new Date(placedAt.getTime() + hourMs),
      hospitalId: shop.hospitalId,
    };
    await insertManyOrders(shop.app, { ...many, letter: 'A', count: 1_250, kind: 'paid' });
  });

  test('every payment has its order, and the sums are those of the ledger', async () => {
    const html = await page(`/staff/reconciliation${yesterday}`);
    expect(html).toContain('Everything matches');
    expect(html.split('RM25,000,000.00')).toHaveLength(3);
    expect(html).toContain('MA00001250');
    expect(html).not.toContain('MA00001230');
    const last = await page(`/staff/reconciliation${yesterday}&page=63`);
    expect(last).toMatch(/MA00000010[^]*MA00000001/);
    expect(last).toContain('RM25,000,000.00');
  });

  test('the file has a line for each, once', async () => {
    const lines = await linesOf(`/staff/reconciliation/csv${yesterday}`);
    expect(new Set(lines.map((line) => line.slice(0, 10))).size).toBe(1_250);
    expect(lines).toHaveLength(1_250);
    expect(lines[0]).toContain('MA00001250');
    expect(lines.every((line) => line.endsWith(',20000.00,20000.00,matches'))).toBe(true);
  });

  test('sales beyond what 32 bits hold are added up', async () => {
    expect(await linesOf(`/staff/sales/csv${yesterday}`)).toContain('package,Many,1250,25000000.00');
  });

  test('one order without a payment is found, and stands first', async () => {
    const placedAt = new Date(shop.clock.now().getTime() - 30 * hourMs);
    const many = { totalSen: 2_000_000, placedAt, expiresAt: placedAt, hospitalId: shop.hospitalId };
    await insertManyOrders(shop.app, { ...many, letter: 'B', count: 1, kind: 'no_payment' });
    const html = await page(`/staff/reconciliation${yesterday}`);
    expect(html).toMatch(
      /1 to check[^]*RM25,020,000\.00[^]*RM25,000,000\.00[^]*MB00000001[^]*Paid order without payment[^]*MA00001250/,
    );
    expect((await linesOf(`/staff/reconciliation/csv${yesterday}`)).at(-1)).toContain('MB00000001');
  });

  test.each(['-placed', 'placed', 'total', '-state'])(
    'the file of orders has them all, once, in the order of %s',
    async (sort) => {
      const lines = await linesOf(`/staff/orders/csv?q=MA0000&sort=${sort}`);
      expect(lines).toHaveLength(1_250);
      const ids = lines.map((line) => line.slice(0, 10));
      expect(new Set(ids).size).toBe(1_250);
      const isAscending = !sort.startsWith('-');
      expect(ids).toEqual(isAscending ? ids.toSorted() : ids.toSorted().toReversed());
    },
  );
});

test('messages that were not believed are listed in pages, by the day they came', async () => {
  await shop.app.db.insert(paymentMessages).values(
    Array.from({ length: 45 }, () => ({
      kind: 'callback' as const,
      verdict: 'forged',
      body: '',
      receivedAt: shop.clock.now(),
    })),
  );
  const forged = async (query: string) => (await page(`/staff/reconciliation${query}`)).split('>forged<').length - 1;
  expect(await forged(today)).toBe(20);
  expect(await forged(`${today}&refused=3`)).toBe(5);
  expect(await forged('?from=2026-11-20&until=2026-11-21')).toBe(0);
});
