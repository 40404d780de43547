import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#src/features/shop/orders/data/orders.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { packageHospitals } from '#src/features/shop/packages/data/packages.table.ts';
import { paymentMessages } from '#src/features/shop/payments/data/payments.table.ts';
import { answerFields } from '#src/platform/payment-gateway/simulator-notices.server.ts';
import { sandboxSettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import type { SimulatedPayment } from '#src/platform/payment-gateway/simulator.store.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.db
    .update(packageHospitals)
    .set({ monthlyCapacity: 1_000 })
    .where(eq(packageHospitals.packageId, shop.packageId));
});
afterAll(() => shop.close());

const settings = sandboxSettings('http://localhost:3000');
const addresses = ['/payment/notify', '/payment/callback'] as const;

/** An answer with the gateway's signature over any given fields. */
function signed(orderId: string, change: Partial<SimulatedPayment> & { status?: string } = {}): Record<string, string> {
  const payment = {
    id: 777_001,
    merchantId: settings.merchantId,
    orderId,
    amount: '350.00',
    currency: 'MYR',
    channel: 'credit',
    appCode: '123456',
    payDate: '2026-11-23 09:00:00',
    ...change,
  } as SimulatedPayment;
  return answerFields({ settings } as Parameters<typeof answerFields>[0], payment, { status: change.status ?? '00' });
}

/** Sent to both server addresses and by the browser: none of them pays the order. */
async function isRefusedEverywhere(orderId: string, fields: Record<string, string> | string): Promise<void> {
  for (const address of addresses) {
    const response = await shop.post(address, fields);
    expect([address, response.status]).toEqual([address, 400]);
    expect(await response.text()).not.toContain('CBTOKEN');
  }
  const back = await shop.come(fields as Record<string, string>);
  expect([back.status, back.headers.get('location')]).toEqual([303, '/checkout/result']);
  expect(await shop.stateOf(orderId)).toBe('pending');
}

describe('a message of the gateway', () => {
  test.each([
    ['forged', (id: string) => ({ ...signed(id), skey: 'f'.repeat(32) })],
    ['without a signature', (id: string) => ({ ...signed(id), skey: '' })],
    [
      'signed with the verify key instead of the secret key',
      (id: string) =>
        answerFields(
          { settings: { ...settings, secretKey: settings.verifyKey } } as Parameters<typeof answerFields>[0],
          {
            id: 1,
            merchantId: settings.merchantId,
            orderId: id,
            amount: '350.00',
            currency: 'MYR',
            channel: 'credit',
            appCode: '',
            payDate: '2026-11-23 09:00:00',
          } as SimulatedPayment,
          { status: '00' },
        ),
    ],
    ['with a smaller amount, rightly signed', (id: string) => signed(id, { amount: '1.00' })],
    ['with a larger amount, rightly signed', (id: string) => signed(id, { amount: '3500.00' })],
    ['with the amount changed on the way', (id: string) => ({ ...signed(id, { amount: '1.01' }), amount: '350.00' })],
    ['in another currency, rightly signed', (id: string) => signed(id, { currency: 'IDR' })],
    ['for another merchant', (id: string) => signed(id, { merchantId: 'SB_other' })],
    [
      'with another merchant’s name put over ours',
      (id: string) => ({ ...signed(id, { merchantId: 'SB_other' }), domain: settings.merchantId }),
    ],
    ['of a failure changed into a success', (id: string) => ({ ...signed(id, { status: '11' }), status: '00' })],
    [
      'of a pending payment changed into a success',
      (id: string) => ({ ...signed(id, { status: '22' }), status: '00' }),
    ],
    ['with an unknown status', (id: string) => signed(id, { status: '99' })],
    ['with an upper-case signature', (id: string) => ({ ...signed(id), skey: signed(id)['skey']!.toUpperCase() })],
    ['with a changed time', (id: string) => ({ ...signed(id), paydate: '2026-11-24 09:00:00' })],
    ['with a changed approval code', (id: string) => ({ ...signed(id), appcode: '654321' })],
    [
      'without an order',
      (id: string) => {
        const { orderid: _order, ...rest } = signed(id);
        return rest;
      },
    ],
    ['with the order twice', (id: string) => `${new URLSearchParams(signed(id))}&orderid=${id}`],
    ['as JSON', (id: string) => JSON.stringify(signed(id))],
    ['empty', () => ({})],
    ['with a line break after the order', (id: string) => ({ ...signed(id), orderid: `${id}\n` })],
  ])('%s pays nothing', async (_what, make) => {
    const { id } = await fresh();
    await isRefusedEverywhere(id, make(id));
  });

  test('for an order that we do not know is answered 400, kept, and not acknowledged', async () => {
    for (const address of addresses) {
      const response = await shop.post(address, {
        ...signed('MZZZZZZZZZ'),
        nbcb: address === '/payment/callback' ? '1' : '2',
      });
      expect([response.status, await response.text()], address).toEqual([400, 'Refused']);
    }
    expect(
      (await shop.app.db.select().from(paymentMessages).where(eq(paymentMessages.orderId, 'MZZZZZZZZZ')))[0],
    ).toMatchObject({ verdict: 'unknown_order' });
  });

  test('that was genuine for one order does not pay another of the same amount, also when its signature is split anew', async () => {
    const [paid, unpaid] = [await fresh(), await fresh()];
    const genuine = await shop.pay(paid.link);
    await isRefusedEverywhere(unpaid.id, { ...genuine, orderid: unpaid.id });
    // tranID and order are hashed without a separator: digits can move from one to the other with the same hash.
    const moved = { ...genuine, tranID: `${genuine['tranID']}${paid.id.slice(0, 1)}`, orderid: paid.id.slice(1) };
    expect(hashOf(moved)).toBe(genuine['skey']);
    for (const address of addresses) expect((await shop.post(address, moved)).status).toBe(400);
    // The amount and the currency too, and the order and the status.
    const other = {
      ...genuine,
      orderid: paid.id.slice(0, -1),
      status: `${paid.id.slice(-1)}0`,
      domain: `0${settings.merchantId}`,
    };
    for (const address of addresses) expect((await shop.post(address, other)).status).toBe(400);
    expect(await shop.stateOf(unpaid.id)).toBe('pending');
  });

  test('played again, in another order of things, and mixed, changes nothing', async () => {
    const { id, link } = await fresh();
    const failed = await shop.pay(link, { outcome: 'failure' });
    const paid = await shop.pay(link);
    for (const fields of [failed, paid, paid, failed]) {
      for (const nbcb of ['1', '2'])
        expect(
          (await shop.post(nbcb === '1' ? '/payment/callback' : '/payment/notify', { ...fields, nbcb })).status,
        ).toBe(200);
      await shop.come(fields);
    }
    expect(await shop.stateOf(id)).toBe('paid');
  });

  test('is never acknowledged by a look: only a POST is heard, and the body is bounded', async () => {
    expect((await shop.request('/payment/notify')).status).not.toBe(200);
    expect((await shop.post('/payment/callback', { x: 'x'.repeat(20_000) })).status).toBe(413);
  });
});

