/** Orders as their buyer sees them: the list, one order, its documents, a cancellation. */
export { openByCode, sendAccessCode } from './order-access.server.ts';
export { answerOrderForm, loadOrderPage } from './order-page.server.ts';
export {
  listPurchases,
  viewOrder,
  resendReceipt,
  readDocument,
  cancelOrder,
  openOrder,
  type OrderKey,
} from './view-orders.server.ts';
export { forgetBuyers, ordersDataSubject } from './orders-data-subject.server.ts';
