/** Buyers who order and pay, a gateway that notifies twice, late or never, and an attacker who forges its notices. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sandboxSettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { answerFields, type Simulation } from '#src/platform/payment-gateway/simulator-notices.server.ts';
import { insertPayment, type SimulatedPayment } from '#src/platform/payment-gateway/simulator.store.server.ts';
import { callApi, newAddress, postForm, send, type Answer } from './fault-calls.ts';
import type { FaultSite } from './fault-site.ts';

const simulation = { settings: sandboxSettings('http://localhost') } as Simulation;

export interface Wares {
  packageId: number;
  /** Each has places of its own, so that buyers do not all wait for one row. */
  hospitalIds: number[];
}

export interface Placed {
  orderId: string;
  amount: string;
}

/** How an order is paid, and how that is notified. */
const fates = {
  doubled: 35,
  notified: 20,
  late: 10,
  lost: 5,
  paidTwice: 5,
  failed: 5,
  forged: 10,
  forgedAndPaid: 10,
} as const;
export type Fate = keyof typeof fates;

export interface PaymentTraffic {
  counts: Record<Fate, number>;
  /** Buyers without a clear answer for a minute. */
  gaveUp: number;
  notices: number;
  forged: { sent: number; taken: number };
  finished: () => number;
  run(): Promise<void>;
}

export function paymentTraffic(
  site: FaultSite,
  wares: Wares,
  plan: { orders: number; buyers: number; asksGateway: boolean; goesOn: () => boolean },
): PaymentTraffic {
  const counts = Object.fromEntries(Object.keys(fates).map((fate) => [fate, 0])) as Record<Fate, number>;
  const traffic = { counts, gaveUp: 0, notices: 0, forged: { sent: 0, taken: 0 } };
  let begun = 0;
  let finished = 0;
  const buyer = async (): Promise<void> => {
    while (begun < plan.orders || plan.goesOn()) {
      begun += 1;
      const chosen = chooseFate();
      const fate = chosen === 'lost' && !plan.asksGateway ? 'late' : chosen;
      const placed = await placeOrder(site, wares);
      if (!placed) {
        traffic.gaveUp += 1;
        begun -= 1;
        continue;
      }
      counts[fate] += 1;
      await meet({ site, traffic }, fate, placed);
      finished += 1;
    }
  };
  return Object.assign(traffic, {
    finished: () => finished,
    run: async () => void (await Promise.all(Array.from({ length: plan.buyers }, buyer))),
  });
}

function chooseFate(): Fate {
  const total = Object.values(fates).reduce((sum, share) => sum + share, 0);
  let left = Math.random() * total;
  for (const [fate, share] of Object.entries(fates)) if ((left -= share) < 0) return fate as Fate;
  return 'notified';
}

interface Scene {
  site: FaultSite;
  traffic: { notices: number; forged: { sent: number; taken: number } };
}

async function meet(scene: Scene, fate: Fate, placed: Placed): Promise<void> {
  const { site } = scene;
  if (fate === 'forged' || fate === 'forgedAndPaid') await forge(scene, placed);
  if (fate === 'forged') return;
  const payment = await payAtGateway(site, placed, fate === 'failed' ? '11' : '00');
  if (fate === 'lost') return bringRequeryForward(site, placed.orderId);
  if (fate === 'late') await pause(2_000 + Math.random() * 8_000);
  if (fate === 'doubled') await doubled(scene, payment);
  else await notify(scene, payment);
  if (fate === 'paidTwice') await notify(scene, await payAtGateway(site, placed, '00'));
  if (fate === 'failed') await forge(scene, placed);
}

/** Notification, its repetitions and the browser's return, all at once. */
async function doubled(scene: Scene, payment: SimulatedPayment): Promise<void> {
  await Promise.all([
    notify(scene, payment),
    notify(scene, payment),
    deliver(scene, '/payment/callback', fieldsOf(payment, '1')),
    deliver(scene, '/payment/callback', fieldsOf(payment, '1')),
    deliver(scene, '/payment/return', fieldsOf(payment)),
  ]);
}

export function notify(scene: Scene, payment: SimulatedPayment): Promise<Answer | undefined> {
  return deliver(scene, '/payment/notify', fieldsOf(payment, '2'));
}

