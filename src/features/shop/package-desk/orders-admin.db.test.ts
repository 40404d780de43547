import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { payments, refunds } from '#src/features/shop/payments/data/payments.table.ts';
import { resultToken, sendRefunds } from '#src/features/shop/payments/payments.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { orderDocuments, orderLines, vouchers } from '#src/features/shop/orders/data/orders.table.ts';
import { orderPayments } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { countListedOrders } from './data/orders-admin.store.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

let shop: Shop;
let desk: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  desk = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: null }]);
  second = await signedInStaff(shop.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => shop.close());

async function paidOrder(quantity = 1, channel = 'credit') {
  shop.clock.advance(31 * 86_400_000);
  desk = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: null }]);
  second = await signedInStaff(shop.app, [{ role: 'administrator', hospitalId: null }]);
  const placed = await shop.order({
    items: [{ healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: quantity }],
  });
  await shop.pay(placed.link, { channel });
  await shop.issueDocuments();
  return placed;
}
const refundsOf = (id: string) => shop.app.db.select().from(refunds).where(eq(refunds.orderId, id));
const refundForm = (amount: string, change: object = {}) => ({
  amount,
  reason: 'patient_asked',
  note: 'Moved to another city',
  ...change,
});
const vouchersOf = (id: string) => shop.app.db.select().from(vouchers).where(eq(vouchers.orderId, id));
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

describe('orders at the desk', () => {
  test('are found by id, by mail address and by voucher, and every access is recorded', async () => {
    const { id, email } = await paidOrder();
    const [voucher] = await vouchersOf(id);
    for (const q of [id, id.slice(0, 6).toLowerCase(), email, voucher!.code])
      expect(await textOf(await openConsole(shop, `/staff/orders?q=${encodeURIComponent(q)}`, desk))).toContain(
        `/staff/orders/${id}`,
      );
    expect(await textOf(await openConsole(shop, '/staff/orders?q=nobody@example.test', desk))).not.toContain(id);
    const html = await textOf(await openConsole(shop, `/staff/orders/${id}`, desk));
    expect(html).toContain('Aminah binti Yusof');
    expect(html).toContain('settled');
    const looks = await shop.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'look')));
    // Four lists with the buyer's name, and the order's own page.
    expect(looks).toHaveLength(5);
    const csv = await openConsole(shop, `/staff/orders/csv?q=${id}`, desk);
    expect([csv.headers.get('content-type'), (await csv.text()).includes(`${id},paid`)]).toEqual([
      'text/csv; charset=utf-8',
      true,
    ]);
  });

  test('of another hospital are not there, and other roles do not come in', async () => {
    const { id } = await paidOrder();
    const [other] = await shop.app.db
      .select({ id: hospitals.id })
      .from(hospitals)
      .orderBy(hospitals.id)
      .offset(3)
      .limit(1);
    const elsewhere = await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: other!.id }]);
    expect((await openConsole(shop, `/staff/orders/${id}`, elsewhere)).status).toBe(404);
    expect(await textOf(await openConsole(shop, `/staff/orders?q=${id}`, elsewhere))).not.toContain(
      `/staff/orders/${id}`,
    );
    expect((await sendForm(shop, `/staff/orders/${id}`, elsewhere, refundForm('10.00'))).status).toBe(403);
    for (const role of ['editor', 'front_desk', 'recruiter'] as const) {
      const who = await signedInStaff(shop.app, [{ role, hospitalId: null }]);
      expect((await openConsole(shop, '/staff/orders', who)).status).toBe(403);
      expect((await sendForm(shop, `/staff/orders/${id}`, who, refundForm('10.00'))).status).toBe(403);
    }
    expect(await refundsOf(id)).toEqual([]);
  });
});

