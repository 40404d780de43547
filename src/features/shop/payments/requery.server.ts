/** Asking the gateway: what it never told us, and what a browser only claims. */
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
 * Asks at once what became of an order and applies it. Null when the gateway knows nothing or cannot be reached, and when it was asked
 * within the last five minutes: then it is asked as soon as it may be.
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
    app.logger.warn({ orderId }, 'the payment gateway could not be asked');
    return null;
  }
}

/** Whether this transaction is already known to be paid: then there is nothing to ask. */
export async function isKnownPaid(app: Ports, transactionId: string): Promise<boolean> {
  return (await findPaymentByTransaction(app.db, transactionId))?.state === 'paid';
}

/**
 * Asks about the orders whose time has come, several at once, so that one slow answer holds up no other order. Answers how many were
 * asked about. Two processes ask about each once.
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
 * Counts the asking before it happens, so that a crash does not make us ask without end, and sets when the next one is due. Nothing
 * where the order is not due, where nobody was ever sent to the gateway, and where it was asked within the last five minutes.
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
