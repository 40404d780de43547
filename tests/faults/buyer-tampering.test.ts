import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { browser, inputs, shopper } from '#src/features/shop/checkout/checkout.fixture.ts';
import { orders } from '#src/features/shop/orders/data/orders.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { healthPackages, packageCapacity, packageHospitals } from '#src/features/shop/packages/data/packages.table.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const onSale = {
  status: 'published',
  approvalNumber: 'KKLIU 1234/2026',
  approvalStartsOn: '2026-01-01',
  approvalExpiresOn: '2028-12-31',
  publishedAt: new Date('2026-01-01T00:00:00Z'),
} as const;
const change = (what: Partial<typeof healthPackages.$inferInsert>) =>
  shop.app.db.update(healthPackages).set(what).where(eq(healthPackages.id, shop.packageId));
beforeEach(async () => {
  await change(onSale);
  await shop.app.db
    .update(packageHospitals)
    .set({ monthlyCapacity: 1_000 })
    .where(eq(packageHospitals.packageId, shop.packageId));
  await shop.app.db.delete(packageCapacity);
});

async function reviewed() {
  const one = await shopper(shop);
  const id = await one.lineId();
  const seen = await one.send('/checkout', {
    'buyer.name': 'Aminah binti Yusof',
    'buyer.email': 'aminah@example.test',
    'buyer.phone': '012-345 6789',
    termsVersion: 'yes',
    intent: 'review',
    [`line-${id}-name`]: 'Aminah binti Yusof',
    [`line-${id}-citizen`]: 'no',
  });
  return { one, id, typed: { ...inputs(seen.html), intent: 'place' } };
}
const ordersOf = async (ownerKey: string) => shop.app.db.select().from(orders).where(eq(orders.ownerKey, ownerKey));

describe('the checkout’s form, changed in the browser', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing', { agreedTotalSen: '0' }],
    ['one sen', { agreedTotalSen: '1' }],
    ['less tax', { agreedTotalSen: '35000' }],
    ['a negative total', { agreedTotalSen: '-37100' }],
  ])('with %s to pay makes no order, and shows the true total', async (_what, fields) => {
    const { one, typed } = await reviewed();
    const { response, html } = await one.send('/checkout', { ...typed, ...fields });
    expect([response.status, html.includes('RM371.00')]).toEqual([409, true]);
    expect(await ordersOf(one.guest!.ownerKey)).toEqual([]);
  });

  test('with prices, taxes and quantities of its own buys the cart at the server’s prices', async () => {
    const { one, id, typed } = await reviewed();
    const extra = {
      unitPriceSen: '1',
      healthpackage_price: '0.01',
      cart_quantity: '9',
      [`line-${id}-quantity`]: '9',
      serviceTaxSen: '0',
      taxPercent: '0',
      discountSen: '35000',
      totalSen: '1',
    };
    expect((await one.send('/checkout', { ...typed, ...extra })).response.status).toBe(303);
    expect(await ordersOf(one.guest!.ownerKey)).toMatchObject([
      { subtotalSen: 35_000, serviceTaxSen: 2_100, discountSen: 0, totalSen: 37_100 },
    ]);
  });

  test('with another’s cart line buys nothing of it', async () => {
    const other = await shopper(shop, { quantity: 5 });
    const { one, id, typed } = await reviewed();
    const theirs = await other.lineId();
    const swapped = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name.replace(id, theirs), value]));
    await one.send('/checkout', swapped);
    expect(await ordersOf(other.guest!.ownerKey)).toEqual([]);
    expect(
      await shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, other.guest!.ownerKey)),
    ).toMatchObject([{ quantity: 5 }]);
  });
});

describe('a package that cannot be bought', () => {
  test.each<[string, Partial<typeof healthPackages.$inferInsert>]>([
    ['never published', { status: 'draft' }],
    ['withdrawn', { status: 'withdrawn' }],
    ['not on sale before next year', { publishedAt: new Date('2027-01-01T00:00:00Z') }],
    ['without an approval', { approvalNumber: null, approvalStartsOn: null, approvalExpiresOn: null, status: 'draft' }],
    ['whose approval ended yesterday', { approvalExpiresOn: '2026-11-22' }],
    ['whose approval begins tomorrow', { approvalStartsOn: '2026-11-24' }],
  ])('because it is %s is neither ordered, nor put into a cart, nor bought from one', async (_why, what) => {
    const { one, typed } = await reviewed();
    await change(what);
    expect((await shop.order()).status).toBe(404);
    const guest = await shop.newGuest();
    expect(
      (
        await shop.api(
          'POST',
          'healthpackages/addtocart',
          { healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 1 },
          guest.headers,
        )
      ).status,
    ).toBe(404);
    const placed = await one.send('/checkout', typed);
    expect([303, 404, 409]).toContain(placed.response.status);
    expect(await ordersOf(one.guest!.ownerKey)).toEqual([]);
    expect((await one.open('/cart')).html).not.toContain('href="/checkout"');
  });

  test('because its last place went meanwhile is refused with the reason, and nothing of the form is lost', async () => {
    const { one, typed } = await reviewed();
    await shop.app.db
      .insert(packageCapacity)
      .values({ packageId: shop.packageId, hospitalId: shop.hospitalId, month: '2026-11-01', capacity: 1, used: 1 });
    const { response, html } = await one.send('/checkout', typed);
    expect([response.status, html.includes('aminah@example.test')]).toEqual([409, true]);
    expect(html).toContain('All places at this hospital are taken this month. Choose fewer, or another hospital.');
    expect(await ordersOf(one.guest!.ownerKey)).toEqual([]);
  });
});

test('another’s order is not seen, paid for, cancelled, sent again or bought again', async () => {
  const { id, guest } = await shop.order();
  const patient = browser(shop, (await signedInPatient(shop.app, 'Somebody Else')).cookie);
  const path = `/my-purchases/${id}`;
  expect((await patient.open(path)).response.status).toBe(404);
  await patient.open('/my-purchases');
  for (const intent of ['cancel', 'resend', 'reorder'])
    expect((await patient.send(path, { intent })).response.status).toBe(404);
  for (const token of ['', id, 'ebd4cc3d.AAAA', `${id}.${guest.token}`]) {
    const query = `?order=${encodeURIComponent(token)}`;
    expect((await patient.open(`/checkout/result${query}`)).html).not.toMatch(/Aminah|Heart check for tests/);
    expect((await patient.open(`/checkout/pay${query}`)).response.headers.get('location')).toBe('/checkout/result');
    expect((await patient.open(`/checkout/document${query}&number=R2026-000001`)).response.status).toBe(404);
    expect((await patient.send(`/checkout/result${query}`, { intent: 'cancel' })).response.status).toBe(404);
  }
  expect(await shop.stateOf(id)).toBe('pending');
});

test('the way back from the gateway works without any cookie of ours, as a form that another site sends: the order is found by the signed answer', async () => {
  const { link, id } = await shop.order();
  const fields = await shop.pay(link);
  const response = await shop.request('/payment/return', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      origin: 'https://pay.fiuu.com',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
  });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
  const location = response.headers.get('location')!;
  expect(location).toMatch(/^\/checkout\/result\?order=/);
  const { html } = await browser(shop, '').open(location);
  expect(html).toContain(id);
  expect(html).toContain('Thank you, your order is paid');
});
