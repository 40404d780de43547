import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refundAnswerKey, requeryAnswerKey } from '#src/platform/payment-gateway/gateway-signatures.server.ts';
import { sandboxSettings, type GatewaySettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { sendRefunds, requeryOrder, requerySilentPayments } from '#src/features/shop/payments/payments.server.ts';
import { insertManyOrders } from '#src/features/shop/orders/many-orders.fixture.ts';
import { expireOrders, orderPayments } from './settle-orders.server.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';

const minuteMs = 60_000;
const pendingOrders = 150;

/**
 * A gateway over HTTP that answers 'pending' to everything; records the requests by order or refund, with the time of
 * the test clock.
 */
let server: Server;
let settings: GatewaySettings;
let asked: { about: string; at: number }[] = [];
/** Awaited before an answer is given. */
let beforeAnswer: (about: string) => Promise<void> = async () => undefined;

let shop: Shop;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const about = fields['oID'] ?? fields['RefID']!;
      asked.push({ about, at: shop.clock.now().getTime() });
      await beforeAnswer(about);
      response.end(fields['oID'] ? pendingPayment(fields) : pendingRefund(fields));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  settings = { ...sandboxSettings('http://localhost:3000'), apiUrl: `http://127.0.0.1:${port}/RMS` };
  shop = await openShop({ paymentMerchant: settings });
});
afterEach(() => {
  asked = [];
  beforeAnswer = async () => undefined;
});
afterAll(async () => {
  await shop.close();
  server.closeAllConnections();
  server.close();
});

function pendingPayment({ oID = '', amount = '' }: Record<string, string>): string {
  const values = {
    StatCode: '22',
    TranID: `${oID.charCodeAt(1)}${oID.slice(2)}`,
    Amount: amount,
    Domain: settings.merchantId,
    Currency: 'MYR',
    Channel: 'FPX_B2B',
    VrfKey: requeryAnswerKey(settings, { amount, id: oID, statCode: '22' }),
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

function pendingRefund({ RefID = '', TxnID = '1', Amount = '1.00' }: Record<string, string>): string {
  const fields = { refundId: RefID, gatewayRefundId: '7', transactionId: TxnID, amount: Amount, status: '22' };
  const Signature = refundAnswerKey(settings, fields);
  return JSON.stringify({ RefID, RefundID: '7', TxnID, Amount, Status: '22', Signature });
}

/** Orders past their hour: the first `count` have a pending payment, by letter. */
async function insertOverdue(letter: string, kind: 'pending' | 'unpaid', count: number, overdueMinutes: number) {
  const expiresAt = new Date(shop.clock.now().getTime() - overdueMinutes * minuteMs);
  const placedAt = new Date(expiresAt.getTime() - 60 * minuteMs);
  await insertManyOrders(shop.app, {
    letter,
    kind,
    count,
    totalSen: 20_000,
    placedAt,
    expiresAt,
    hospitalId: shop.hospitalId,
  });
}

const statesOf = async (letter: string) => {
  const { rows } = await shop.app.db.execute<{ state: string; count: string }>(
    sql`select state, count(*) from orders where id like ${`M${letter}%`} group by state order by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
};
const timesAsked = (about: string) => asked.filter((one) => one.about === about).map(({ at }) => at);

describe('150 orders whose payments the bank considers', () => {
  test('are each asked about once in five minutes at most, and hold up the end of no other order', async () => {
    await insertOverdue('P', 'pending', pendingOrders, 30);
    await insertOverdue('U', 'unpaid', 3, 5);
    expect(await expireOrders(shop.app)).toBe(3);
    expect(await statesOf('U')).toEqual({ expired: 3 });
    for (let minute = 0; minute < 26; minute += 1) {
      await requerySilentPayments(shop.app, orderPayments);
      // A buyer who reloads again and again causes no more requests.
      await requeryOrder(shop.app, orderPayments, 'MP00000001');
      await expireOrders(shop.app);
      if (minute === 0) expect(new Set(asked.map(({ about }) => about)).size).toBe(pendingOrders);
      shop.clock.advance(minuteMs);
    }
    expect(await statesOf('P')).toEqual({ pending: pendingOrders });
    const buyers = timesAsked('MP00000001');
    expect(buyers).toHaveLength(6);
    for (const about of new Set(asked.map((one) => one.about))) {
      const times = timesAsked(about);
      expect(times.every((at, index) => index === 0 || at - times[index - 1]! >= 5 * minuteMs)).toBe(true);
    }
    expect(timesAsked('MP00000150')).toHaveLength(3);
  }, 300_000);

  test('end after a week in which the bank has not decided', async () => {
    shop.clock.advance(8 * 24 * 60 * minuteMs);
    expect(await expireOrders(shop.app)).toBe(pendingOrders);
    expect(await statesOf('P')).toEqual({ expired: pendingOrders });
  }, 300_000);
});

test('an answer that is slow holds up no other order', async () => {
  await insertOverdue('S', 'pending', 20, 10);
  const others = new Set<string>();
  let release = () => undefined as void;
  const allOthers = new Promise<void>((done) => (release = done));
  beforeAnswer = async (about) => {
    // The order that waited longest is answered after all others.
    if (about === 'MS00000001') return allOthers;
    if (about.startsWith('MS')) others.add(about);
    if (others.size === 19) release();
  };
  expect(await requerySilentPayments(shop.app, orderPayments)).toBeGreaterThanOrEqual(20);
  expect(timesAsked('MS00000001')).toHaveLength(1);
  const { rows } = await shop.app.db.execute<{ heard: string }>(
    sql`select count(distinct order_id) as heard from payment_messages where kind = 'requery' and order_id like 'MS%'`,
  );
  expect(Number(rows[0]!.heard)).toBe(20);
});

test('120 refunds that the gateway considers are not asked about each minute, and a new one is sent at once', async () => {
  await insertOverdue('R', 'unpaid', 121, 10);
  const at = shop.clock.now().toISOString();
  await shop.app.db
    .execute(sql`insert into refunds (id, reference, order_id, payment_id, amount_sen, reason, state, created_at, updated_at)
    select gen_random_uuid(), 'REF' || right(p.order_id, 4), p.order_id, p.id, 100, 'goodwill',
      case when p.order_id = 'MR00000121' then 'approved' else 'sent' end, ${at}::timestamptz + right(p.order_id, 4)::int * interval '1 millisecond', ${at}
    from payments p where p.order_id like 'MR%'`);
  await sendRefunds(shop.app, orderPayments);
  expect(asked).toHaveLength(121);
  expect(timesAsked('REF0121')).toHaveLength(1);
  for (let minute = 0; minute < 4; minute += 1) {
    shop.clock.advance(minuteMs);
    await sendRefunds(shop.app, orderPayments);
  }
  expect(asked).toHaveLength(121);
  shop.clock.advance(minuteMs);
  await sendRefunds(shop.app, orderPayments);
  expect(asked).toHaveLength(242);
});
