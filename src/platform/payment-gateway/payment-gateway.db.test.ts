import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movableClock } from '#src/platform/clock.ts';
import { sendTo, type Send } from '#src/platform/http/send.ts';
import { createMetrics } from '#src/platform/metrics/metrics.server.ts';
import { systemRandom } from '#src/platform/random.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Config } from '../app.ts';
import { sandboxSettings, type GatewaySettings } from './gateway-settings.ts';
import { hostedGateway } from './hosted-gateway.server.ts';
import { GatewayUnavailable, InvalidPayment, type GatewayAnswer, type PaymentGateway } from './payment-gateway.ts';
import { paymentSimulator } from './payment-simulator.server.ts';
import { acknowledgement, deliverDueNotices, type Simulation } from './simulator-notices.server.ts';

interface Heard {
  path: string;
  fields: Record<string, string>;
}

/** The gateway, and a merchant's site that receives its notices; `answers` says how the merchant acknowledges. */
interface Edge {
  gateway: PaymentGateway;
  settings: GatewaySettings;
  simulation: Simulation;
  clock: ReturnType<typeof movableClock>;
  heard: Heard[];
  answers: { echo: boolean; callback: string };
  pay(fields: Record<string, string>, choice?: Record<string, string>): Promise<{ status: number; html: string }>;
  close(): Promise<void>;
}

async function openEdge(isOverHttp: boolean): Promise<Edge> {
  const database: TestDatabase = await openTestDatabase();
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const merchant = 'http://merchant.test';
  const heard: Heard[] = [];
  const answers = { echo: true, callback: acknowledgement };
  const edge = new Hono();
  let origin = 'http://gateway.test';
  let server: ReturnType<typeof serve> | undefined;
  if (isOverHttp) {
    server = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const one = serve({ fetch: edge.fetch, port: 0 }, () => resolve(one));
    });
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }
  const settings = sandboxSettings(origin);
  const send: Send = isOverHttp ? fetch : sendTo((request) => edge.fetch(request));
  const gateway = hostedGateway(settings, send);
  const config = { publicOrigin: merchant } as Config;
  const simulation: Simulation = {
    settings,
    app: {
      db: database.db,
      clock,
      random: systemRandom,
      logger: pino({ level: 'silent' }),
      metrics: createMetrics(),
      config,
    },
    deliver: sendTo(async (request) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      heard.push({ path: new URL(request.url).pathname, fields });
      if (fields['nbcb'] === '2' && answers.echo) await gateway.acknowledge(fields);
      return new Response(answers.callback);
    }),
  };
  edge.route('/__sim/pay', paymentSimulator(simulation));
  return {
    gateway,
    settings,
    simulation,
    clock,
    heard,
    answers,
    async pay(fields, choice = {}) {
      const body = new URLSearchParams({ ...fields, channel: 'credit', outcome: 'success', ...choice });
      const response = await send(`${settings.pageUrl}/${settings.merchantId}/outcome`, { method: 'POST', body });
      return { status: response.status, html: await response.text() };
    },
    async close() {
      await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
      await database.close();
    },
  };
}

const wanted = (orderId: string) => ({
  amountSen: 123_450,
  orderId,
  description: 'Order for a heart check & more',
  name: 'Aminah binti Yusof',
  email: 'aminah@example.test',
  phone: '+60123456789',
  returnUrl: 'http://merchant.test/payment/return',
  notifyUrl: 'http://merchant.test/payment/notify',
  callbackUrl: 'http://merchant.test/payment/callback',
});

