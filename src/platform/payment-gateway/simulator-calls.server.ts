/**
 * The simulated gateway's calls for merchants: requery, refund and reversal, with the real formulas and answer
 * formats.
 */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { senOf } from './gateway-amount.ts';
import {
  isSameSignature,
  refundAnswerKey,
  refundInquiryKey,
  refundKey,
  requeryAnswerKey,
  requeryKey,
  reversalAnswerKey,
  reversalKey,
} from './gateway-signatures.server.ts';
import { takeEcho, type Simulation } from './simulator-notices.server.ts';
import {
  findPayment,
  findPaymentOfOrder,
  findRefund,
  insertRefund,
  listRefunds,
  updatePayment,
  type SimulatedPayment,
  type SimulatedRefund,
} from './simulator.store.server.ts';

const statNames: Record<string, string> = { '00': 'captured', '11': 'failed', '22': 'pending' };
const refundSettlesMs = 30_000;
const refundDays = 180;
const dayMs = 86_400_000;

/** The routes below /RMS of the simulated API host. */
export function simulatedCalls(simulation: Simulation): Hono {
  const calls = new Hono();
  calls.post('/query/q_by_oid.php', async (c) => answerRequery(simulation, c, 'oID'));
  calls.post('/q_by_tid.php', async (c) => answerRequery(simulation, c, 'txID'));
  calls.post('/API/gate-query/index.php', async (c) => answerRequery(simulation, c, 'txID'));
  calls.post('/API/chkstat/returnipn.php', async (c) =>
    c.text((await takeEcho(simulation, await formOf(c))) ? 'OK' : 'Invalid', 200),
  );
  calls.post('/API/refundAPI/index.php', async (c) => c.json(await refund(simulation, await formOf(c))));
  calls.post('/API/refundAPI/q_by_refID.php', async (c) => c.json(await inquire(simulation, await formOf(c))));
  calls.post('/API/refundAPI/refund.php', async (c) => c.text(await reverse(simulation, await formOf(c))));
  return calls;
}

/** The text fields of a posted form. */
export async function formOf(c: Context): Promise<Record<string, string>> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

async function answerRequery({ app, settings }: Simulation, c: Context, by: 'oID' | 'txID') {
  const asked = await formOf(c);
  const id = asked[by] ?? '';
  const isSigned =
    asked['domain'] === settings.merchantId &&
    isSameSignature(asked['skey'] ?? '', requeryKey(settings, id, asked['amount'] ?? ''));
  if (!isSigned) return c.text('Error: invalid skey', 200);
  const payment = by === 'oID' ? await findPaymentOfOrder(app.db, id) : await findPayment(app.db, Number(id) || 0);
  if (!payment)
    return c.text(lines({ StatCode: '', StatName: 'unknown', ErrorCode: 'Q01', ErrorDesc: 'No transaction found' }));
  return c.text(
    lines({
      StatCode: payment.status,
      StatName: payment.isReversed ? 'cancelled' : statNames[payment.status]!,
      TranID: String(payment.id),
      Amount: payment.amount,
      Domain: payment.merchantId,
      OrderID: payment.orderId,
      Channel: payment.channel,
      Currency: payment.currency,
      ErrorCode: '',
      ErrorDesc: '',
      VrfKey: requeryAnswerKey(settings, { amount: payment.amount, id, statCode: payment.status }),
    }),
  );
}

async function refund({ app, settings }: Simulation, asked: Record<string, string>) {
  const { RefID = '', TxnID = '', Amount = '', Signature = '' } = asked;
  const now = app.clock.now();
  if (!isSameSignature(Signature, refundKey(settings, { refundId: RefID, transactionId: TxnID, amount: Amount })))
    return refused('PR008', 'Invalid signature');
  const payment = await findPayment(app.db, Number(TxnID) || 0);
  if (!payment || payment.status !== '00' || payment.isReversed) return refused('PR009', 'Transaction not found');
  if (payment.channel !== 'credit' && !asked['BeneficiaryAccNo'])
    return refused('PR014', 'Beneficiary bank details required');
  if (now.getTime() - payment.createdAt.getTime() > refundDays * dayMs) return refused('PR017', 'Transaction too old');
  if (!(await hasRoom(app.db, payment, Amount))) return refused('PR011', 'Amount exceeds the transaction');
  const row = await insertRefund(app.db, {
    refundId: RefID,
    paymentId: payment.id,
    amount: Amount,
    fields: asked,
    createdAt: now,
  });
  return row ? signedRefund(settings, row, '22') : refused('PR016', 'Duplicate RefID');
}

async function hasRoom(db: Simulation['app']['db'], payment: SimulatedPayment, amount: string): Promise<boolean> {
  const before = (await listRefunds(db, payment.id)).reduce((sum, one) => sum + (senOf(one.amount) ?? 0), 0);
  const wanted = senOf(amount);
  return wanted !== null && wanted > 0 && before + wanted <= (senOf(payment.amount) ?? 0);
}

async function inquire({ app, settings }: Simulation, asked: Record<string, string>) {
  const refundId = asked['RefID'] ?? '';
  if (!isSameSignature(asked['Signature'] ?? '', refundInquiryKey(settings, refundId)))
    return refused('PR008', 'Invalid signature');
  const row = await findRefund(app.db, refundId);
  const isSettled = row && app.clock.now().getTime() - row.createdAt.getTime() >= refundSettlesMs;
  return row ? [signedRefund(settings, row, isSettled ? '00' : '22')] : [];
}

function signedRefund(settings: Simulation['settings'], row: SimulatedRefund, status: string) {
  const fields = {
    refundId: row.refundId,
    gatewayRefundId: String(row.id),
    transactionId: String(row.paymentId),
    amount: row.amount,
    status,
  };
  return {
    RefundType: 'P',
    MerchantID: settings.merchantId,
    RefID: row.refundId,
    RefundID: fields.gatewayRefundId,
    TxnID: fields.transactionId,
    Amount: row.amount,
    Status: status,
    Signature: refundAnswerKey(settings, fields),
  };
}

async function reverse({ app, settings }: Simulation, asked: Record<string, string>): Promise<string> {
  const id = asked['txnID'] ?? '';
  const answer = (statCode: string) =>
    lines({
      TranID: id,
      Domain: settings.merchantId,
      StatCode: statCode,
      VrfKey: reversalAnswerKey(settings, id, statCode),
    });
  if (!isSameSignature(asked['skey'] ?? '', reversalKey(settings, id))) return answer('12');
  const payment = await findPayment(app.db, Number(id) || 0);
  if (!payment || payment.status !== '00') return answer('17');
  // Only on the same day by the Malaysian calendar, because the payment's time is written in it.
  const today = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  if (!payment.payDate.startsWith(today)) return answer('14');
  await updatePayment(app.db, payment.id, { isReversed: true });
  return answer('00');
}

function refused(code: string, words: string) {
  return { error_code: code, error_desc: words };
}

function lines(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
