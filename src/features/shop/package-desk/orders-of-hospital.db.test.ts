/**
 * The lists of one hospital's orders and refunds, which are read from what their lines and refunds keep of the order.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { insertManyOrders } from '#src/features/shop/orders/many-orders.fixture.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';
import { searchOrders } from './data/orders-admin.store.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { expireOrders } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { payments, refunds } from '#src/features/shop/payments/data/payments.table.ts';

let shop: Shop;
/** Three hospitals with nothing but what these tests sell. */
let places: number[];
const deskAt = (...ids: (number | null)[]) =>
  signedInStaff(
    shop.app,
    ids.map((hospitalId) => ({ role: 'package_desk' as const, hospitalId })),
  );
const textOf = async (path: string, who: SignedIn) =>
  (await (await openConsole(shop, path, who)).text()).replaceAll('<!-- -->', '');
const idsOn = async (path: string, who: SignedIn) => [
  ...new Set(
    [...(await textOf(path, who)).matchAll(/\/staff\/orders\/(M[A-Z]\d{8})"/g)].map(([, id]) =>
      id!.slice(1).replace(/^(.)0+/, '$1'),
    ),
  ),
];
const from = (letter: string, first: number, last: number) =>
  Array.from(
    { length: Math.abs(last - first) + 1 },
    (_, index) => `${letter}${first + Math.sign(last - first) * index}`,
  );

beforeAll(async () => {
  shop = await openShop();
  const rows = await shop.app.db.select({ id: hospitals.id }).from(hospitals).orderBy(hospitals.id);
  places = rows
    .map(({ id }) => id)
    .filter((id) => id !== shop.hospitalId)
    .slice(0, 3);
  const placedAt = shop.clock.now();
  const many = { totalSen: 10_000, expiresAt: new Date(placedAt.getTime() + 3_600_000), hospitalId: places[0]! };
  await insertManyOrders(shop.app, { ...many, placedAt, letter: 'H', count: 45, kind: 'paid' });
  const later = { placedAt: new Date(placedAt.getTime() + 60_000), totalSen: 20_000 };
  await insertManyOrders(shop.app, { ...many, ...later, letter: 'I', count: 3, kind: 'unpaid' });
  await insertManyOrders(shop.app, { ...many, placedAt, hospitalId: places[1]!, letter: 'J', count: 2, kind: 'paid' });
  // One order with two lines more: one at the same hospital, one at another.
  const [line] = await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, 'MH00000045'));
  await shop.app.db.insert(orderLines).values([
    { ...line!, id: shop.app.random.uuid(), position: 1 },
    { ...line!, id: shop.app.random.uuid(), position: 2, hospitalId: places[2]! },
  ]);
});
afterAll(() => shop.close());

test('a hospital has its orders once each, the newest first, to the last page, in every order and as a file', async () => {
  const desk = await deskAt(places[0]!);
  expect(await textOf('/staff/orders', desk)).toContain('48 entries');
  expect(await idsOn('/staff/orders', desk)).toEqual([...from('I', 3, 1), ...from('H', 45, 29)]);
  expect(await idsOn('/staff/orders?page=3', desk)).toEqual(from('H', 8, 1));
  expect(await idsOn('/staff/orders?sort=placed', desk)).toEqual(from('H', 1, 20));
  expect(await idsOn('/staff/orders?sort=-total', desk)).toEqual([...from('I', 3, 1), ...from('H', 45, 29)]);
  // 'pending' before 'paid': the last page has the oldest paid ones.
  expect(await idsOn('/staff/orders?sort=-state', desk)).toEqual([...from('I', 3, 1), ...from('H', 45, 29)]);
  expect(await idsOn('/staff/orders?sort=state&page=3', desk)).toEqual([...from('H', 41, 45), ...from('I', 1, 3)]);
  const file = await textOf('/staff/orders/csv', desk);
  expect(file.match(/^M[HI]\d{8},/gm)).toHaveLength(48);
  // Whoever sees all narrows by the hospital, and whoever has two sees the orders of both.
  expect(await textOf(`/staff/orders?hospital=${places[0]}&q=MH`, await deskAt(null))).toContain('45 entries');
  expect(await textOf('/staff/orders', await deskAt(places[0]!, places[1]!))).toContain('50 entries');
  expect(await idsOn('/staff/orders', await deskAt(places[2]!))).toEqual(['H45']);
});

