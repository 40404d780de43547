/** Amounts due: stored with the order, paid on the gateway's page or by a link. */
import { z } from 'zod';
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { senOf } from '#src/platform/payment-gateway/gateway-amount.ts';
import { currency } from '#src/platform/payment-gateway/gateway-settings.ts';
import { InvalidPayment, type HostedForm, type PaymentRequest } from '#src/platform/payment-gateway/payment-gateway.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findOpenPayment,
  findRequest,
  insertPayment,
  insertRequest,
  lockRequest,
  updateRequest,
  type RequestRow,
} from './data/payments.store.server.ts';
import { linkRefused, requestOver, requestSettled } from './payments.errors.ts';
import { nextRequeryAt } from './payments.rules.ts';

export interface NewPaymentRequest {
  orderId: string;
  ownerKey: string;
  amountSen: number;
  description: string;
  contact: Contact;
  language: Language;
  expiresAt: Date;
}

const contactSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type Contact = z.infer<typeof contactSchema>;

/** Stores the amount due, in the order's transaction: before any payment. */
export async function openPaymentRequest(
  app: Pick<App, 'secrets' | 'clock'>,
  tx: Transaction,
  { contact, ...request }: NewPaymentRequest,
): Promise<void> {
  await insertRequest(tx, {
    ...request,
    currency,
    contact: app.secrets.seal(JSON.stringify(contact), ['payment_requests', 'contact', request.orderId]),
    createdAt: app.clock.now(),
  });
}

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'payments'>;

/**
 * The form that takes the buyer to the hosted page. Throws payment_over when the order has expired, payment_settled
 * when it is paid.
 */
export async function startPayment(app: Ports, orderId: string): Promise<HostedForm> {
  const request = await rememberAttempt(app, orderId);
  return signed(() => app.payments.paymentForm(gatewayRequest(app, request, contactOf(app, request))));
}

/** The specification's payment request (section 3), as a client sends it. */
export interface LinkInput {
  amount?: string | undefined;
  orderID?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  contact?: string | undefined;
  desc?: string | undefined;
}

/**
 * The payment link of the actor's own order. Throws 'Invalid data, please double confirm' where amount, order id or
 * description is missing, 'Invalid Amount' and 'Invalid orderID' where no verification code can be made: the amount
 * is invalid or not the amount due; the order is unknown or another's.
 */
export async function buildPaymentLink(app: Ports, actor: Actor, input: LinkInput): Promise<{ paymentLink: string }> {
  if (!input.amount?.trim() || !input.orderID?.trim() || !input.desc?.trim()) throw linkRefused('incomplete');
  const amountSen = senOf(input.amount.trim());
  if (!amountSen) throw linkRefused('amount');
  const owed = await findRequest(app.db, input.orderID.trim());
  if (!owed || owed.ownerKey !== ownerOf(actor)) throw linkRefused('orderId');
  if (owed.amountSen !== amountSen) throw linkRefused('amount');
  const request = await rememberAttempt(app, owed.orderId);
  const stored = contactOf(app, request);
  const contact = {
    name: input.name || stored.name,
    email: input.email || stored.email,
    phone: input.contact || stored.phone,
  };
  return {
    paymentLink: signed(() =>
      app.payments.paymentLink({ ...gatewayRequest(app, request, contact), description: input.desc! }),
    ),
  };
}

/** The payment request of an order, for callers that may see the order. */
export async function findPaymentRequest(
  source: { db: Database | Transaction },
  orderId: string,
): Promise<RequestRow | undefined> {
  return findRequest(source.db, orderId);
}

/**
 * Ensures one open payment for an order, so that its first answer finds it, and schedules a requery in case none
 * comes.
 */
async function rememberAttempt(app: Ports, orderId: string): Promise<RequestRow> {
  return inTransaction(app.db, async (tx) => {
    const request = await lockRequest(tx, orderId);
    const now = app.clock.now();
    if (!request) throw linkRefused('orderId');
    if (request.settledPaymentId) throw requestSettled();
    if (request.expiresAt <= now) throw requestOver();
    if (!(await findOpenPayment(tx, orderId))) {
      await insertPayment(tx, {
        id: app.random.uuid(),
        orderId,
        state: 'created',
        amountSen: request.amountSen,
        currency: request.currency,
        createdAt: now,
        updatedAt: now,
      });
    }
    if (!request.nextRequeryAt)
      await updateRequest(tx, orderId, {
        nextRequeryAt: nextRequeryAt({ ...request, createdAt: now, requeries: 0, isPending: false }, now),
      });
    return request;
  });
}

/** Name, email and phone of the buyer, in clear. */
export function contactOf(app: Pick<App, 'secrets'>, request: Pick<RequestRow, 'orderId' | 'contact'>): Contact {
  return contactSchema.parse(
    JSON.parse(app.secrets.open(request.contact, ['payment_requests', 'contact', request.orderId])),
  );
}

function gatewayRequest({ config }: Ports, request: RequestRow, contact: Contact): PaymentRequest {
  const answerTo = (kind: string) => `${config.publicOrigin}/payment/${kind}`;
  return {
    amountSen: request.amountSen,
    orderId: request.orderId,
    description: request.description,
    ...contact,
    returnUrl: answerTo('return'),
    notifyUrl: answerTo('notify'),
    callbackUrl: answerTo('callback'),
  };
}

function signed<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof InvalidPayment) throw linkRefused(error.reason);
    throw error;
  }
}
