/** Reconciliation and sales, and the sums of each day for other reports. */
export { reconcile, viewSales } from './reconcile-payments.server.ts';
export { ledgerDays } from './data/reconciliation.store.server.ts';
export { saleDays } from './data/sale-days.store.server.ts';
