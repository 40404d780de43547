/** The order: its rows, its states, its number, and the mails about it. */
export { readAccountContact } from './account-contact.server.ts';
export {
  findAccountContact,
  findOrder,
  listLines,
  lockOrder,
  listOrdersOf,
  listVouchers,
  takeOrderWithoutDocuments,
  updateDocumentsIssued,
  cancelVouchers,
  moveOrder,
  listOverdueOrders,
  listHistory,
  type OrderRow,
  type LineRow,
} from './data/orders.store.server.ts';
export { countOrdersWithoutDocuments } from './data/orders-backlog.store.server.ts';
export { accessMail, receiptMail, refundMail } from './order-mails.server.ts';
export { ownerNeeded, notReorderable, orderUnknown } from './orders.errors.ts';
export { newOrderId, emailHashOf, recordOrder, type NewLine, type Buying } from './record-order.server.ts';
export { mayRefund, reachesLine, patientOfOrder, requireRefunder } from './staff-reach.server.ts';