describe('a browser that changes what it sends', () => {
  test.each<[string, { items?: object[]; [name: string]: unknown }]>([
    ['price', { items: [{ healthpackage_price: '0.01' }] }],
    ['total', { total: '1.00', amount: '1.00', totalSen: 1 }],
    ['tax', { service_tax: '0.00', taxPercent: 0 }],
  ])('changes nothing by naming a %s', async (_what, change) => {
    const items = [
      {
        healthpackage_id: shop.packageId,
        hospital_id: shop.hospitalId,
        cart_quantity: 1,
        person_is_citizen: false,
        ...change.items?.[0],
      },
    ];
    const { id, body } = await shop.order({ ...change, items });
    expect(body.data.amount).toBe('371.00');
    expect((await shop.app.db.select().from(orders).where(eq(orders.id, id)))[0]).toMatchObject({
      subtotalSen: 35_000,
      serviceTaxSen: 2_100,
      totalSen: 37_100,
    });
  });

  test.each([[0], [-1], [1.5], [21], ['1e9'], ['abc']])('is refused with a quantity of %s', async (quantity) => {
    expect(
      (
        await shop.order({
          items: [{ healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: quantity }],
        })
      ).status,
    ).toBe(422);
  });

  test('is refused with a total that it did not see, a package that is not there, and a hospital that does not do it', async () => {
    const item = { healthpackage_id: shop.packageId, hospital_id: shop.hospitalId, cart_quantity: 1 };
    expect((await shop.order({ agreed_total: '1.00' })).body.code).toBe('total_changed');
    expect((await shop.order({ items: [{ ...item, healthpackage_id: 999_999 }] })).status).toBe(404);
    expect((await shop.order({ items: [{ ...item, hospital_id: shop.hospitalId + 1 }] })).status).toBe(422);
  });

  test('cannot make the hosted page take another amount for the order', async () => {
    const { link } = await fresh();
    const changed = new URL(link);
    changed.searchParams.set('amount', '1.01');
    await expect(shop.pay(changed.href)).rejects.toThrow('Your payment info format is not correct !');
  });
});

test('no key of the gateway stands in any page, script or answer', async () => {
  const { link, id, guest } = await fresh();
  const seen = [
    link,
    JSON.stringify((await shop.api('GET', `order/${id}`, undefined, guest.headers)).body),
    await (await shop.request(new URL(link).pathname + new URL(link).search)).text(),
  ];
  for (const text of seen) expect(text).not.toMatch(/simulated-(verify|secret)-key/);
});

const fresh = () => shop.order();

function hashOf(fields: Record<string, string>): string {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const value = (name: string) => fields[name] ?? '';
  const first = md5(['tranID', 'orderid', 'status', 'domain', 'amount', 'currency'].map(value).join(''));
  return md5(value('paydate') + value('domain') + first + value('appcode') + settings.secretKey);
}
