/** What a payment does to its order: paid, failed, expired, refunded. */
export { orderPayments, expireOrders, endOrder } from './settle-orders.server.ts';
