/** What a payment does to its order: it becomes paid, failed, expired or refunded. */
export { orderPayments, expireOrders, endOrder } from './settle-orders.server.ts';