/** As the gateway does: repeated until it is acknowledged. */
async function deliver(
  { site, traffic }: Scene,
  path: string,
  fields: Record<string, string>,
): Promise<Answer | undefined> {
  traffic.notices += 1;
  const reply = await send(() => post(site.origin(), path, fields));
  return reply.answer;
}

export function post(origin: string, path: string, fields: Record<string, string>): Promise<Answer> {
  return postForm(origin, { path, body: fields, address: newAddress(), headers: { origin: 'https://pay.fiuu.com' } });
}

export function fieldsOf(payment: SimulatedPayment, nbcb?: '1' | '2'): Record<string, string> {
  return answerFields(simulation, payment, { status: payment.status, ...(nbcb ? { nbcb } : {}) });
}

/**
 * What an attacker without the gateway's secret can send: an invented payment, a changed amount, another order's
 * success.
 */
async function forge({ site, traffic }: Scene, { orderId, amount }: Placed): Promise<void> {
  const madeUp = paymentRow({ orderId, amount }, '00');
  const fields = fieldsOf(
    { ...madeUp, id: 900_000_000 + Math.floor(Math.random() * 1_000_000) } as SimulatedPayment,
    '2',
  );
  const forgeries = [
    { ...fields, skey: fields['skey']!.replace(/./g, (digit) => (digit === '0' ? '1' : '0')) },
    { ...fields, amount: '0.01' },
    { ...fieldsOf({ ...madeUp, id: 1, status: '11' } as SimulatedPayment, '2'), status: '00' },
    { ...fields, skey: '' },
  ];
  for (const forgery of forgeries) {
    const answer = await deliver({ site, traffic }, '/payment/notify', forgery);
    traffic.forged.sent += 1;
    if (answer?.status === 200) traffic.forged.taken += 1;
  }
}

/** The buyer pays on the gateway's page; no notice has been sent. */
export function payAtGateway(site: FaultSite, placed: Placed, status: '00' | '11'): Promise<SimulatedPayment> {
  return untilDone(() => site.db.transaction((tx) => insertPayment(tx, paymentRow(placed, status))));
}

function paymentRow({ orderId, amount }: Placed, status: '00' | '11') {
  const now = new Date();
  return {
    merchantId: simulation.settings.merchantId,
    orderId,
    amount,
    currency: 'MYR',
    channel: 'credit',
    status,
    returnUrl: 'http://localhost/payment/return',
    createdAt: now,
    payDate: now.toISOString().slice(0, 19).replace('T', ' '),
    appCode: status === '00' ? '123456' : '',
    isReversed: false,
    returnAcknowledgedAt: null,
  };
}

/** As if ten minutes had passed: then the gateway is asked. Nothing else helps the order. */
async function bringRequeryForward(site: FaultSite, orderId: string): Promise<void> {
  await untilDone(() =>
    site.db.execute(sql`update payment_requests set next_requery_at = now() where order_id = ${orderId}`),
  );
}

/** A buyer who presses the button again when no answer comes: the same key, so that there is one order. */
export async function placeOrder(site: FaultSite, { packageId, hospitalIds }: Wares): Promise<Placed | undefined> {
  const address = newAddress();
  const name = randomUUID();
  const hospitalId = hospitalIds[Math.floor(Math.random() * hospitalIds.length)];
  const got = await send(() => callApi(site.origin(), { path: 'auth/token', body: { action: 'get_token' }, address }));
  const items = Array.from({ length: 1 + Math.floor(Math.random() * 2) }, (_, index) => ({
    healthpackage_id: packageId,
    hospital_id: hospitalId,
    cart_quantity: 1 + Math.floor(Math.random() * 3),
    person_name: `Person ${index}`,
    // Service tax makes sums that are not round.
    person_is_citizen: Math.random() < 0.5,
  }));
  const body = {
    buyer: { name: 'Aminah binti Yusof', email: `${name}@example.test`, phone: '0123456789' },
    terms_version: '2026-11-01',
    items,
  };
  const headers = { authorization: `Bearer ${got.answer?.body?.token}`, 'idempotency-key': name };
  const reply = await send(() => callApi(site.origin(), { path: 'order/add', body, address, headers }));
  const placed = reply.answer?.body?.data;
  if (reply.outcome === 'refused') throw new Error(`No order was made: ${JSON.stringify(reply.answer)}`);
  return placed && { orderId: placed.orderID, amount: placed.amount };
}

async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 100) throw error;
      await pause(200);
    }
  }
}
