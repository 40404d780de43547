/** Asking the gateway: what it never told us, and what a browser only claims. */
import { inTransaction } from '#src/platform/db/transaction.ts';
import { GatewayUnreachable } from '#src/platform/payment-gateway/payment-gateway.ts';
import {
  findPaymentByTransaction,
  findRequest,
  listPayments,
  listRequestsToAsk,
  lockRequest,
  updateRequest,
  type RequestRow,
} from './data/payments.store.server.ts';
import { nextRequeryAt } from './payments.rules.ts';
import { applyAnswer, hasPendingPayment, type PaymentSubject, type Ports, type Verdict } from './settlement.server.ts';

const atOnce = 50;

/** Asks what became of an order and applies it. Null when the gateway knows nothing or cannot be reached. */
export async function requeryOrder(app: Ports, subject: PaymentSubject, orderId: string): Promise<Verdict | null> {
  const request = await findRequest(app.db, orderId);
  // Nobody was ever sent to the gateway: it can know nothing.
  if (!request || (await listPayments(app.db, orderId)).length === 0) return null;
  try {
    const found = await app.payments.requery({ orderId, amountSen: request.amountSen });
    if (found.outcome === 'unknown') return null;
    return await applyAnswer(app, subject, {
      kind: 'requery',
      body: JSON.stringify(found),
      answer: { ...found, orderId },
    });
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    app.logger.warn({ orderId }, 'the payment gateway could not be asked');
    return null;
  }
}

/** Whether this transaction is already known to be paid: then there is nothing to ask. */
export async function isKnownPaid(app: Ports, transactionId: string): Promise<boolean> {
  return (await findPaymentByTransaction(app.db, transactionId))?.state === 'paid';
}

/** Asks about orders that stay silent, each at its own pace. Answers how many were asked about. Two processes ask about each once. */
export async function requerySilentPayments(app: Ports, subject: PaymentSubject): Promise<number> {
  let asked = 0;
  for (const { orderId } of await listRequestsToAsk(app.db, app.clock.now(), atOnce)) {
    if (!(await takeTurn(app, orderId))) continue;
    asked += 1;
    await requeryOrder(app, subject, orderId);
  }
  return asked;
}

/** Counts the asking before it happens, so that a crash does not make us ask without end. */
async function takeTurn(app: Ports, orderId: string): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const request: RequestRow | undefined = await lockRequest(tx, orderId);
    if (!request?.nextRequeryAt || request.nextRequeryAt > now) return false;
    const requeries = request.requeries + 1;
    const isPending = await hasPendingPayment(tx, orderId);
    await updateRequest(tx, orderId, {
      requeries,
      nextRequeryAt: nextRequeryAt({ createdAt: request.createdAt, requeries, isPending }, now),
    });
    return true;
  });
}