test('an order with several lines in the hospitals of a member of staff is counted once', async () => {
  const { id } = await paidOrder();
  const [line] = await shop.app.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const [other] = await shop.app.db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(ne(hospitals.id, shop.hospitalId))
    .limit(1);
  await shop.app.db.insert(orderLines).values([
    { ...line!, id: shop.app.random.uuid(), position: 2 },
    { ...line!, id: shop.app.random.uuid(), position: 3, hospitalId: other!.id },
  ]);
  const scope = [shop.hospitalId, other!.id];
  const counted = (search: object) =>
    countListedOrders(shop.app.db, { scope: 'all', idLike: id, sort: 'placed', isDescending: true, ...search });
  expect(await counted({ scope: [shop.hospitalId] })).toBe(1);
  expect(await counted({ scope })).toBe(1);
  expect(await counted({ scope, hospitalId: other!.id, state: 'paid' })).toBe(1);
  expect(await counted({ scope, state: 'failed' })).toBe(0);
  // An order of theirs that has a line elsewhere too.
  expect(await counted({ scope: [shop.hospitalId], hospitalId: other!.id })).toBe(1);
  expect(await counted({ scope: [] })).toBe(0);
});

describe('the list of refunds', () => {
  test('is shown in pages of twenty with those that wait first, filtered, and handed out whole as a file', async () => {
    const { id } = await paidOrder(1);
    const [payment] = await shop.app.db.select().from(payments).where(eq(payments.orderId, id));
    const at = shop.clock.now();
    await shop.app.db.insert(refunds).values(
      Array.from({ length: 45 }, (_, index) => ({
        id: shop.app.random.uuid(),
        reference: `RTEST${String(index).padStart(4, '0')}`,
        orderId: id,
        paymentId: payment!.id,
        amountSen: 100 + index,
        reason: 'goodwill' as const,
        note: 'clear:Listed',
        state: index === 0 ? ('listed' as const) : ('declined' as const),
        createdAt: new Date(at.getTime() + index * 1_000),
        updatedAt: at,
      })),
    );
    const list = async (query: string, who = desk) =>
      textOf(await openConsole(shop, `/staff/refunds?q=${id}&${query}`, who));
    const first = await list('');
    expect(first).toMatch(/45 [^]*To decide[^]*RM1\.00[^]*RM1\.44/);
    expect(first).not.toContain('RM1.05');
    expect(await list('page=3')).toMatch(/RM1\.05[^]*RM1\.01/);
    expect(await list('state=waiting')).not.toContain('RM1.44');
    expect(await list('sort=amount&state=declined')).toMatch(/RM1\.01[^]*RM1\.20/);
    for (const nonsense of ['reason=late', 'from=2099-01-01'])
      expect(await list(nonsense)).toContain('Nothing is waiting for you.');
    const file = await (await openConsole(shop, `/staff/refunds/csv?q=${id}`, desk)).text();
    expect(file.trim().split('\r\n')).toHaveLength(46);
    const [other] = await shop.app.db
      .select({ id: hospitals.id })
      .from(hospitals)
      .orderBy(hospitals.id)
      .offset(3)
      .limit(1);
    expect(
      await list('', await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: other!.id }])),
    ).not.toContain('RM1.44');
    expect(
      await list('', await signedInStaff(shop.app, [{ role: 'package_desk', hospitalId: shop.hospitalId }])),
    ).toContain('RM1.44');
  });
});

