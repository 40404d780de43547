/**
 * The gateway's signature formulas: MD5 over fields without separators, as its documentation prints them. Each
 * field's shape is checked before it is hashed.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { GatewaySettings } from './gateway-settings.ts';

type Merchant = Pick<GatewaySettings, 'merchantId' | 'verifyKey' | 'secretKey'>;

function md5(...parts: string[]): string {
  return createHash('md5').update(parts.join('')).digest('hex');
}

/** Compares two signatures in constant time. */
export function isSameSignature(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The vcode of a payment request; with a currency, the extended form. Lower-case hex: the gateway refuses upper case.
 */
export function verificationCode(
  merchant: Merchant,
  request: { amount: string; orderId: string; currency?: string },
): string {
  return md5(request.amount, merchant.merchantId, request.orderId, merchant.verifyKey, request.currency ?? '');
}

export interface SignedAnswer {
  tranID: string;
  orderid: string;
  status: string;
  domain: string;
  amount: string;
  currency: string;
  paydate: string;
  appcode: string;
}

/** The skey of a return, notification or callback. */
export function answerKey(answer: SignedAnswer, secretKey: string): string {
  const first = md5(answer.tranID, answer.orderid, answer.status, answer.domain, answer.amount, answer.currency);
  return md5(answer.paydate, answer.domain, first, answer.appcode, secretKey);
}

/** The skey of a requery by order id or by transaction id. */
export function requeryKey(merchant: Merchant, id: string, amount: string): string {
  return md5(id, merchant.merchantId, merchant.verifyKey, amount);
}

/** The VrfKey of a requery's answer; `id` is the id of the request. */
export function requeryAnswerKey(merchant: Merchant, answer: { amount: string; id: string; statCode: string }): string {
  return md5(answer.amount, merchant.secretKey, merchant.merchantId, answer.id, answer.statCode);
}

export interface RefundFields {
  refundId: string;
  transactionId: string;
  amount: string;
}

/** Signature of a partial refund's request. */
export function refundKey(merchant: Merchant, { refundId, transactionId, amount }: RefundFields): string {
  return md5('P', merchant.merchantId, refundId, transactionId, amount, merchant.secretKey);
}

/** Signature of a refund's answer. */
export function refundAnswerKey(
  merchant: Merchant,
  answer: RefundFields & { gatewayRefundId: string; status: string },
): string {
  return md5(
    'P',
    merchant.merchantId,
    answer.refundId,
    answer.gatewayRefundId,
    answer.transactionId,
    answer.amount,
    answer.status,
    merchant.secretKey,
  );
}

/** Signature of a refund inquiry by our own id. */
export function refundInquiryKey(merchant: Merchant, refundId: string): string {
  return md5(refundId, merchant.merchantId, merchant.verifyKey);
}

/** The skey of a same-day reversal. */
export function reversalKey(merchant: Merchant, transactionId: string): string {
  return md5(transactionId, merchant.merchantId, merchant.secretKey);
}

/** The VrfKey of a reversal's answer. */
export function reversalAnswerKey(merchant: Merchant, transactionId: string, statCode: string): string {
  return md5(merchant.secretKey, merchant.merchantId, transactionId, statCode);
}
