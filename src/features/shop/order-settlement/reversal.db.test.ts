import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refunds } from '#src/features/shop/payments/data/payments.table.ts';
import { sendRefunds } from '#src/features/shop/payments/payments.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { orderDocuments, vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import { orderPayments } from './settle-orders.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

let shop: Shop;
let desk: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Another month with places of its own; at nine in the morning, so that the test stays within one day.
  shop.clock.advance(31 * 86_400_000);
  desk = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: null }]);
  second = await signedInStaff(shop.app, [{ role: 'administrator', hospitalId: null }]);
});

async function paidOrder(quantity: number, channel = 'fpx') {
  const placed = await shop.order({
    items: [{ healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: quantity }],
  });
  await shop.pay(placed.link, { channel });
  await shop.issueDocuments();
  return placed;
}
const reversal = { intent: 'reverse', reason: 'mistake', note: 'Bought the wrong one' };
const ask = (id: string, who: SignedIn, fields: Record<string, string> = reversal) =>
  sendForm(shop, `/staff/orders/${id}`, who, fields);
const refundsOf = (id: string) => shop.app.db.select().from(refunds).where(eq(refunds.orderId, id));
const vouchersOf = async (id: string) =>
  (await shop.app.db.select().from(vouchers).where(eq(vouchers.orderId, id))).map(({ state }) => state);
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

describe('a payment of today', () => {
  test('is taken back whole without a bank account: order refunded, vouchers ended, credit note, one mail, a line in the log', async () => {
    const { id, email } = await paidOrder(1);
    expect(await textOf(await openConsole(shop, `/staff/orders/${id}`, desk))).toContain('Reverse the payment');
    expect((await ask(id, desk)).headers.get('location')).toBe(`/staff/orders/${id}?refund=approved`);
    expect(await vouchersOf(id)).toEqual(['cancelled']);
    expect(await sendRefunds(shop.app, orderPayments)).toBe(1);
    expect(await sendRefunds(shop.app, orderPayments)).toBe(0);
    expect(await refundsOf(id)).toMatchObject([{ method: 'reversal', state: 'done', amountSen: 35_000, bank: null }]);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect(
      (await shop.app.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, id)))
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['credit_note', 'receipt']);
    expect((await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Refund of RM350.00'))).toHaveLength(
      1,
    );
    expect(
      (await shop.app.db.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action }) => action),
    ).toContain('reversal_asked');
  });

  test('above the set amount is taken back by two people; the vouchers stay until then', async () => {
    const { id } = await paidOrder(2);
    expect((await ask(id, desk)).headers.get('location')).toContain('refund=proposed');
    expect(await vouchersOf(id)).toEqual(['valid', 'valid']);
    const [asked] = await refundsOf(id);
    expect((await sendForm(shop, '/staff/refunds', desk, { id: asked!.id, intent: 'approve' })).status).toBe(409);
    expect((await sendForm(shop, '/staff/refunds', second, { id: asked!.id, intent: 'approve' })).status).toBe(303);
    await sendRefunds(shop.app, orderPayments);
    expect([await shop.stateOf(id), await vouchersOf(id)]).toEqual(['refunded', ['cancelled', 'cancelled']]);
    expect(await (await openConsole(shop, '/staff/refunds/csv', desk)).text()).toContain(
      `${asked!.reference},${id},700.00,reversal,done,mistake,Bought the wrong one`,
    );
  });

  test('is taken back once, whoever asks at the same time', async () => {
    const { id } = await paidOrder(1);
    const answers = await Promise.all([desk, second, desk].map((who) => ask(id, who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  test('of which something was refunded already, or that nobody gave a reason for, is not', async () => {
    const { id } = await paidOrder(1, 'credit');
    const wrong = await ask(id, desk, { intent: 'reverse', reason: '', note: '' });
    expect([wrong.status, await textOf(wrong)]).toEqual([
      422,
      expect.stringContaining('Choose the reason for the refund'),
    ]);
    expect(
      (await ask(id, desk, { intent: 'refund', amount: '10.00', reason: 'goodwill', note: 'A long wait' })).status,
    ).toBe(303);
    expect((await ask(id, desk)).status).toBe(409);
    expect(await textOf(await openConsole(shop, `/staff/orders/${id}`, desk))).not.toContain('Reverse the payment');
    const other = await signedInStaff(shop.app, [{ role: 'front_desk', hospitalId: null }]);
    expect((await ask(id, other)).status).toBe(403);
  });
});

describe('a payment of yesterday', () => {
  test('is not offered to be taken back, and not taken back when asked for all the same', async () => {
    const { id } = await paidOrder(1);
    shop.clock.advance(86_400_000);
    desk = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: null }]);
    expect(await textOf(await openConsole(shop, `/staff/orders/${id}`, desk))).not.toContain('Reverse the payment');
    expect((await ask(id, desk)).status).toBe(409);
    expect(await refundsOf(id)).toEqual([]);
  });

  test('that was asked for too late for the gateway fails, and goes back as an ordinary refund', async () => {
    const { id } = await paidOrder(1);
    await ask(id, desk);
    shop.clock.advance(86_400_000);
    await sendRefunds(shop.app, orderPayments);
    const [failed] = await refundsOf(id);
    expect(failed).toMatchObject({ state: 'failed', errorCode: 'REVERSAL' });
    second = await signedInStaff(shop.app, [{ role: 'administrator', hospitalId: null }]);
    const bank = {
      [`bankCode-${failed!.id}`]: 'MBBEMYKL',
      [`bankHolder-${failed!.id}`]: 'Aminah binti Yusof',
      [`bankAccount-${failed!.id}`]: '1234567890',
    };
    expect(
      (await sendForm(shop, '/staff/refunds', second, { id: failed!.id, intent: 'approve', ...bank })).status,
    ).toBe(303);
    await sendRefunds(shop.app, orderPayments);
    shop.clock.advance(5 * 60_000);
    await sendRefunds(shop.app, orderPayments);
    expect(await refundsOf(id)).toMatchObject([{ method: 'refund', state: 'done' }]);
    expect(await shop.stateOf(id)).toBe('refunded');
  });
});
