/**
 * The simulated gateway's notices to the merchant: signed with the real formula, repeated until they are
 * acknowledged.
 */
import type { App } from '../app.ts';
import { inTransaction } from '../db/transaction.ts';
import { startPoller, type Poller } from '../jobs/poller.server.ts';
import type { Send } from '../http/send.ts';
import { answerKey } from './gateway-signatures.server.ts';
import type { GatewaySettings } from './gateway-settings.ts';
import {
  findPayment,
  findSentNotice,
  insertNotices,
  insertPayment,
  leaseDueNotices,
  updateNoticeAcknowledged,
  updatePayment,
  type SimulatedNotice,
  type SimulatedPayment,
} from './simulator.store.server.ts';

/** Outcomes that the page offers. */
export const simulatedOutcomes = ['success', 'failure', 'pending', 'pending_failure'] as const;
export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

export interface Simulation {
  app: Pick<App, 'db' | 'clock' | 'random' | 'logger' | 'metrics' | 'config'>;
  settings: GatewaySettings;
  /** Sends a notice to the merchant. */
  deliver: Send;
}

/** The real gateway waits fifteen minutes; that is too long for a demonstration. */
const retryMs = 15_000;
const duplicateMs = 2_000;
const laterMs = 30_000;
/** The first sending and three repetitions. */
const maximumTries = 4;
export const acknowledgement = 'CBTOKEN:MPSTATOK';

export interface SimulatedRequest {
  orderId: string;
  amount: string;
  currency: string;
  channel: string;
  returnUrl: string;
  notifyUrl: string;
  callbackUrl: string;
}

/**
 * Stores the buyer's choice and queues the notification, one deliberate duplicate and, for a pending payment, the
 * later callback.
 */
export async function recordOutcome(
  { app, settings }: Simulation,
  request: SimulatedRequest,
  outcome: SimulatedOutcome,
): Promise<SimulatedPayment> {
  const now = app.clock.now();
  const status = { success: '00', failure: '11', pending: '22', pending_failure: '22' }[outcome];
  const { orderId, amount, currency, channel, returnUrl, notifyUrl, callbackUrl } = request;
  return inTransaction(app.db, async (tx) => {
    const payment = await insertPayment(tx, {
      merchantId: settings.merchantId,
      orderId,
      amount,
      currency,
      channel,
      status,
      returnUrl,
      createdAt: now,
      payDate: malaysianTime(now),
      appCode: status === '00' ? app.random.digits(6) : '',
    });
    const notice = { paymentId: payment.id, notifyUrl, callbackUrl, kind: 'notification' as const, status };
    const after = (ms: number) => new Date(now.getTime() + ms);
    const final = outcome === 'pending' ? '00' : '11';
    await insertNotices(tx, [
      { ...notice, dueAt: now },
      { ...notice, dueAt: after(duplicateMs) },
      ...(status === '22' ? [{ ...notice, kind: 'callback' as const, status: final, dueAt: after(laterMs) }] : []),
    ]);
    return payment;
  });
}

/** The signed fields of an answer; `nbcb` is absent on a return. */
export function answerFields(
  { settings }: Simulation,
  payment: SimulatedPayment,
  notice: { status: string; nbcb?: '1' | '2' },
): Record<string, string> {
  const signed = {
    tranID: String(payment.id),
    orderid: payment.orderId,
    status: notice.status,
    domain: payment.merchantId,
    amount: payment.amount,
    currency: payment.currency,
    paydate: payment.payDate,
    appcode: payment.appCode,
  };
  return {
    ...(notice.nbcb ? { nbcb: notice.nbcb } : {}),
    ...signed,
    channel: payment.channel,
    error_code: notice.status === '11' ? 'P01' : '',
    error_desc: notice.status === '11' ? 'Declined by the simulated bank' : '',
    extraP: '{}',
    skey: answerKey(signed, settings.secretKey),
  };
}

/**
 * Sends the notices that are due. The first goes to the notification URL; every repetition is a callback, as with the
 * real gateway.
 */
export async function deliverDueNotices(simulation: Simulation, paymentId?: number): Promise<void> {
  const { app } = simulation;
  const now = app.clock.now();
  const lease = {
    now,
    nextAt: new Date(now.getTime() + retryMs),
    maximumTries,
    ...(paymentId === undefined ? {} : { paymentId }),
  };
  for (const notice of await leaseDueNotices(app.db, lease)) await deliverNotice(simulation, notice);
}

/** Sends due notices in the background until stopped. */
export function startSimulatedDeliveries(simulation: Simulation): Poller {
  return startPoller(simulation.app, { name: 'simulated-payment-notices', work: () => deliverDueNotices(simulation) });
}

/** Receives the echo of a notification or a return; every field must come back as it was sent, with treq=1. */
export async function takeEcho(simulation: Simulation, echo: Record<string, string>): Promise<boolean> {
  const { app } = simulation;
  const payment = await findPayment(app.db, Number(echo['tranID']) || 0);
  if (!payment || echo['treq'] !== '1') return false;
  const nbcb = echo['nbcb'] === '1' || echo['nbcb'] === '2' ? ({ nbcb: echo['nbcb'] } as const) : {};
  const sent = answerFields(simulation, payment, { status: echo['status'] ?? '', ...nbcb });
  if (Object.entries(sent).some(([name, value]) => echo[name] !== value)) return false;
  if (!echo['nbcb']) await updatePayment(app.db, payment.id, { returnAcknowledgedAt: app.clock.now() });
  const notice = echo['nbcb'] ? await findSentNotice(app.db, payment.id, echo['status'] ?? '') : undefined;
  if (notice) await updateNoticeAcknowledged(app.db, notice.id, app.clock.now());
  return true;
}

async function deliverNotice(simulation: Simulation, notice: SimulatedNotice): Promise<void> {
  const { app, deliver } = simulation;
  const found = await findPayment(app.db, notice.paymentId);
  if (!found) return;
  if (notice.kind === 'callback' && found.status === '22')
    await updatePayment(app.db, found.id, settledNow(simulation, notice.status));
  const payment = (await findPayment(app.db, found.id))!;
  const isCallback = notice.kind === 'callback' || notice.tries > 1;
  const body = new URLSearchParams(
    answerFields(simulation, payment, { status: notice.status, nbcb: isCallback ? '1' : '2' }),
  );
  const response = await deliver(isCallback ? notice.callbackUrl : notice.notifyUrl, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (isCallback && response?.ok && (await response.text()) === acknowledgement)
    await updateNoticeAcknowledged(app.db, notice.id, app.clock.now());
}

/** The changes of a payment that is settled: a pending payment gets its approval code. */
function settledNow({ app }: Simulation, status: string): Partial<SimulatedPayment> {
  return { status, payDate: malaysianTime(app.clock.now()), appCode: status === '00' ? app.random.digits(6) : '' };
}

function malaysianTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
