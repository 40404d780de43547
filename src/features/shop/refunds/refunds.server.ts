/**
 * Refunds: proposed by one member of staff, decided by another, sent to the gateway. Reasons and states of refunds are
 * in payments.rules.ts, because payments store them.
 */
export { askForRefund, askForReversal } from './refunds-admin.server.ts';
export { countWaitingRefunds, oldestWaitingRefund } from './refund-list.server.ts';