test.each(['placed', 'total', 'state'] as const)(
  'read in batches by %s no order is left out or repeated',
  async (sort) => {
    const found: string[] = [];
    for (let rows = 1; rows > 0;) {
      const search = { scope: [places[0]!], sort, isDescending: true };
      const batch = await searchOrders(shop.app.db, search, { limit: 7, after: found.at(-1) });
      found.push(...batch.map(({ id }) => id));
      rows = batch.length;
    }
    expect(found).toHaveLength(48);
    expect(new Set(found).size).toBe(48);
  },
);

test('a state is found as soon as the order has it', async () => {
  const desk = await deskAt(places[0]!);
  expect(await textOf('/staff/orders?state=pending', desk)).toContain('3 entries');
  shop.clock.advance(2 * 3_600_000);
  expect(await expireOrders(shop.app)).toBe(3);
  const again = await deskAt(places[0]!);
  expect(await textOf('/staff/orders?state=pending', again)).toContain('Nothing found');
  expect(await idsOn('/staff/orders?state=expired', again)).toEqual(from('I', 3, 1));
  // Nothing that a line keeps of its order differs from it.
  const { rows } = await shop.app.db.execute<{ lines: number; differing: number }>(sql`
    select count(*)::int as lines,
      count(*) filter (where (l.placed_at, l.order_state, l.order_total_sen) is distinct from (o.placed_at, o.state, o.total_sen))::int as differing
    from order_lines l join orders o on o.id = l.order_id`);
  expect(rows[0]!.lines).toBeGreaterThan(51);
  expect(rows[0]!.differing).toBe(0);
  await shop.app.db.update(orders).set({ subtotalSen: 1, totalSen: 1 }).where(eq(orders.id, 'MH00000007'));
  expect((await idsOn('/staff/orders?sort=total', again))[0]).toBe('H7');
});

test('a refund is of the hospital that all lines of its order have; one of several waits for staff of them all', async () => {
  const refund = async (orderId: string) => {
    const [payment] = await shop.app.db.select().from(payments).where(eq(payments.orderId, orderId));
    const at = shop.clock.now();
    const [row] = await shop.app.db
      .insert(refunds)
      .values({
        id: shop.app.random.uuid(),
        reference: `R${orderId}`,
        orderId,
        paymentId: payment!.id,
        amountSen: 100,
        reason: 'goodwill',
        state: 'declined',
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    return row!.hospitalId;
  };
  // The third has, besides its package, a membership, which is the whole group's.
  const [line] = await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, 'MH00000002'));
  await shop.app.db.insert(orderLines).values({
    ...line!,
    id: shop.app.random.uuid(),
    position: 1,
    kind: 'membership',
    packageId: null,
    hospitalId: null,
  });
  expect(await refund('MH00000001')).toBe(places[0]);
  expect(await refund('MH00000045')).toBe(null);
  expect(await refund('MH00000002')).toBe(null);
  const seen = async (...ids: (number | null)[]) => (await idsOn('/staff/refunds', await deskAt(...ids))).toSorted();
  expect(await seen(places[0]!)).toEqual(['H1']);
  expect(await seen(places[2]!)).toEqual([]);
  expect(await seen(places[0]!, places[1]!)).toEqual(['H1']);
  expect(await seen(places[0]!, places[2]!)).toEqual(['H1', 'H45']);
  expect(await seen(null)).toEqual(['H1', 'H2', 'H45']);
});
