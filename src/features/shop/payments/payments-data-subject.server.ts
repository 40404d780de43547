import type { App } from '#src/platform/app.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { contactOf } from './payment-requests.server.ts';
import {
  listMoneyOf,
  updateRefundWithoutName,
  updateRequestWithoutName,
} from './data/payments-data-subject.store.server.ts';
import { openBank } from './payment-refunds.server.ts';
import { claimingRefundStates } from './payments.rules.ts';

const ownerKey = (accountId: string) => `patient:${accountId}`;
const nobody = { name: 'Account deleted', email: 'account@deleted.invalid', phone: '000000' };

/**
 * The data-subject handler of payments and refunds. When the account is deleted, amounts, dates and states stay, as
 * accounting law requires; contact and notes are deleted, and bank details where no refund still needs them (the
 * others with their refund).
 */
export const paymentsDataSubject: DataSubjectHandler = {
  name: 'payments',
  async exportOf(app, accountId) {
    return (await listMoneyOf(app.db, { ownerKey: ownerKey(accountId) })).map(({ request, payments, refunds }) => ({
      orderID: request.orderId,
      amountSen: request.amountSen,
      currency: request.currency,
      description: request.description,
      contact: contactOf(app, request),
      payments: payments.map(({ state, amountSen, channel, paidAtText, createdAt }) => ({
        state,
        amountSen,
        channel,
        paidAt: paidAtText,
        createdAt,
      })),
      refunds: refunds.map((refund) => ({
        reference: refund.reference,
        state: refund.state,
        amountSen: refund.amountSen,
        reason: refund.reason,
        note: refund.note && app.secrets.open(refund.note, ['refunds', 'note', refund.id]),
        bank: openBank(app, refund),
        createdAt: refund.createdAt,
      })),
    }));
  },
  mergeRules: {
    payment_requests: { ownedBy: { column: 'owner_key', isKey: true }, key: ['order_id'] },
    payments: { with: 'payment_requests' },
    refunds: { with: 'payment_requests' },
  },
  async erase(app, tx, accountId) {
    await removePayers(app, tx, await listMoneyOf(tx, { ownerKey: ownerKey(accountId) }));
  },
};

/** Anonymises the payment requests and refunds of orders, those of guests too. */
export async function forgetPayers(app: Pick<App, 'secrets'>, tx: Transaction, orderIds: string[]): Promise<void> {
  await removePayers(app, tx, await listMoneyOf(tx, { orderIds }));
}

async function removePayers(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  money: Awaited<ReturnType<typeof listMoneyOf>>,
): Promise<void> {
  for (const { request, refunds } of money) {
    await updateRequestWithoutName(tx, request.orderId, sealedNobody(app, request.orderId));
    for (const { id, state } of refunds) {
      const isOpen = claimingRefundStates.includes(state) && state !== 'done';
      await updateRefundWithoutName(tx, id, { note: '', ...(isOpen ? {} : { bank: null }) });
    }
  }
}

function sealedNobody(app: Pick<App, 'secrets'>, orderId: string): string {
  return app.secrets.seal(JSON.stringify(nobody), ['payment_requests', 'contact', orderId]);
}
