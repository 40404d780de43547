/** A patient's orders under the data-protection law: exported, and anonymised where accounting law keeps them. */
import { forgetPromotionUses } from '#src/features/shop/packages/packages.server.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import {
  listOrdersWithLines,
  listOrderDocuments,
  lockPastOrders,
  updateOrdersForgotten,
  updateOrderWithoutName,
} from './data/orders-data-subject.store.server.ts';
import { lockOrder, type OrderRow } from '#src/features/shop/orders/orders.server.ts';
import { listDocuments, buyerOf, documentPdf } from '#src/features/shop/order-documents/order-documents.server.ts';
import { endOrder } from '#src/features/shop/order-settlement/order-settlement.server.ts';
import { orderCanBecome } from '#src/features/shop/orders/orders.rules.ts';

const ownerKey = (accountId: string) => `patient:${accountId}`;

/**
 * The data-subject handler of a patient's orders. When the account is deleted, unpaid orders are cancelled; the
 * others stay, as accounting law requires, without a name.
 */
export const ordersDataSubject: DataSubjectHandler = {
  name: 'purchases',
  async exportOf(app, accountId) {
    const all = await listOrdersWithLines(app.db, ownerKey(accountId));
    const documents = await listOrderDocuments(
      app.db,
      all.map(({ order }) => order.id),
    );
    return Promise.all(
      all.map(async ({ order, lines }) => ({
        orderID: order.id,
        state: order.state,
        placedAt: order.placedAt,
        paidAt: order.paidAt,
        totalSen: order.totalSen,
        serviceTaxSen: order.serviceTaxSen,
        discountSen: order.discountSen,
        buyer: buyerOf(app, order),
        eInvoice:
          order.eInvoice &&
          (JSON.parse(app.secrets.open(order.eInvoice, ['orders', 'e_invoice', order.id])) as unknown),
        eInvoices: documents.eInvoices
          .filter(({ orderId }) => orderId === order.id)
          .map(({ id, document }) => JSON.parse(app.secrets.open(document, ['e_invoices', 'document', id])) as unknown),
        promotionCode: order.promotionCode,
        termsVersion: order.termsVersion,
        lines: lines.map(({ id, slug, title, quantity, unitPriceSen, hospitalName, personName }) => ({
          slug,
          title,
          quantity,
          unitPriceSen,
          hospitalName,
          person: app.secrets.open(personName, ['order_lines', 'person_name', id]),
        })),
        vouchers: documents.vouchers
          .filter(({ orderId }) => orderId === order.id)
          .map(({ code, state, validUntil, redeemedAt }) => ({ code, state, validUntil, redeemedAt })),
        documents: await documentsOf(app, order),
      })),
    );
  },
  mergeRules: {
    orders: { ownedBy: { column: 'owner_key', isKey: true }, key: ['id'] },
    order_lines: { personOf: 'person_id' },
    order_documents: { with: 'orders' },
    vouchers: { with: 'orders' },
    promotion_claims: { stays: 'Names the order, which moves, and the keys that were counted when it was placed.' },
    promotion_people: { stays: 'Uses stay counted by the phone number and the address of their orders.' },
  },
  async erase(app, tx, accountId) {
    const all = await listOrdersWithLines(tx, ownerKey(accountId));
    await forgetPromotionUses(tx, { orderIds: all.map(({ order }) => order.id), ownerKey: ownerKey(accountId) });
    for (const {
      order: { id },
      lines,
    } of all) {
      const order = (await lockOrder(tx, id))!;
      if (order.state === 'pending' && orderCanBecome(order.state, 'cancelled'))
        await endOrder(app, tx, { order, to: 'cancelled' });
      await updateOrderWithoutName(tx, id, sealedNobody(app, { id, lines, name: 'Account deleted' }));
    }
  },
};

/**
 * Anonymises at most `limit` orders that were placed before a moment, those of guests too, and deletes their
 * e-invoices. What was sold and paid stays. Returns the ids of the orders.
 */
export async function forgetBuyers(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  past: { before: Date; limit: number },
): Promise<string[]> {
  const all = await lockPastOrders(tx, past);
  for (const {
    order: { id },
    lines,
  } of all)
    await updateOrderWithoutName(tx, id, sealedNobody(app, { id, lines, name: 'Not kept any more' }));
  const ids = all.map(({ order }) => order.id);
  if (ids.length > 0) await updateOrdersForgotten(tx, ids);
  return ids;
}

function sealedNobody(
  app: Pick<App, 'secrets'>,
  { id, lines, name }: { id: string; lines: readonly { id: string }[]; name: string },
) {
  return {
    buyer: app.secrets.seal(JSON.stringify({ name, email: 'account@deleted.invalid', phone: '000000' }), [
      'orders',
      'buyer',
      id,
    ]),
    emailHash: app.secrets.hash(`deleted order ${id}`),
    personNames: lines.map((line) => ({
      lineId: line.id,
      personName: app.secrets.seal('', ['order_lines', 'person_name', line.id]),
    })),
  };
}

/** Receipts and credit notes, as they were issued. */
async function documentsOf(app: Pick<App, 'db' | 'secrets'>, order: OrderRow) {
  return Promise.all(
    (await listDocuments(app.db, order.id)).map(async (document) => ({
      kind: document.kind,
      number: document.number,
      issuedAt: document.issuedAt,
      amountSen: document.amountSen,
      name: `${document.number}.pdf`,
      mime: 'application/pdf',
      base64: await documentPdf(app, { db: app.db }, { order, document }),
    })),
  );
}
