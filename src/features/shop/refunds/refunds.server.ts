/** Refunds: proposed by one member of staff, decided by another, sent to the gateway. */
export { countWaitingRefunds, askForRefund, askForReversal } from './refunds-admin.server.ts';
