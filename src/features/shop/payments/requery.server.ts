/** Requeries: for payments without a notification, and for payments that a browser reports. */
import { inTransaction } from '#src/platform/db/transaction.ts';
import { GatewayUnavailable } from '#src/platform/payment-gateway/payment-gateway.ts';
import {
  findPaymentByTransaction,
  listPayments,
  listRequestsToAsk,
  lockRequest,
  updateRequest,
  type RequestRow,
} from './data/payments.store.server.ts';
import { askAll } from './gateway-poller.server.ts';
import { mayAskAt, nextRequeryAt } from './payments.rules.ts';
import { applyAnswer, hasPendingPayment, type PaymentSubject, type Ports, type Verdict } from './settlement.server.ts';

const batchSize = 100;

/**
 * Asks the gateway about an order at once and applies the answer. Null when the gateway knows nothing or cannot be
 * reached, and when it was asked within the last five minutes: then it is asked as soon as allowed.
 */
export async function requeryOrder(app: Ports, subject: PaymentSubject, orderId: string): Promise<Verdict | null> {
  const request = await takeTurn(app, orderId, { isAtOnce: true });
  return request ? askAbout(app, subject, request) : null;
}

async function askAbout(app: Ports, subject: PaymentSubject, request: RequestRow): Promise<Verdict | null> {
  const { orderId, amountSen } = request;
  try {
    const found = await app.payments.requery({ orderId, amountSen });
    if (found.outcome === 'unknown') return null;
    return await applyAnswer(app, subject, {
      kind: 'requery',
      body: JSON.stringify(found),
      answer: { ...found, orderId },
    });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    app.logger.warn({ orderId }, 'payment gateway requery failed');
    return null;
  }
}

/** Whether this transaction is recorded as paid: then no requery is needed. */
export async function isKnownPaid(app: Ports, transactionId: string): Promise<boolean> {
  return (await findPaymentByTransaction(app.db, transactionId))?.state === 'paid';
}

/**
 * Requeries the orders that are due, several at once, so that one slow answer delays no other. Returns the number of
 * orders. With two processes each order is asked about once.
 */
export async function requerySilentPayments(app: Ports, subject: PaymentSubject): Promise<number> {
  const now = app.clock.now();
  return askAll(app, {
    list: () => listRequestsToAsk(app.db, now, batchSize),
    ask: async ({ orderId }) => {
      const request = await takeTurn(app, orderId, { isAtOnce: false });
      if (request) await askAbout(app, subject, request);
      return request !== undefined;
    },
  });
}

/**
 * Counts a requery before it is made, so that a crash does not repeat it for ever, and schedules the next one.
 * Returns nothing where the order is not due, where the buyer was never sent to the gateway, and within five minutes
 * of the last requery.
 */
async function takeTurn(
  app: Ports,
  orderId: string,
  { isAtOnce }: { isAtOnce: boolean },
): Promise<RequestRow | undefined> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const request = await lockRequest(tx, orderId);
    if (!request || (!isAtOnce && !(request.nextRequeryAt && request.nextRequeryAt <= now))) return undefined;
    if ((await listPayments(tx, orderId)).length === 0) {
      await updateRequest(tx, orderId, { nextRequeryAt: null });
      return undefined;
    }
    const soonest = mayAskAt(request);
    if (soonest > now) {
      await updateRequest(tx, orderId, { nextRequeryAt: soonest });
      return undefined;
    }
    const asked = { ...request, requeries: request.requeries + 1, askedAt: now };
    const isPending = await hasPendingPayment(tx, orderId);
    const change = {
      requeries: asked.requeries,
      askedAt: now,
      nextRequeryAt: nextRequeryAt({ ...asked, isPending }, now),
    };
    await updateRequest(tx, orderId, change);
    return { ...request, ...change };
  });
}
