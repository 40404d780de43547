import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { healthPackages, packageHospitals } from '#src/features/shop/packages/data/packages.table.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { browser, inputs, shopper } from './checkout.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const typed = {
  'buyer.name': 'Aminah binti Yusof',
  'buyer.email': 'aminah@example.test',
  'buyer.phone': '012-345 6789',
  'line-single-who': 'me',
  'line-single-citizen': 'yes',
  intent: 'review',
};
const buyNow = (more = '') => `/checkout?healthpackage_id=${shop.packageId}${more}`;
const at = (id: number) => `&hospital_id=${id}`;

/** Details, review, order: the order and its lines. */
async function buy(one: ReturnType<typeof browser>, path: string, change: Record<string, string> = {}) {
  const reviewed = await one.send(path, { ...typed, ...change });
  const placed = await one.send(path, { ...inputs(reviewed.html), intent: 'place' });
  const pay = await one.open(placed.response.headers.get('location')!);
  const id = inputs(pay.html)['orderid']!;
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, id));
  const lines = await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  return { reviewed: reviewed.html, form: inputs(reviewed.html), order: order!, lines };
}

describe('one package is bought at once', () => {
  test('by a guest who never had a cart: checkout, review, order, without scripts', async () => {
    const one = browser(shop, '');
    const { html } = await one.open(buyNow(at(shop.hospitalId)));
    expect(html).toMatch(/Step 1 of 3[^]*What you are buying[^]*1 x[^]*Heart check for tests[^]*RM350\.00/);
    expect(html).toContain('href="/health-package/heart-check-for-tests"');
    const { reviewed, order, lines } = await buy(one, buyNow(at(shop.hospitalId)));
    expect(reviewed).toMatch(/For Aminah binti Yusof[^]*Pay RM350\.00/);
    expect(order).toMatchObject({ subtotalSen: 35_000, serviceTaxSen: 0, totalSen: 35_000 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ packageId: shop.packageId, hospitalId: shop.hospitalId, quantity: 1 });
  });

  test('as many as were chosen, with 6 % service tax for a person who is not a citizen', async () => {
    const path = buyNow(`${at(shop.hospitalId)}&cart_quantity=2&person=not_citizen`);
    const one = browser(shop, '');
    expect((await one.open(path)).html).toMatch(
      /name="line-single-citizen"[^>]*checked=""[^>]*value="no"|value="no"[^>]*checked=""/,
    );
    const { order, lines } = await buy(one, path, { 'line-single-citizen': 'no' });
    expect(order).toMatchObject({ subtotalSen: 70_000, serviceTaxSen: 4_200, totalSen: 74_200 });
    expect(lines.map(({ quantity, payableSen }) => [quantity, payableSen])).toEqual([[2, 74_200]]);
  });

  test('and the cart stays as it is, of the same package and of others', async () => {
    const one = await shopper(shop, { quantity: 3 });
    const cart = () => shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, one.guest!.ownerKey));
    const before = await cart();
    const { order, lines } = await buy(one, buyNow(at(shop.hospitalId)));
    expect(order.totalSen).toBe(35_000);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await cart()).toEqual(before);
    expect((await one.open('/checkout')).html).toContain('RM1,050.00');
  });

  test('once, however often the form is sent', async () => {
    const one = browser(shop, '');
    const path = buyNow(at(shop.hospitalId));
    const { form, order } = await buy(one, path, { 'buyer.email': 'once@example.test' });
    const again = await one.send(path, { ...form, intent: 'place' });
    const pay = await one.open(again.response.headers.get('location')!);
    expect(inputs(pay.html)['orderid']).toBe(order.id);
    expect(await shop.outbox('once@example.test')).toHaveLength(1);
  });

  test('by a patient, whose details are filled in', async () => {
    const patient = await signedInPatient(shop.app);
    const one = browser(shop, patient.cookie);
    const path = buyNow(at(shop.hospitalId));
    const { html } = await one.open(path);
    expect(inputs(html)).toMatchObject({ 'buyer.name': 'Aminah binti Yusof' });
    const [, who] = /name="line-single-who"[^>]*value="([^"]+)"/.exec(html)!;
    const { order, lines } = await buy(one, path, { 'line-single-who': who! });
    expect(order).toMatchObject({ ownerKey: `patient:${patient.accountId}`, totalSen: 35_000 });
    expect(lines[0]!.personId).not.toBeNull();
  });
});

