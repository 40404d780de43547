/**
 * The gateway's three addresses. They use no session and no CSRF token: only a valid signature authenticates a
 * message.
 */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  GatewayUnavailable,
  type AnswerRefusal,
  type GatewayAnswer,
} from '#src/platform/payment-gateway/payment-gateway.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { findRequest, insertMessage, type MessageRow } from './data/payments.store.server.ts';
import { isKnownPaid, requeryOrder } from './requery.server.ts';
import { resultToken } from './result-token.server.ts';
import { applyAnswer, type PaymentSubject, type Ports, type Verdict } from './settlement.server.ts';

const acknowledgement = 'CBTOKEN:MPSTATOK';
const refusals: readonly string[] = ['unknown_order', 'wrong_amount', 'wrong_currency'] satisfies Verdict[];
/** Refused messages are stored for staff; this limits a flood of them. */
const refusedLimit = { name: 'payment_refused', points: 60, seconds: 60 };

interface Heard {
  body: string;
  fields: Record<string, string>;
  answer: GatewayAnswer | AnswerRefusal;
}

/** Serves /payment/return, /payment/notify and /payment/callback; mounted before the guard against cross-site forms. */
export function gatewayRoutes(app: Ports, subject: PaymentSubject): Hono {
  const routes = new Hono();
  routes.use('/payment/*', bodyLimit({ maxSize: 16 * 1024 }), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  routes.post('/payment/notify', async (c) => {
    const heard = await hear(app, c);
    if (!(await isTaken(app, subject, { ...heard, kind: 'notification' }))) return c.text('Refused', 400);
    await acknowledge(app, heard.fields);
    return c.text('OK');
  });
  routes.post('/payment/callback', async (c) => {
    const heard = await hear(app, c);
    // Only after the commit: the gateway repeats what is not acknowledged.
    return (await isTaken(app, subject, { ...heard, kind: 'callback' }))
      ? c.text(acknowledgement)
      : c.text('Refused', 400);
  });
  routes.post('/payment/return', async (c) => c.redirect(await takeReturn(app, subject, await hear(app, c)), 303));
  routes.get('/payment/return', (c) => c.redirect('/checkout/result', 303));
  return routes;
}

/** Reads the raw body first. A message in which a name occurs twice is refused. */
async function hear(app: Ports, c: Context): Promise<Heard> {
  const body = await c.req.text();
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  const isPlain = Object.keys(fields).length === pairs.length;
  return { body, fields, answer: isPlain ? app.payments.readAnswer(fields) : 'malformed' };
}

async function isTaken(
  app: Ports,
  subject: PaymentSubject,
  { answer, body, kind }: Heard & { kind: MessageRow['kind'] },
): Promise<boolean> {
  if (typeof answer === 'string') {
    await storeRefused(app, { kind, verdict: answer, body });
    return false;
  }
  const verdict = await applyAnswer(app, subject, { answer, kind, body });
  if (refusals.includes(verdict))
    app.logger.warn({ verdict, orderId: answer.orderId }, 'a payment message was refused');
  return !refusals.includes(verdict);
}

/**
 * The redirect after the browser's return. The result page shows the gateway's own answer, never the browser's
 * fields.
 */
async function takeReturn(app: Ports, subject: PaymentSubject, { answer, body, fields }: Heard): Promise<string> {
  if (typeof answer === 'string') {
    await storeRefused(app, { kind: 'return', verdict: answer, body });
    return '/checkout/result';
  }
  const verdict = await applyAnswer(app, subject, { answer, kind: 'return', body, isOnlyNoted: true });
  const request = await findRequest(app.db, answer.orderId);
  if (!request || refusals.includes(verdict)) return '/checkout/result';
  // The gateway is asked once for each new transaction: a replayed return causes no requery.
  if (verdict === 'noted' && !(await isKnownPaid(app, answer.transactionId)))
    await requeryOrder(app, subject, request.orderId);
  await acknowledge(app, fields);
  return `${localPath('/checkout/result', request.language)}?order=${encodeURIComponent(resultToken(app, request.orderId))}`;
}

/** Sends the acknowledgement. If it is lost, the gateway sends a callback, which is acknowledged in turn. */
async function acknowledge(app: Ports, fields: Record<string, string>): Promise<void> {
  try {
    await app.payments.acknowledge(fields);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    app.logger.warn('payment gateway did not accept the acknowledgement');
  }
}

async function storeRefused(
  app: Ports,
  message: { kind: MessageRow['kind']; verdict: string; body: string },
): Promise<void> {
  app.logger.warn({ kind: message.kind, verdict: message.verdict }, 'a payment message was refused');
  app.metrics.paymentMessages.inc({ verdict: message.verdict });
  try {
    await countAgainstLimit(app, refusedLimit, 'all');
  } catch (error) {
    if (isFailure(error)) return;
    throw error;
  }
  await insertMessage(app.db, { ...message, body: message.body.slice(0, 2_000), receivedAt: app.clock.now() });
}
