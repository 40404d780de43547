import type { PatientDataKeeper } from '#src/platform/patient-data.ts';
import { listOrdersWithLines, updateOrderWithoutName } from './data/orders-keeper.store.server.ts';
import { lockOrder } from './data/orders.store.server.ts';
import { endOrder } from './order-settlement.server.ts';
import { orderCanBecome } from './orders.rules.ts';
import { buyerOf } from './papers.server.ts';

const ownerKey = (accountId: string) => `patient:${accountId}`;

/** A patient's purchases. When the account goes, unpaid orders are cancelled; the others stay for the law on accounts, without a name. */
export const ordersKeeper: PatientDataKeeper = {
  name: 'purchases',
  async exportOf(app, accountId) {
    return (await listOrdersWithLines(app.db, ownerKey(accountId))).map(({ order, lines }) => ({
      orderID: order.id,
      state: order.state,
      placedAt: order.placedAt,
      paidAt: order.paidAt,
      totalSen: order.totalSen,
      serviceTaxSen: order.serviceTaxSen,
      discountSen: order.discountSen,
      buyer: buyerOf(app, order),
      eInvoice: order.eInvoice && (JSON.parse(app.secrets.open(order.eInvoice)) as unknown),
      termsVersion: order.termsVersion,
      lines: lines.map(({ slug, title, quantity, unitPriceSen, hospitalName, personName }) => ({
        slug,
        title,
        quantity,
        unitPriceSen,
        hospitalName,
        person: app.secrets.open(personName),
      })),
    }));
  },
  async erase(app, tx, accountId) {
    for (const {
      order: { id },
    } of await listOrdersWithLines(tx, ownerKey(accountId))) {
      const order = (await lockOrder(tx, id))!;
      if (order.state === 'pending' && orderCanBecome(order.state, 'cancelled'))
        await endOrder(app, tx, order, 'cancelled');
      await updateOrderWithoutName(tx, id, {
        buyer: app.secrets.seal(
          JSON.stringify({ name: 'Account deleted', email: 'account@deleted.invalid', phone: '000000' }),
        ),
        emailHash: app.secrets.hash(`deleted order ${id}`),
        personName: app.secrets.seal(''),
      });
    }
  },
};