describe('where it is done', () => {
  let second: number;
  beforeAll(async () => {
    const rows = await shop.app.db.select({ id: hospitals.id, town: hospitals.town }).from(hospitals);
    second = rows.find(({ town }) => town === 'Ipoh')!.id;
    await shop.app.db
      .insert(packageHospitals)
      .values({ packageId: shop.packageId, hospitalId: second, monthlyCapacity: 10 });
  });

  test('is asked where the package has several hospitals and none was chosen', async () => {
    const one = browser(shop, '');
    const { html } = await one.open(buyNow());
    expect(html).toMatch(/<select[^>]*name="hospital_id"/);
    const refused = await one.send(buyNow(), typed);
    expect(refused.response.status).toBe(422);
    expect(refused.html).toMatch(/href="#hospital_id"[^>]*>Choose a hospital/);
    const { reviewed, lines } = await buy(one, buyNow(), { hospital_id: String(second) });
    expect(reviewed).toContain('Melur Ipoh Specialist Hospital');
    expect(lines[0]).toMatchObject({ hospitalId: second, hospitalName: 'Melur Ipoh Specialist Hospital' });
  });

  test('is proposed near the visitor’s town', async () => {
    const { html } = await browser(shop, 'town=ipoh').open(buyNow());
    expect(html).toMatch(new RegExp(`<option value="${second}" selected=""`));
  });

  test('is never a hospital that does not offer it', async () => {
    const one = browser(shop, '');
    const path = buyNow(at(999_999));
    for (const hospital_id of ['', '999999', 'x']) {
      const answer = await one.send(path, { ...typed, hospital_id });
      expect([answer.response.status, answer.html.includes('Choose a hospital')]).toEqual([422, true]);
      const placed = await one.send(path, { ...typed, hospital_id, termsVersion: '2026-11-01', intent: 'place' });
      expect(placed.response.status).toBe(422);
    }
  });
});

describe('what cannot be bought', () => {
  test('an address that cannot be read buys nothing, and never the cart', async () => {
    const one = await shopper(shop);
    // The cart's form, whose token a stale tab would send.
    await one.open('/checkout');
    for (const path of [
      '/checkout?healthpackage_id=',
      '/checkout?healthpackage_id=abc',
      '/checkout?healthpackage_id=999999',
      buyNow('&cart_quantity=99'),
    ]) {
      expect((await one.open(path)).html, path).toContain('There is nothing to pay for yet');
      const sent = await one.send(path, typed);
      expect([sent.response.status, sent.response.headers.get('location')]).toEqual([303, path]);
    }
  });

  test('a package that is not on sale', async () => {
    const status = (to: 'withdrawn' | 'published') =>
      shop.app.db.update(healthPackages).set({ status: to }).where(eq(healthPackages.id, shop.packageId));
    await status('withdrawn');
    const { html } = await browser(shop, '').open(buyNow(at(shop.hospitalId)));
    await status('published');
    expect(html).toContain('There is nothing to pay for yet');
  });

  test('a price that changed is shown again before it counts', async () => {
    const one = browser(shop, '');
    const path = buyNow(at(shop.hospitalId));
    const reviewed = await one.send(path, typed);
    const price = (priceSen: number) =>
      shop.app.db.update(healthPackages).set({ priceSen }).where(eq(healthPackages.id, shop.packageId));
    await price(36_000);
    const changed = await one.send(path, { ...inputs(reviewed.html), intent: 'place' });
    await price(35_000);
    expect([changed.response.status, changed.html.includes('RM360.00')]).toEqual([409, true]);
  });
});

test('the package’s page and card lead there: in the page’s form by its second address, in the card by a link', async () => {
  const read = async (path: string) => (await (await shop.request(path)).text()).replaceAll('&amp;', '&');
  const all = await read('/health-package');
  const [, path] = /<a href="(\/health-package\/[a-z-]+)" class="[^"]*no-underline/.exec(all)!;
  const page = await read(path!);
  expect(page).toMatch(/<button[^>]*formAction="\/checkout"[^>]*formMethod="get"[^>]*>Buy now<\/button>/i);
  const list = await read('/health-package?type=test-screening');
  expect(list).toContain(`href="/checkout?healthpackage_id=${shop.packageId}`);
  expect(list).toContain('aria-label="Buy now: Heart check for tests"');
});
