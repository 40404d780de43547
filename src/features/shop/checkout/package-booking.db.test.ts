import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const booking = (change: object = {}) => {
  const { items: _items, ...body } = shop.orderBody() as { items: object[] };
  return { ...body, healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 1, ...change };
};

test('a package is booked at once: an order at the server’s price, once for one key, and the cart stays as it was', async () => {
  const guest = await shop.newGuest();
  await shop.putInCart(guest);
  const headers = { ...guest.headers, 'idempotency-key': 'booking-1' };
  const body = booking();
  const first = await shop.api('POST', 'healthpackages/booking', body, headers);
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({ amount: '350.00', currency: 'MYR' });
  expect(first.body.data.payment_link).toContain(first.body.data.orderID);
  expect((await shop.api('POST', 'healthpackages/booking', body, headers)).body.data.orderID).toBe(
    first.body.data.orderID,
  );
  expect(await shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, guest.ownerKey))).toHaveLength(1);
});

test('what is not on sale is not booked, and a wrong field is named as the call takes it', async () => {
  const { headers } = await shop.newGuest();
  expect(
    (await shop.api('POST', 'healthpackages/booking', booking({ healthpackage_id: 999_999 }), headers)).status,
  ).toBe(404);
  const { body } = await shop.api(
    'POST',
    'healthpackages/booking',
    booking({ cart_quantity: 0, terms_version: '' }),
    headers,
  );
  expect(Object.keys(body.errors).toSorted()).toEqual(['cart_quantity', 'terms_version']);
});

test('the receipt of one’s own paid order is mailed again, and nobody else’s', async () => {
  const { id, link, guest, email } = await shop.order();
  expect((await shop.api('POST', 'mail/receipt', { orderID: id }, guest.headers)).status).toBe(409);
  await shop.come(await shop.pay(link));
  await shop.issueDocuments();
  const receipts = async () => (await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(await receipts()).toHaveLength(1);
  expect((await shop.api('POST', 'mail/receipt', { orderID: id }, guest.headers)).body.data).toEqual({ sent: true });
  expect(await receipts()).toHaveLength(2);
  const stranger = await shop.newGuest();
  expect((await shop.api('POST', 'mail/receipt', { orderID: id }, stranger.headers)).status).toBe(404);
});