describe.each([
  ['the simulator in the same process', false],
  ['the real protocol over HTTP', true],
])('%s', (_name, isOverHttp) => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await openEdge(isOverHttp);
  });
  afterAll(() => edge.close());
  const returned = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
      ]),
    );
  const paidReturn = async (orderId: string, choice: Record<string, string> = {}) =>
    returned((await edge.pay(edge.gateway.paymentForm(wanted(orderId)).fields, choice)).html);

  test('the form shows amount, order and description on the hosted page, and carries no key', async () => {
    const { action, fields } = edge.gateway.paymentForm(wanted('MAAAAAAAAA'));
    expect(JSON.stringify(fields)).not.toMatch(/simulated-(verify|secret)/);
    const send = isOverHttp
      ? fetch
      : async (request: Request) => new Hono().route('/__sim/pay', paymentSimulator(edge.simulation)).fetch(request);
    for (const request of [
      new Request(action, { method: 'POST', body: new URLSearchParams(fields) }),
      new Request(edge.gateway.paymentLink(wanted('MAAAAAAAAA'))),
    ]) {
      const html = await (await send(request)).text();
      expect(html).toContain('RM 1234.50');
      expect(html).toContain('MAAAAAAAAA');
      expect(html).toContain('Order for a heart check more');
      expect(html).toContain('Simulated');
    }
  });

  test('a changed amount, order or code is refused with the gateway’s words', async () => {
    const { fields } = edge.gateway.paymentForm(wanted('MBBBBBBBBB'));
    const changes: Record<string, string>[] = [
      { amount: '1.50' },
      { amount: '1234.5' },
      { orderid: 'MCCCCCCCCC' },
      { vcode: fields['vcode']!.toUpperCase() },
      { vcode: '' },
    ];
    for (const change of changes) {
      const { status, html } = await edge.pay({ ...fields, ...change });
      expect([status, html.includes('Your payment info format is not correct !')]).toEqual([400, true]);
    }
    const plain = hostedGateway({ ...edge.settings, isExtendedCode: false }, fetch).paymentForm(wanted('MBBBBBBBBB'));
    expect((await edge.pay(plain.fields)).status).toBe(200);
  });

  test('a request that cannot be signed fails with the words of the specification', () => {
    const make = (change: object) => () => edge.gateway.paymentForm({ ...wanted('MDDDDDDDDD'), ...change });
    expect(make({ amountSen: 0 })).toThrow(new InvalidPayment('incomplete'));
    expect(make({ description: ' ' })).toThrow('Invalid data, please double confirm');
    expect(make({ amountSen: -5 })).toThrow('Invalid Amount');
    expect(make({ amountSen: 12.5 })).toThrow('Invalid Amount');
    expect(make({ orderId: '1' })).toThrow('Invalid orderID');
  });

  test('a success is notified first, then returned, both signed and believed', async () => {
    edge.heard.length = 0;
    const fields = await paidReturn('MEEEEEEEEE');
    expect(edge.heard.map(({ path, fields: { nbcb, status } }) => [path, nbcb, status])).toEqual([
      ['/payment/notify', '2', '00'],
    ]);
    expect(fields['nbcb']).toBeUndefined();
    for (const one of [fields, edge.heard[0]!.fields]) {
      expect(edge.gateway.readAnswer(one)).toMatchObject({
        orderId: 'MEEEEEEEEE',
        outcome: 'paid',
        amountSen: 123_450,
        currency: 'MYR',
        channel: 'credit',
      });
    }
    await edge.gateway.acknowledge(fields);
  });

  test('an answer that was changed, or signed for another merchant, is not believed', async () => {
    const fields = await paidReturn('MFFFFFFFFF');
    const changes: Record<string, string>[] = [
      { amount: '1.00' },
      { orderid: 'MGGGGGGGGG' },
      { status: '11' },
      { currency: 'IDR' },
      { tranID: '1' },
      { paydate: '2026-11-23 09:00:01' },
      { appcode: 'X' },
      { skey: '' },
    ];
    for (const change of changes) expect(edge.gateway.readAnswer({ ...fields, ...change })).toBe('forged');
    expect(edge.gateway.readAnswer({ ...fields, domain: 'SB_other' })).toBe('wrong_merchant');
    // The signature has no separators: digits moved from the transaction to the order give the same hash, but no such
    // order id exists.
    const moved = {
      ...fields,
      tranID: fields['tranID']!.slice(0, -1),
      orderid: fields['tranID']!.slice(-1) + fields['orderid']!,
    };
    expect(edge.gateway.readAnswer(moved)).toBe('malformed');
  });

  test('a notice is sent twice on purpose, and repeated as a callback until it is acknowledged, three times at most', async () => {
    edge.answers.echo = false;
    edge.answers.callback = 'OK';
    edge.heard.length = 0;
    const { tranID } = await paidReturn('MHHHHHHHHH');
    for (let round = 0; round < 6; round += 1) {
      edge.clock.advance(16_000);
      await deliverDueNotices(edge.simulation);
    }
    const kinds = edge.heard.filter(({ fields }) => fields['tranID'] === tranID).map(({ fields }) => fields['nbcb']);
    expect(kinds.toSorted()).toEqual(['1', '1', '1', '1', '1', '1', '2', '2']);
    edge.answers.echo = true;
    edge.answers.callback = acknowledgement;
    edge.heard.length = 0;
    await paidReturn('MJJJJJJJJJ');
    for (let round = 0; round < 3; round += 1) {
      edge.clock.advance(16_000);
      await deliverDueNotices(edge.simulation);
    }
    expect(edge.heard.map(({ fields }) => fields['nbcb'])).toEqual(['2', '2']);
  });

  test('a pending payment is called back later, paid or declined', async () => {
    for (const [choice, outcome] of [
      ['pending', 'paid'],
      ['pending_failure', 'failed'],
    ] as const) {
      edge.heard.length = 0;
      const orderId = choice === 'pending' ? 'MKKKKKKKKK' : 'MLLLLLLLLL';
      expect(edge.gateway.readAnswer(await paidReturn(orderId, { outcome: choice, channel: 'FPX_B2B' }))).toMatchObject(
        { outcome: 'pending' },
      );
      expect(await edge.gateway.requery({ orderId, amountSen: 123_450 })).toMatchObject({ outcome: 'pending' });
      edge.clock.advance(31_000);
      await deliverDueNotices(edge.simulation);
      const callback = edge.heard.find(({ path }) => path === '/payment/callback')!;
      expect(edge.gateway.readAnswer(callback.fields)).toMatchObject({ outcome, orderId });
      expect(await edge.gateway.requery({ orderId, amountSen: 123_450 })).toMatchObject({ outcome });
    }
  });

  test('a closed tab leaves nothing; a tab closed after paying leaves the notification', async () => {
    edge.heard.length = 0;
    const { fields } = edge.gateway.paymentForm(wanted('MMMMMMMMMM'));
    expect((await edge.pay(fields, { outcome: 'closed' })).html).not.toContain('<form');
    expect(edge.heard).toEqual([]);
    expect(await edge.gateway.requery({ orderId: 'MMMMMMMMMM', amountSen: 123_450 })).toEqual({ outcome: 'unknown' });
    expect((await edge.pay(fields, { stay: 'yes' })).html).not.toContain('<form');
    expect(edge.heard).toHaveLength(1);
  });

  test('requery tells a success among failures, and its own signature is checked', async () => {
    await paidReturn('MNNNNNNNNN', { outcome: 'failure' });
    expect(await edge.gateway.requery({ orderId: 'MNNNNNNNNN', amountSen: 123_450 })).toMatchObject({
      outcome: 'failed',
    });
    const { tranID } = await paidReturn('MNNNNNNNNN');
    await paidReturn('MNNNNNNNNN', { outcome: 'failure' });
    expect(await edge.gateway.requery({ orderId: 'MNNNNNNNNN', amountSen: 123_450 })).toEqual({
      outcome: 'paid',
      transactionId: tranID,
      amountSen: 123_450,
      currency: 'MYR',
      channel: 'credit',
    });
    const liar = hostedGateway(
      edge.settings,
      async () =>
        new Response(
          `StatCode: 00\nTranID: ${tranID}\nAmount: 1234.50\nDomain: ${edge.settings.merchantId}\nVrfKey: 0`,
        ),
    );
    expect(await liar.requery({ orderId: 'MNNNNNNNNN', amountSen: 123_450 })).toEqual({ outcome: 'unknown' });
  });

  test('a refund is pending, then done; never twice, never more than was paid, never with a wrong signature', async () => {
    const { tranID: transactionId = '' } = await paidReturn('MPPPPPPPPP');
    expect(await edge.gateway.refund({ refundId: 'RAAAAAAAAA', transactionId, amountSen: 100_000 })).toMatchObject({
      outcome: 'pending',
    });
    expect(await edge.gateway.refund({ refundId: 'RAAAAAAAAA', transactionId, amountSen: 1_000 })).toMatchObject({
      outcome: 'failed',
      errorCode: 'PR016',
    });
    expect(await edge.gateway.refund({ refundId: 'RBBBBBBBBB', transactionId, amountSen: 100_000 })).toMatchObject({
      outcome: 'failed',
      errorCode: 'PR011',
    });
    edge.clock.advance(31_000);
    expect(await edge.gateway.findRefund('RAAAAAAAAA')).toMatchObject({ outcome: 'done' });
    expect(await edge.gateway.findRefund('RZZZZZZZZZ')).toBeNull();
    const stranger = hostedGateway(
      { ...edge.settings, secretKey: 'another secret key' },
      isOverHttp
        ? fetch
        : sendTo((request) => new Hono().route('/__sim/pay', paymentSimulator(edge.simulation)).fetch(request)),
    );
    expect(await stranger.refund({ refundId: 'RCCCCCCCCC', transactionId, amountSen: 100 })).toMatchObject({
      outcome: 'failed',
      errorCode: 'PR008',
    });
  });

  test('other channels than cards need a bank account; an old payment cannot be refunded', async () => {
    const { tranID: transactionId = '' } = await paidReturn('MQQQQQQQQQ', { channel: 'fpx' });
    expect(await edge.gateway.refund({ refundId: 'RDDDDDDDDD', transactionId, amountSen: 100 })).toMatchObject({
      errorCode: 'PR014',
    });
    const bank = { code: 'MBBEMYKL', holder: 'Aminah binti Yusof', account: '1234567890' };
    expect(await edge.gateway.refund({ refundId: 'REEEEEEEEE', transactionId, amountSen: 100, bank })).toMatchObject({
      outcome: 'pending',
    });
    edge.clock.advance(181 * 86_400_000);
    expect(await edge.gateway.refund({ refundId: 'RFFFFFFFFF', transactionId, amountSen: 100, bank })).toMatchObject({
      errorCode: 'PR017',
    });
  });

  test('a payment is taken back on its own day and not after', async () => {
    const first = await paidReturn('MRRRRRRRRR');
    expect(await edge.gateway.reverse(first['tranID']!)).toBe('done');
    const second = await paidReturn('MSSSSSSSSS');
    edge.clock.advance(86_400_000);
    expect(await edge.gateway.reverse(second['tranID']!)).toBe('failed');
  });
});

