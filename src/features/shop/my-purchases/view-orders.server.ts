/** A buyer's own orders: shown and cancelled, their documents read and sent again. */
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { endOrder } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import {
  findOrder,
  listLines,
  listOrdersOf,
  listVouchers,
  lockOrder,
  type OrderRow,
  receiptMail,
  orderUnknown,
  ownerNeeded,
} from '#src/features/shop/orders/orders.server.ts';
import {
  findDocument,
  listDocuments,
  buyerOf,
  documentPdf,
} from '#src/features/shop/order-documents/order-documents.server.ts';
import { isPayable, orderCanBecome, orderIdShape } from '#src/features/shop/orders/orders.rules.ts';
import type { PurchaseRow, SeenOrder } from '#src/features/shop/orders/orders.schema.ts';
import { notCancellable, notPaid } from './my-purchases.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

/** Who may see an order: its owner, or the holder of a token that names it. */
export type OrderKey = { actor: Actor } | { tokenFor: string | null };

/** The order as its owner sees it. Throws order_unknown (404) for another's and for one that does not exist. */
export async function viewOrder(app: Ports, key: OrderKey, orderId: string): Promise<SeenOrder> {
  const order = await openOrder(app, key, orderId);
  const [lines, vouchers, documents] = await Promise.all([
    listLines(app.db, order.id),
    listVouchers(app.db, order.id),
    listDocuments(app.db, order.id),
  ]);
  return {
    id: order.id,
    state: order.state,
    placedAt: order.placedAt,
    expiresAt: order.expiresAt,
    paidAt: order.paidAt,
    subtotalSen: order.subtotalSen,
    discountSen: order.discountSen,
    taxPercent: order.taxPercent,
    serviceTaxSen: order.serviceTaxSen,
    totalSen: order.totalSen,
    promotionCode: order.promotionCode,
    buyer: buyerOf(app, order),
    wantsEInvoice: order.eInvoice !== null,
    isPayable: isPayable(order, app.clock.now()),
    lines: lines.map(
      ({
        orderId: _order,
        position: _position,
        personName,
        personId: _person,
        typeName: _type,
        validityDays: _days,
        ...line
      }) => ({ ...line, personName: app.secrets.open(personName, ['order_lines', 'person_name', line.id]) }),
    ),
    vouchers: vouchers.map(({ code, lineId, state: is, validUntil }) => ({ code, lineId, state: is, validUntil })),
    documents: documents.map(({ kind, number, amountSen, issuedAt }) => ({ kind, number, amountSen, issuedAt })),
  };
}

/** The owner's purchases, newest first. */
export async function listPurchases(
  app: Ports,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: PurchaseRow[]; total: number }> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  const { rows, total } = await listOrdersOf(app.db, { ownerKey, ...page });
  return { items: rows, total };
}

/** Bytes of a receipt or credit note of the caller's own order. */
export async function readDocument(
  app: Ports,
  key: OrderKey,
  asked: { orderId: string; number: string },
): Promise<Buffer> {
  const order = await openOrder(app, key, asked.orderId);
  const document = await findDocument(app.db, order.id, asked.number);
  if (!document) throw orderUnknown();
  return Buffer.from(await documentPdf(app, app, { order, document }), 'base64');
}

/**
 * Mails the receipt again to the address of the order, at most three times an hour. Throws order_not_paid before there
 * is a receipt.
 */
export async function resendReceipt(
  app: Ports & Pick<App, 'pool' | 'logger'>,
  key: OrderKey,
  orderId: string,
): Promise<void> {
  const order = await openOrder(app, key, orderId);
  const receipt = (await listDocuments(app.db, order.id)).find(({ kind }) => kind === 'receipt');
  if (!receipt) throw notPaid();
  await countAgainstLimit(app, { name: 'resend_receipt', points: 3, seconds: 3600 }, order.id);
  const buyer = buyerOf(app, order);
  const [lines, vouchers, brand, pdf] = await Promise.all([
    listLines(app.db, order.id),
    listVouchers(app.db, order.id),
    readSetting(app, 'brand'),
    documentPdf(app, app, { order, document: receipt }),
  ]);
  const mail = receiptMail(app, {
    texts: await messageTexts(app, app.db),
    orderId: order.id,
    name: buyer.name,
    language: order.language,
    brand,
    totalSen: order.totalSen,
    number: receipt.number,
    pdf,
    copy: `:${app.random.uuid()}`,
    lines,
    vouchers: vouchers.filter(({ state }) => state === 'valid'),
  });
  await inTransaction(app.db, (tx) => enqueueMessage(app, tx, { ...mail, to: buyer.email, now: app.clock.now() }));
}

/** Cancels an unpaid order; its places are free at once. */
export async function cancelOrder(app: Ports, key: OrderKey, orderId: string): Promise<void> {
  await openOrder(app, key, orderId);
  await inTransaction(app.db, async (tx) => {
    const order = (await lockOrder(tx, orderId))!;
    if (order.state === 'cancelled') return;
    if (!orderCanBecome(order.state, 'cancelled')) throw notCancellable();
    await endOrder(app, tx, { order, to: 'cancelled' });
  });
}

/** The row of an order that the caller may see. Throws order_unknown (404). */
export async function openOrder(app: Ports, key: OrderKey, orderId: string): Promise<OrderRow> {
  const order = orderIdShape.test(orderId) ? await findOrder(app.db, orderId) : undefined;
  const isTheirs = order && ('actor' in key ? order.ownerKey === ownerOf(key.actor) : key.tokenFor === order.id);
  if (!isTheirs) throw orderUnknown();
  return order;
}
