/** Writes an order that can be paid: its lines, the amount due and the mail to the buyer. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import type { PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import { openPaymentRequest } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { insertHistory, insertOrder, type LineRow } from './data/orders.store.server.ts';
import { placedMail } from './order-mails.server.ts';
import { expiryMinutes, orderIdPrefix } from './orders.rules.ts';
import type { Buyer, EInvoiceBuyer, PlacedOrder } from './orders.schema.ts';

type Ports = Pick<App, 'clock' | 'random' | 'secrets' | 'config'>;
const minuteMs = 60_000;

/** The buyer, in clear, with the keyed hashes for look-up. */
export interface Buying {
  ownerKey: string;
  /** In E.164. */
  phone: string;
  emailHash: string;
  now: Date;
}

/**
 * A line to be stored; the name of its person is sealed with it. The database copies time, state and sum of its order.
 */
export type NewLine = Omit<LineRow, 'id' | 'orderId' | 'position' | 'placedAt' | 'orderState' | 'orderTotalSen'>;

export interface NewOrder {
  buying: Buying;
  buyer: Buyer;
  language: Language;
  eInvoice?: EInvoiceBuyer | undefined;
  termsVersion: string;
  sums: Pick<PricedOrder, 'subtotalSen' | 'discountSen' | 'taxPercent' | 'serviceTaxSen' | 'totalSen'>;
  promotionCode: string | null;
  lines: readonly NewLine[];
}

/** Keyed hash of a mail address, in lower case. */
export function emailHashOf(app: Pick<App, 'secrets'>, email: string): string {
  return app.secrets.hash(`email:${email.trim().toLowerCase()}`);
}

/** A new order's id, and when it expires unpaid. */
export function newOrderId(app: Pick<App, 'random'>, now: Date): { orderId: string; expiresAt: Date } {
  return {
    orderId: app.random.reference(orderIdPrefix),
    expiresAt: new Date(now.getTime() + expiryMinutes * minuteMs),
  };
}

/**
 * Stores an order that can be paid for an hour, in the caller's transaction: its lines, the amount due, and the mail to
 * the buyer.
 */
export async function recordOrder(
  app: Ports,
  tx: Transaction,
  { newOrder, order }: { newOrder: { orderId: string; expiresAt: Date }; order: NewOrder },
): Promise<PlacedOrder> {
  const { orderId, expiresAt } = newOrder;
  const { buying, buyer, language, sums } = order;
  await storeOrder(app, tx, { ...newOrder, order });
  const description =
    `Order ${orderId}: ${order.lines.map(({ title, quantity }) => `${quantity} x ${title.en}`).join(', ')}`.slice(
      0,
      400,
    );
  const { name, email } = buyer;
  await openPaymentRequest(app, tx, {
    orderId,
    ownerKey: buying.ownerKey,
    amountSen: sums.totalSen,
    description,
    contact: { name, email, phone: buying.phone },
    language,
    expiresAt,
  });
  const brand = await readSetting({ db: tx }, 'brand');
  await enqueueMessage(app, tx, {
    ...placedMail(app, {
      texts: await messageTexts(app, tx),
      orderId,
      totalSen: sums.totalSen,
      expiresAt,
      name,
      language,
      brand,
    }),
    to: email,
    orderKey: `order:${orderId}`,
    now: buying.now,
  });
  return { orderId, totalSen: sums.totalSen, description, expiresAt: expiresAt.toISOString() };
}

async function storeOrder(
  app: Ports,
  tx: Transaction,
  { orderId, expiresAt, order }: { orderId: string; expiresAt: Date; order: NewOrder },
): Promise<void> {
  const { buying, buyer, language, sums, eInvoice, promotionCode, termsVersion } = order;
  const seal = (column: string, value: unknown) => app.secrets.seal(JSON.stringify(value), ['orders', column, orderId]);
  await insertOrder(
    tx,
    {
      id: orderId,
      ownerKey: buying.ownerKey,
      state: 'pending',
      language,
      buyer: seal('buyer', { ...buyer, phone: buying.phone }),
      emailHash: buying.emailHash,
      subtotalSen: sums.subtotalSen,
      discountSen: sums.discountSen,
      taxPercent: sums.taxPercent,
      serviceTaxSen: sums.serviceTaxSen,
      totalSen: sums.totalSen,
      promotionCode,
      eInvoice: eInvoice ? seal('e_invoice', eInvoice) : null,
      termsVersion,
      placedAt: buying.now,
      expiresAt,
    },
    order.lines.map((line, index) => {
      const id = app.random.uuid();
      const personName = app.secrets.seal(line.personName, ['order_lines', 'person_name', id]);
      return { ...line, id, orderId, position: index + 1, personName };
    }),
  );
  await insertHistory(tx, { orderId, at: buying.now, fromState: null, toState: 'pending', by: 'buyer' });
}
