/** The package desk: orders found, vouchers redeemed, refunds requested. */
export { listAdminOrders, ordersShape, type AdminOrderRow } from './orders-admin.server.ts';