describe('a refund', () => {
  test('up to the set amount is approved by one person, goes to the gateway and ends with a credit note and a mail', async () => {
    const { id, email } = await paidOrder();
    const sent = await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('350.00'));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/staff/orders/${id}?refund=approved`]);
    await sendRefunds(shop.app, orderPayments);
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent' }]);
    shop.clock.advance(5 * 60_000);
    await sendRefunds(shop.app, orderPayments);
    await sendRefunds(shop.app, orderPayments);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', amountSen: 35_000 }]);
    expect(await shop.stateOf(id)).toBe('refunded');
    expect((await vouchersOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(
      (await shop.app.db.select().from(orderDocuments).where(eq(orderDocuments.orderId, id)))
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['credit_note', 'receipt']);
    expect((await shop.outbox(email)).filter(({ subject }) => subject.startsWith('Refund of RM350.00'))).toHaveLength(
      1,
    );
  });

  test('above it needs a second person: not the one who proposed it, and not twice', async () => {
    const { id } = await paidOrder(2);
    expect((await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('700.00'))).headers.get('location')).toContain(
      'refund=proposed',
    );
    const [refund] = await refundsOf(id);
    const decide = (who: SignedIn, intent: string) => sendForm(shop, '/staff/refunds', who, { id: refund!.id, intent });
    expect(await textOf(await decide(desk, 'approve'))).toContain('Another person must approve this refund');
    expect(await refundsOf(id)).toMatchObject([{ state: 'proposed' }]);
    const answers = await Promise.all([decide(second, 'approve'), decide(second, 'approve')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await refundsOf(id)).toMatchObject([
      { state: 'approved', proposedBy: desk.accountId, approvedBy: second.accountId },
    ]);
    await expect(
      shop.app.db.update(refunds).set({ approvedBy: desk.accountId }).where(eq(refunds.id, refund!.id)),
    ).rejects.toMatchObject({ cause: { constraint: 'refunds_second_person' } });
  });

  test('of a part is told on the buyer’s page: what went back and when it arrives, and that the voucher is still good', async () => {
    const { id } = await paidOrder();
    const look = async () =>
      textOf(await shop.request(`/checkout/result?order=${encodeURIComponent(resultToken(shop.app, id))}`));
    expect(await look()).toMatch(/Thank you, your order is paid[^]*call the hospital to choose a day/);
    await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('100.00'));
    await sendRefunds(shop.app, orderPayments);
    shop.clock.advance(5 * 60_000);
    await sendRefunds(shop.app, orderPayments);
    const html = await look();
    expect(html).toMatch(/We&#x27;ve refunded RM100\.00[^]*7 to 14 days[^]*call the hospital to choose a day/);
    expect(html).toMatch(/Total paid<[^]*RM350\.00<[^]*Refunded<[^]*-RM100\.00</);
    expect(html).not.toContain('Thank you, your order is paid');
  });

  test('that was sent, is done or was declined is approved no second time, and no second sum goes back', async () => {
    const decide = (id: string, intent: string) => sendForm(shop, '/staff/refunds', second, { id, intent });
    const { id } = await paidOrder();
    await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('350.00'));
    const [refund] = await refundsOf(id);
    const simulated = async () =>
      (
        await shop.app.db.execute<{ reference: string; amount: string }>(
          sql`select refund_id as reference, amount from simulated_refunds where refund_id in (select reference from refunds where order_id = ${id})`,
        )
      ).rows;
    for (const state of ['approved', 'sent', 'done'] as const) {
      if (state !== 'approved') {
        shop.clock.advance(300_000);
        await sendRefunds(shop.app, orderPayments);
      }
      expect(await refundsOf(id)).toMatchObject([{ state, reference: refund!.reference }]);
      for (const intent of ['approve', 'decline'])
        expect((await decide(refund!.id, intent)).status, `${intent} what is ${state}`).toBe(409);
      expect(await refundsOf(id)).toMatchObject([{ state, reference: refund!.reference }]);
    }
    await sendRefunds(shop.app, orderPayments);
    expect(await simulated()).toEqual([{ reference: refund!.reference, amount: '350.00' }]);

    const declined = await paidOrder(2);
    await sendForm(shop, `/staff/orders/${declined.id}`, desk, refundForm('700.00'));
    const [asked] = await refundsOf(declined.id);
    expect((await decide(asked!.id, 'decline')).status).toBe(303);
    expect((await decide(asked!.id, 'approve')).status).toBe(409);
    expect(await refundsOf(declined.id)).toMatchObject([{ state: 'declined' }]);
  });

  test('never comes to more than was paid, however often it is asked for', async () => {
    const { id } = await paidOrder();
    expect((await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('350.01'))).status).toBe(422);
    expect((await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('-1'))).status).toBe(422);
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendForm(shop, `/staff/orders/${id}`, desk, refundForm('200.00'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
    const wrong = await textOf(await sendForm(shop, `/staff/orders/${id}`, desk, { amount: '', reason: '', note: '' }));
    for (const words of ['Enter an amount', 'Choose the reason for the refund', 'Write what happened'])
      expect(wrong).toContain(words);
  });

  test('of the list is approved by the desk; one that the gateway refuses is tried again with a bank account', async () => {
    const { id, link } = await paidOrder(1, 'fpx');
    await shop.pay(link, { channel: 'fpx' });
    const [listed] = await refundsOf(id);
    expect(listed).toMatchObject({ reason: 'second', state: 'listed' });
    expect(await textOf(await openConsole(shop, '/staff/refunds', desk))).toContain('Paid twice');
    await sendForm(shop, '/staff/refunds', desk, { id: listed!.id, intent: 'approve' });
    await sendRefunds(shop.app, orderPayments);
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', errorCode: 'PR014' }]);
    const bank = {
      [`bankCode-${listed!.id}`]: 'MBBEMYKL',
      [`bankHolder-${listed!.id}`]: 'Aminah binti Yusof',
      [`bankAccount-${listed!.id}`]: '1234567890',
    };
    expect(
      (await sendForm(shop, '/staff/refunds', second, { id: listed!.id, intent: 'approve', ...bank })).status,
    ).toBe(303);
    await sendRefunds(shop.app, orderPayments);
    shop.clock.advance(5 * 60_000);
    await sendRefunds(shop.app, orderPayments);
    const [done] = await refundsOf(id);
    expect(done).toMatchObject({ state: 'done' });
    expect(done!.bank, 'ends with the refund').toBeNull();
    expect(await shop.stateOf(id)).toBe('paid');
  });

  test('can end the vouchers it is for, at once', async () => {
    const { id } = await paidOrder(2);
    const [first, other] = await vouchersOf(id);
    await sendForm(shop, `/staff/orders/${id}`, desk, refundForm('350.00', { voucher: first!.code }));
    const states = new Map((await vouchersOf(id)).map(({ code, state }) => [code, state]));
    expect([states.get(first!.code), states.get(other!.code)]).toEqual(['cancelled', 'valid']);
  });
});

describe('a voucher', () => {
  test('is looked up as typed or as its QR code says, and used once, also by two desks at once', async () => {
    const { id } = await paidOrder();
    const [voucher] = await vouchersOf(id);
    const front = await signedInStaff(shop.app, [{ role: 'front_desk', hospitalId: shop.hospitalId }]);
    for (const code of [voucher!.code.toLowerCase(), `VOUCHER:${voucher!.code}`]) {
      expect(
        await textOf(await openConsole(shop, `/staff/vouchers?code=${encodeURIComponent(code)}`, front)),
      ).toContain('Use this voucher now');
    }
    const uses = await Promise.all(
      [front, desk, front, desk].map((who) => sendForm(shop, '/staff/vouchers', who, { voucher: voucher!.code })),
    );
    expect(uses.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
    expect((await vouchersOf(id))[0]).toMatchObject({ state: 'redeemed', redeemedHospitalId: shop.hospitalId });
    expect(await textOf(await openConsole(shop, `/staff/vouchers?code=${voucher!.code}`, front))).toContain(
      'has already been used',
    );
  });

  test('is refused at another hospital, has expired, when refunded and when unknown', async () => {
    const { id } = await paidOrder();
    const [voucher] = await vouchersOf(id);
    const [other] = await shop.app.db
      .select({ id: hospitals.id })
      .from(hospitals)
      .orderBy(hospitals.id)
      .offset(3)
      .limit(1);
    const elsewhere = await signedInStaff(shop.app, [{ role: 'front_desk', hospitalId: other!.id }]);
    expect(await textOf(await sendForm(shop, '/staff/vouchers', elsewhere, { voucher: voucher!.code }))).toContain(
      'another hospital',
    );
    expect((await sendForm(shop, '/staff/vouchers', desk, { voucher: 'VZZZZZZZZZ' })).status).toBe(404);
    await shop.app.db.update(vouchers).set({ validUntil: '2026-01-01' }).where(eq(vouchers.code, voucher!.code));
    expect(await textOf(await sendForm(shop, '/staff/vouchers', desk, { voucher: voucher!.code }))).toContain(
      'has expired',
    );
    await shop.app.db
      .update(vouchers)
      .set({ validUntil: '2099-01-01', state: 'cancelled' })
      .where(eq(vouchers.code, voucher!.code));
    expect(await textOf(await sendForm(shop, '/staff/vouchers', desk, { voucher: voucher!.code }))).toContain(
      'was refunded',
    );
  });

  test('may be read by the camera on its own page, and on no other', async () => {
    expect((await openConsole(shop, '/staff/vouchers', desk)).headers.get('permissions-policy')).toContain(
      'camera=(self)',
    );
    expect((await openConsole(shop, '/staff/orders', desk)).headers.get('permissions-policy')).toContain('camera=()');
  });
});
