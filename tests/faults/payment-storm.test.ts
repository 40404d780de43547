import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDocuments, vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { paymentMessages, payments, refunds } from '#src/features/shop/payments/data/payments.table.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test(
  'the same notification five times at once beside return and callback: one settlement, one receipt, one mail',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, link, email } = await shop.order();
      const fields = await shop
        .pay(link, { stay: 'yes' })
        .then(() => shop.app.db.select().from(paymentMessages).where(eq(paymentMessages.orderId, id)));
      // Undone, so that all of them meet an unpaid order.
      await undo(id);
      const message = Object.fromEntries(new URLSearchParams(fields[0]!.body));
      const { nbcb: _kind, skey, ...rest } = message;
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => shop.post('/payment/notify', { ...rest, skey: skey!, nbcb: '2' })),
        shop.come({ ...rest, skey: skey! }),
        shop.post('/payment/callback', { ...rest, skey: skey!, nbcb: '1' }),
        shop.issueDocuments(),
        shop.issueDocuments(),
      ]);
      expect(answers.slice(0, 7).map((answer) => (answer as Response).status)).toEqual([
        200, 200, 200, 200, 200, 303, 200,
      ]);
      await Promise.all([shop.issueDocuments(), shop.issueDocuments()]);
      expect(await shop.stateOf(id)).toBe('paid');
      expect(await shop.app.db.select().from(payments).where(eq(payments.orderId, id))).toMatchObject([
        { state: 'paid', isSurplus: false },
      ]);
      expect(await shop.app.db.select().from(refunds).where(eq(refunds.orderId, id))).toEqual([]);
      expect(await shop.app.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, id))).toHaveLength(1);
      expect(await shop.app.db.select().from(vouchers).where(eq(vouchers.orderId, id))).toHaveLength(1);
      expect((await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
      const verdicts = (await shop.app.db.select().from(paymentMessages).where(eq(paymentMessages.orderId, id))).map(
        ({ verdict }) => verdict,
      );
      expect(verdicts.filter((verdict) => verdict === 'settled')).toHaveLength(1);
    }
  },
);

/** Restores the order to its state before the gateway's answer. */
async function undo(id: string): Promise<void> {
  const { orders } = await import('#src/features/shop/orders/data/orders.table.ts');
  const { paymentRequests } = await import('#src/features/shop/payments/data/payments.table.ts');
  await shop.app.db.execute(`alter table payment_requests disable trigger payment_requests_settled_once`);
  await shop.app.db.update(paymentRequests).set({ settledPaymentId: null }).where(eq(paymentRequests.orderId, id));
  await shop.app.db.execute(`alter table payment_requests enable trigger payment_requests_settled_once`);
  await shop.app.db
    .update(payments)
    .set({ state: 'created', transactionId: null, paidAt: null })
    .where(eq(payments.orderId, id));
  await shop.app.db.delete(paymentMessages).where(eq(paymentMessages.orderId, id));
  await shop.app.db.update(orders).set({ state: 'pending', paidAt: null }).where(eq(orders.id, id));
}
