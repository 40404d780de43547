import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  paymentMessages,
  paymentRequests,
  payments,
  refunds,
} from '#src/features/shop/payments/data/payments.table.ts';
import { requerySilentPayments } from '#src/features/shop/payments/payments.server.ts';
import { capacityReservations } from '#src/features/shop/packages/data/packages.table.ts';
import { orderDocuments, orders, vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import { expireOrders, orderPayments } from './settle-orders.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const refundsOf = (id: string) => shop.app.db.select().from(refunds).where(eq(refunds.orderId, id));
const paymentsOf = (id: string) => shop.app.db.select().from(payments).where(eq(payments.orderId, id));
const documentsOf = (id: string) => shop.app.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, id));
const messagesOf = (id: string) => shop.app.db.select().from(paymentMessages).where(eq(paymentMessages.orderId, id));
/** A new month with free places of the package. */
const freshMonth = () => shop.clock.advance(31 * 86_400_000);

describe('a payment that succeeds', () => {
  test('is settled by the notification before the browser is back; receipt, vouchers and one mail follow', async () => {
    const { id, link, email, body } = await shop.order({
      items: [{ healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 2 }],
    });
    expect(body.data).toMatchObject({ amount: '700.00', currency: 'MYR' });
    expect(id).toMatch(/^M[0-9A-Z]{9}$/);
    expect(await shop.stateOf(id)).toBe('pending');
    const fields = await shop.pay(link);
    expect(await shop.stateOf(id)).toBe('paid');
    const back = await shop.come(fields);
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(/^\/checkout\/result\?order=/);
    expect(back.headers.get('set-cookie')).toBeNull();
    expect(await shop.issueDocuments()).toBe(1);
    expect(await shop.issueDocuments()).toBe(0);
    const [receipt] = (await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Receipt'));
    expect(receipt!.attachments).toHaveLength(1);
    expect(Buffer.from(receipt!.attachments[0]!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await shop.app.db.select().from(vouchers).where(eq(vouchers.orderId, id))).toHaveLength(2);
    expect(
      (await shop.app.db.select().from(capacityReservations).where(eq(capacityReservations.orderId, id))).map(
        ({ status }) => status,
      ),
    ).toEqual(['confirmed']);
  });

  test('told again by notification, return and callback changes nothing, and every message is kept as it came', async () => {
    const { id, link } = await shop.order();
    const fields = await shop.pay(link);
    await shop.come(fields);
    await shop.come(fields);
    shop.clock.advance(3_000);
    await shop.deliver();
    const callback = await shop.post('/payment/callback', { nbcb: '1', ...fields });
    expect([callback.status, await callback.text()]).toEqual([200, 'CBTOKEN:MPSTATOK']);
    await shop.issueDocuments();
    expect(await documentsOf(id)).toHaveLength(1);
    expect(await paymentsOf(id)).toMatchObject([{ state: 'paid', isSurplus: false }]);
    const heard = await messagesOf(id);
    expect(heard.map(({ kind, verdict }) => `${kind} ${verdict}`).toSorted()).toEqual([
      'callback repeated',
      'notification repeated',
      'notification settled',
      'return repeated',
      'return repeated',
    ]);
    expect(heard.every(({ body }) => body.includes(`orderid=${id}`))).toBe(true);
  });

  test('is settled by the callback alone, and by asking when nothing ever came', async () => {
    const notified = await shop.order();
    const signed = await shop.pay(notified.link, { stay: 'yes' });
    expect(signed).toEqual({});
    expect(await shop.stateOf(notified.id)).toBe('paid');
    const silent = await shop.order();
    await silence(silent.id, silent.link);
    expect(await shop.stateOf(silent.id)).toBe('pending');
    expect(await requerySilentPayments(shop.app, orderPayments)).toBe(0);
    shop.clock.advance(10 * 60_000);
    expect(await requerySilentPayments(shop.app, orderPayments)).toBeGreaterThan(0);
    expect(await shop.stateOf(silent.id)).toBe('paid');
    expect((await messagesOf(silent.id)).map(({ kind, verdict }) => [kind, verdict])).toContainEqual([
      'requery',
      'settled',
    ]);
  });

  test('that only the browser tells of is asked about before it counts', async () => {
    const { id, link } = await shop.order();
    const fields = await silence(id, link);
    await shop.come(fields);
    expect((await messagesOf(id)).map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual([
      'return noted',
      'requery settled',
    ]);
    expect(await shop.stateOf(id)).toBe('paid');
  });
});

/** A payment without a notification: the simulated gateway has its row, but its notices are lost. */
async function silence(id: string, link: string): Promise<Record<string, string>> {
  const { simulatedNotices } = await import('#src/platform/payment-gateway/simulator.table.ts');
  const { insertPayment } = await import('#src/platform/payment-gateway/simulator.store.server.ts');
  const { answerFields } = await import('#src/platform/payment-gateway/simulator-notices.server.ts');
  const { sandboxSettings } = await import('#src/platform/payment-gateway/gateway-settings.ts');
  const settings = sandboxSettings('http://localhost:3000');
  const asked = Object.fromEntries(new URL(link).searchParams);
  const row = await shop.app.db.transaction((tx) =>
    insertPayment(tx, {
      merchantId: settings.merchantId,
      orderId: id,
      amount: asked['amount']!,
      currency: 'MYR',
      channel: 'credit',
      status: '00',
      appCode: '123456',
      payDate: '2026-11-23 09:00:00',
      returnUrl: asked['returnurl']!,
      createdAt: shop.clock.now(),
    }),
  );
  await shop.app.db.delete(simulatedNotices).where(eq(simulatedNotices.paymentId, row.id));
  return answerFields({ settings } as Parameters<typeof answerFields>[0], row, { status: '00' });
}

describe('a payment that fails', () => {
  test('leaves the order open for another try within the hour', async () => {
    const { id, link } = await shop.order();
    await shop.come(await shop.pay(link, { outcome: 'failure' }));
    expect(await shop.stateOf(id)).toBe('failed');
    await shop.come(await shop.pay(link));
    expect(await shop.stateOf(id)).toBe('paid');
    expect((await paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual(['failed', 'paid']);
  });

  test('told after the money came is written down, never applied', async () => {
    const { id, link } = await shop.order();
    await shop.pay(link);
    await shop.pay(link, { outcome: 'failure' });
    expect(await shop.stateOf(id)).toBe('paid');
    expect((await paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual(['failed', 'paid']);
  });

  test('is not believed from the browser while the gateway says paid', async () => {
    const { id, link } = await shop.order();
    const failed = await shop.pay(link, { outcome: 'failure' });
    await silence(id, link);
    await shop.app.db.update(payments).set({ state: 'created' }).where(eq(payments.orderId, id));
    await shop.app.db.update(orders).set({ state: 'pending' }).where(eq(orders.id, id));
    await shop.come(failed);
    expect(await shop.stateOf(id)).toBe('paid');
  });
});

describe('a payment that the bank decides later', () => {
  test('keeps the order beyond its hour, and settles it when the callback comes', async () => {
    freshMonth();
    const { id, link } = await shop.order();
    await shop.come(await shop.pay(link, { outcome: 'pending', channel: 'FPX_B2B' }));
    expect(await shop.stateOf(id)).toBe('pending');
    shop.clock.advance(61 * 60_000);
    // The gateway still says pending: its callback has not come.
    await expireOrders(shop.app);
    expect(await shop.stateOf(id)).toBe('pending');
    await shop.deliver();
    expect(await shop.stateOf(id)).toBe('paid');
  });

  test('and declines fails it', async () => {
    const { id, link } = await shop.order();
    await shop.pay(link, { outcome: 'pending_failure' });
    shop.clock.advance(31_000);
    await shop.deliver();
    expect(await shop.stateOf(id)).toBe('failed');
  });
});

describe('money that cannot settle', () => {
  test('a second payment of a settled order goes on the refund list', async () => {
    freshMonth();
    const { id, link } = await shop.order();
    await shop.pay(link);
    await shop.pay(link);
    expect(await refundsOf(id)).toMatchObject([{ reason: 'second', state: 'listed', amountSen: 35_000 }]);
    expect((await paymentsOf(id)).filter(({ isSurplus }) => isSurplus)).toHaveLength(1);
    await shop.issueDocuments();
    expect(await documentsOf(id)).toHaveLength(1);
  });

  test('a payment after the hour goes on the refund list, whether or not the sweep was there, and the places are others’', async () => {
    for (const hasSwept of [true, false]) {
      const { id, link } = await shop.order();
      shop.clock.advance(60 * 60_000);
      if (hasSwept) expect(await expireOrders(shop.app)).toBeGreaterThan(0);
      await shop.pay(link);
      expect(await shop.stateOf(id)).toBe('expired');
      expect(await refundsOf(id)).toMatchObject([{ reason: 'late', state: 'listed' }]);
      expect(
        (await shop.app.db.select().from(capacityReservations).where(eq(capacityReservations.orderId, id)))[0]!.status,
      ).toBe('released');
    }
  });

  test('an order is asked about once more before it ends', async () => {
    const { id, link } = await shop.order();
    shop.clock.advance(59 * 60_000);
    await silence(id, link);
    shop.clock.advance(30_000);
    await requerySilentPayments(shop.app, orderPayments);
    await shop.app.db.update(paymentRequests).set({ nextRequeryAt: null }).where(eq(paymentRequests.orderId, id));
    expect(await shop.stateOf(id)).toBe('paid');
  });
});

test('numbers of receipts have no gaps, also when many are made at once', async () => {
  freshMonth();
  const placed = [];
  for (let index = 0; index < 8; index += 1) placed.push(await shop.order());
  await Promise.all(placed.map(({ link }) => shop.pay(link)));
  await Promise.all([1, 2, 3, 4].map(() => shop.issueDocuments()));
  const numbers = (await shop.app.db.select().from(orderDocuments))
    .filter(({ kind, number }) => kind === 'receipt' && number.startsWith('R2027'))
    .map(({ number }) => Number(number.slice(6)))
    .toSorted((a, b) => a - b);
  expect(numbers.length).toBeGreaterThanOrEqual(8);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