test('a gateway that does not answer, or answers without end, is given up after a few tries', async () => {
  let tries = 0;
  const silent = hostedGateway(sandboxSettings('http://gateway.test'), async () => {
    tries += 1;
    throw new Error('no route');
  });
  await expect(silent.requery({ orderId: 'MAAAAAAAAA', amountSen: 100 })).rejects.toThrow(GatewayUnavailable);
  expect(tries).toBe(3);
  const endless = hostedGateway(sandboxSettings('http://gateway.test'), async () => new Response('x'.repeat(100_000)));
  await expect(endless.requery({ orderId: 'MAAAAAAAAA', amountSen: 100 })).rejects.toThrow(GatewayUnavailable);
  const broken = hostedGateway(
    sandboxSettings('http://gateway.test'),
    async () => new Response('oops', { status: 500 }),
  );
  await expect(broken.refund({ refundId: 'RAAAAAAAAA', transactionId: '1', amountSen: 100 })).rejects.toThrow(
    GatewayUnavailable,
  );
});

test('an answer is only believed when its shape is right', () => {
  const gateway = hostedGateway(sandboxSettings('http://gateway.test'), fetch);
  const read = (fields: Record<string, string>): GatewayAnswer | string => gateway.readAnswer(fields);
  expect(read({})).toBe('malformed');
  expect(
    read({
      tranID: '1',
      orderid: 'MAAAAAAAAA',
      status: '01',
      domain: 'SB_sandbox',
      amount: '1.00',
      currency: 'MYR',
      paydate: '2026-11-23 09:00:00',
      skey: 'x',
    }),
  ).toBe('malformed');
});
