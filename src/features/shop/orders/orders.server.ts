/** Orders: what was bought is kept at its price before money moves; a paid order is never lost, never settled twice, and gets its documents once. */
export { openByCode, sendAccessCode } from './order-access.server.ts';
export { expireOrders, orderPayments } from './order-settlement.server.ts';
export { issueOrderDocuments } from './order-documents.server.ts';
export { placeOrder, quoteOrder } from './place-order.server.ts';
export { refillCart, reorder } from './reorder.server.ts';
export { cancelOrder, listPurchases, readDocument, resendReceipt, viewOrder } from './view-orders.server.ts';
export type { OrderKey } from './view-orders.server.ts';
