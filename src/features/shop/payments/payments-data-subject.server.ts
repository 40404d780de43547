import type { App } from '#src/platform/app.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import { contactOf } from './payment-requests.server.ts';
import {
  listMoneyOf,
  updateRefundWithoutName,
  updateRequestWithoutName,
} from './data/payments-data-subject.store.server.ts';
import { openBank } from './refunds.server.ts';
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
    return (await listMoneyOf(app.db, ownerKey(accountId))).map(({ request, payments, refunds }) => ({
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
        bank: openBank(app, refund),
        createdAt: refund.createdAt,
      })),
    }));
  },
  async erase(app, tx, accountId) {
    for (const { request, refunds } of await listMoneyOf(tx, ownerKey(accountId))) {
      await updateRequestWithoutName(tx, request.orderId, sealedNobody(app, request.orderId));
      for (const { id, state } of refunds) {
        const isOpen = claimingRefundStates.includes(state) && state !== 'done';
        await updateRefundWithoutName(tx, id, { note: '', ...(isOpen ? {} : { bank: null }) });
      }
    }
  },
};

function sealedNobody(app: Pick<App, 'secrets'>, orderId: string): string {
  return app.secrets.seal(JSON.stringify(nobody), ['payment_requests', 'contact', orderId]);
}
