/** Payments: no money is lost and none is taken twice. What is owed is stored before it can be paid, and the gateway's word counts once. */
export { paymentsDataSubject } from './payments-data-subject.server.ts';
export { gatewayRoutes } from './gateway-messages.server.ts';
export { findRefundOrder, listOrderMoney, listRefusedMessages, listTakings } from './money-views.server.ts';
export type { RefundWork, SeenPayment } from './money-views.server.ts';
export { buildPaymentLink, findPaymentRequest, openPaymentRequest, startPayment } from './payment-requests.server.ts';
export type { LinkInput } from './payment-requests.server.ts';
export {
  decideRefund,
  isReversibleToday,
  proposeRefund,
  proposeReversal,
  refundableSen,
  sendRefunds,
} from './refunds.server.ts';
export type { BankAccount, RefundRow } from './refunds.server.ts';
export { requeryOrder, requerySilentPayments } from './requery.server.ts';
export { orderOfToken, resultToken } from './result-token.server.ts';
export { closePaymentRequest, hasPendingPayment } from './settlement.server.ts';
export type { PaymentSubject, Ports as PaymentPorts } from './settlement.server.ts';
