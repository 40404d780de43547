/** Payments: no money is lost and none is taken twice. What is owed is stored before it can be paid, and the gateway's word counts once. */
export { paymentsDataSubject } from './payments-data-subject.server.ts';
export { gatewayRoutes } from './gateway-messages.server.ts';
export { findRefundOrder, listOrderMoney, listRefusedMessages } from './money-views.server.ts';
export type { RefundWork, SeenPayment } from './money-views.server.ts';
export { buildPaymentLink, findPaymentRequest, openPaymentRequest, startPayment } from './payment-requests.server.ts';
export type { LinkInput } from './payment-requests.server.ts';
export { decideRefund, isReversibleToday, proposeRefund, proposeReversal, refundableSen } from './refunds.server.ts';
export { sendRefunds } from './refund-sending.server.ts';
export type { BankAccount, RefundRow } from './refunds.server.ts';
export { deleteOldGatewayMessages } from './message-retention.server.ts';
export { requerySilentPayments } from './requery.server.ts';
export { orderOfToken, resultToken } from './result-token.server.ts';
export { closePaymentRequest, isAwaitingBank } from './settlement.server.ts';
export type { PaymentSubject, Ports as PaymentPorts } from './settlement.server.ts';
