import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { withdrawTermsOfOrder } from '#src/features/membership/memberships/memberships.server.ts';
import { releaseCapacity } from '#src/features/shop/packages/packages.server.ts';
import type { Ports as PaymentPorts } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { cancelVouchers, lockOrder, moveOrder, refundMail } from '#src/features/shop/orders/orders.server.ts';
import {
  listDocuments,
  buyerOf,
  documentPdf,
  issueDocument,
} from '#src/features/shop/order-documents/order-documents.server.ts';
import { orderCanBecome } from '#src/features/shop/orders/orders.rules.ts';

export interface FinishedRefund {
  orderId: string;
  refundId: string;
  amountSen: number;
  isWhole: boolean;
  isSurplus: boolean;
}

/**
 * Applies a finished refund: a credit note where a receipt is corrected, the state 'refunded' when the whole order is
 * refunded (unused vouchers are cancelled, places are released), and one mail. A surplus payment had no receipt, so it
 * gets no credit note.
 */
export async function finishOrderRefund(app: PaymentPorts, tx: Transaction, refund: FinishedRefund): Promise<void> {
  const order = await lockOrder(tx, refund.orderId);
  if (!order) return;
  const now = app.clock.now();
  const { amountSen, refundId } = refund;
  const receipt = (await listDocuments(tx, order.id)).find(({ kind }) => kind === 'receipt');
  const note =
    receipt && !refund.isSurplus
      ? await issueDocument(app, tx, {
          order,
          wanted: { kind: 'credit_note', amountSen, refundId, corrects: receipt.number },
        })
      : undefined;
  if (refund.isWhole && !refund.isSurplus && orderCanBecome(order.state, 'refunded')) {
    await cancelVouchers(tx, order.id);
    await releaseCapacity(tx, order.id);
    await withdrawTermsOfOrder(app, tx, order.id);
    await moveOrder(tx, order, { to: 'refunded', at: now, by: 'gateway' });
  }
  const buyer = buyerOf(app, order);
  const creditNote = note && {
    number: note.number,
    pdf: await documentPdf(app, { db: tx }, { order, document: note }),
  };
  await enqueueMessage(app, tx, {
    ...refundMail({
      texts: await messageTexts(app, tx),
      orderId: order.id,
      name: buyer.name,
      language: order.language,
      brand: await readSetting({ db: tx }, 'brand'),
      amountSen,
      refundId,
      ...(creditNote ? { creditNote } : {}),
    }),
    to: buyer.email,
    now,
  });
}
