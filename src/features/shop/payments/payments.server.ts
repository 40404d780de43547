/** Payments and refunds at the payment gateway; this feature does not depend on orders. */
export { listOrderMoney, listRefusedMessages, findRefundOrder, type RefundWork } from './money-views.server.ts';
export { buildPaymentLink, findPaymentRequest, startPayment, openPaymentRequest } from './payment-requests.server.ts';
export { sendRefunds } from './refund-sending.server.ts';
export {
  isReversibleToday,
  refundableSen,
  decideRefund,
  proposeRefund,
  proposeReversal,
} from './payment-refunds.server.ts';
export { requeryOrder, requerySilentPayments } from './requery.server.ts';
export { resultToken, orderOfToken } from './result-token.server.ts';
export { closePaymentRequest, isAwaitingBank, type Ports, type PaymentSubject } from './settlement.server.ts';
export { countWaitingPayments } from './data/payments-backlog.store.server.ts';
export { gatewayRoutes } from './gateway-messages.server.ts';
export { deleteOldGatewayMessages } from './message-retention.server.ts';
export { forgetPayers, paymentsDataSubject } from './payments-data-subject.server.ts';
