import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartLines } from '#src/features/shop/cart/data/cart.table.ts';
import { capacityReservations, promotions } from '#src/features/shop/packages/data/packages.table.ts';
import { cancelOrder } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { expireOrders } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('capacity and promotions', () => {
  test('are taken with the order; the last place is sold once, and comes back when its order is cancelled', async () => {
    shop.clock.advance(31 * 86_400_000);
    const item = { healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 9 };
    await shop.order({ items: [item] });
    const last = { items: [{ ...item, cart_quantity: 1 }] };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.order(last)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!;
    const page = new URL(winner.link);
    expect(page.searchParams.get('amount')).toBe('350.00');
    await cancelOrder(shop.app, { tokenFor: winner.id }, winner.id);
    expect(
      (await shop.app.db.select().from(capacityReservations).where(eq(capacityReservations.orderId, winner.id)))[0]!
        .status,
    ).toBe('released');
    expect((await shop.order(last)).status).toBe(200);
  });

  test('two people of one package, one of them not a citizen, are two lines with one reservation', async () => {
    shop.clock.advance(31 * 86_400_000);
    const item = { healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 1 };
    const { id, body } = await shop.order({
      items: [
        { ...item, person_name: 'Aminah' },
        { ...item, person_name: 'John Smith', person_is_citizen: false },
      ],
    });
    expect(body.data.amount).toBe('721.00');
    expect(
      (await shop.app.db.select().from(capacityReservations).where(eq(capacityReservations.orderId, id)))[0]!.quantity,
    ).toBe(2);
  });

  test('a code takes its discount off, once per person, and is given back when the hour is over', async () => {
    shop.clock.advance(31 * 86_400_000);
    const guest = await shop.newGuest();
    const first = await shop.order({ promotion_code: 'testten' }, guest);
    expect(first.body.data.amount).toBe('315.00');
    expect((await shop.order({ promotion_code: 'TESTTEN' }, guest)).body.code).toBe('promotion_used_by_you');
    expect((await shop.order({ promotion_code: 'NONE' })).body.code).toBe('promotion_unknown');
    shop.clock.advance(61 * 60_000);
    await expireOrders(shop.app);
    expect(await shop.stateOf(first.id)).toBe('expired');
    expect((await shop.app.db.select().from(promotions).where(eq(promotions.code, 'TESTTEN')))[0]!.used).toBe(0);
  });
});

describe('the HTTP API', () => {
  test('buys the cart’s selected lines when no items are named, and shows the order to its owner alone', async () => {
    const guest = await shop.newGuest();
    await shop.putInCart(guest);
    await shop.putInCart(guest, { isSelected: false, personIsCitizen: true });
    const { body, id } = await shop.order({ items: undefined }, guest);
    expect(body.data.amount).toBe('350.00');
    expect(await shop.app.db.select().from(cartLines).where(eq(cartLines.ownerKey, guest.ownerKey))).toHaveLength(1);
    expect((await shop.api('GET', `order/${id}`, undefined, guest.headers)).body.data).toMatchObject({
      orderID: id,
      state: 'pending',
      amount: '350.00',
    });
    const stranger = await shop.newGuest();
    expect((await shop.api('GET', `order/${id}`, undefined, stranger.headers)).status).toBe(404);
    expect((await shop.api('GET', `order/${id}`)).status).toBe(404);
    expect(
      (await shop.api('POST', 'order/reorder', { orderID: id, terms_version: '2026-11-01' }, stranger.headers)).status,
    ).toBe(404);
    expect(
      (await shop.api('POST', 'order/reorder', { orderID: id, terms_version: '2026-11-01' }, guest.headers)).body.data
        .orderID,
    ).not.toBe(id);
  });

  test('the same Idempotency-Key is one order; with other content it is refused', async () => {
    const guest = await shop.newGuest();
    const headers = { ...guest.headers, 'idempotency-key': 'order-key-1' };
    const body = shop.orderBody();
    const answers = await Promise.all([1, 2, 3].map(() => shop.api('POST', 'order/add', body, headers)));
    expect(new Set(answers.map((answer) => answer.body.data.orderID)).size).toBe(1);
    expect((await shop.api('POST', 'order/add', { ...body, promotion_code: 'TESTTEN' }, headers)).status).toBe(422);
  });

  test('without a token nobody buys; an old version of the terms does not count', async () => {
    expect((await shop.api('POST', 'order/add', shop.orderBody())).status).toBe(401);
    expect((await shop.order({ terms_version: '2020-01-01' })).status).toBe(422);
  });

  test('the payment link is refused with the specification’s words, to the letter', async () => {
    const { guest, id } = await shop.order();
    const link = (body: object, who = guest) =>
      shop.api('POST', 'payment/link', { amount: '350.00', orderID: id, desc: 'Heart check', ...body }, who.headers);
    expect((await link({})).body.data.payment_link).toMatch(
      /^http:\/\/localhost:3000\/__sim\/pay\/SB_sandbox\/\?.*vcode=[0-9a-f]{32}/,
    );
    for (const missing of [{ amount: '' }, { orderID: undefined }, { desc: ' ' }])
      expect((await link(missing)).body.message).toBe('Invalid data, please double confirm');
    for (const amount of ['1', '350.01', '-350', '1,350.00', 'abc', '0'])
      expect((await link({ amount })).body.message).toBe('Invalid Amount');
    for (const orderID of ['1', 'MZZZZZZZZZ', `${id}1`])
      expect((await link({ orderID })).body.message).toBe('Invalid orderID');
    expect((await link({}, await shop.newGuest())).body.message).toBe('Invalid orderID');
  });
});
