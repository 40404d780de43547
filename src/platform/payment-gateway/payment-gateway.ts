/** The payment gateway as the house sees it: a hosted page that takes the money, and answers that it signs. */

/** What the buyer is sent to the hosted page with. */
export interface PaymentRequest {
  /** Integer sen; the gateway gets it as '1234.50'. */
  amountSen: number;
  /** Ten characters: a capital letter, then letters and digits. */
  orderId: string;
  description: string;
  name: string;
  email: string;
  phone: string;
  /** Where the browser and the gateway's servers answer to. */
  returnUrl: string;
  notifyUrl: string;
  callbackUrl: string;
}

/** A form that leads the browser to the hosted page. It carries the verification code, never a key. */
export interface HostedForm {
  action: string;
  fields: Record<string, string>;
}

/** '00', '22' and '11' of the gateway, in words; 'unknown' is a requery that found nothing or said nothing certain. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed';

/** An answer whose signature is right and whose merchant is ours; whether order and amount are known is for the caller. */
export interface GatewayAnswer {
  orderId: string;
  transactionId: string;
  outcome: PaymentOutcome;
  amountSen: number;
  currency: string;
  channel: string;
  /** As the gateway wrote it, 'YYYY-MM-DD HH:mm:ss'. */
  paidAtText: string;
  errorCode: string;
}

/** Why an answer is not believed. */
export type AnswerRefusal = 'malformed' | 'forged' | 'wrong_merchant';

export type RequeryAnswer =
  | { outcome: PaymentOutcome; transactionId: string; amountSen: number; currency: string; channel: string }
  | { outcome: 'unknown' };

export interface RefundRequest {
  /** Ours, unique for ever: the same refund asked twice is one refund. */
  refundId: string;
  transactionId: string;
  amountSen: number;
  /** Needed for everything but cards. */
  bank?: { code: string; holder: string; account: string };
}

export type RefundOutcome = { outcome: 'done' | 'pending' | 'failed'; gatewayRefundId: string; errorCode: string };

/** The port. Its calls have a deadline and a bounded number of tries, and throw GatewayUnavailable when none succeeded. */
export interface PaymentGateway {
  /** Origin of the hosted page: the one foreign place that a checkout's form may be sent to. */
  readonly pageOrigin: string;
  /** Throws InvalidPayment with the specification's words when no verification code can be made. */
  paymentForm(request: PaymentRequest): HostedForm;
  /** The same as an address: the specification's payment link. */
  paymentLink(request: PaymentRequest): string;
  /** Reads a return, notification or callback. The signature is compared in constant time before anything is believed. */
  readAnswer(fields: Record<string, string>): GatewayAnswer | AnswerRefusal;
  /** Tells the gateway that its return or notification was taken. */
  acknowledge(fields: Record<string, string>): Promise<void>;
  /** Asks what became of an order; the answer's own signature is checked. */
  requery(order: { orderId: string; amountSen: number }): Promise<RequeryAnswer>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** What became of a refund that was asked for. */
  findRefund(refundId: string): Promise<RefundOutcome | null>;
  /** Takes a payment of the same day back, before it is settled. */
  reverse(transactionId: string): Promise<'done' | 'failed'>;
}

/** The words of the specification's section 5, to the letter. */
export const invalidPaymentWords = {
  incomplete: 'Invalid data, please double confirm',
  amount: 'Invalid Amount',
  orderId: 'Invalid orderID',
} as const;

/** The payment request cannot be made; `reason` names what is wrong with it. */
export class InvalidPayment extends Error {
  readonly reason: keyof typeof invalidPaymentWords;
  constructor(reason: keyof typeof invalidPaymentWords) {
    super(invalidPaymentWords[reason]);
    this.name = 'InvalidPayment';
    this.reason = reason;
  }
}

/** No try got an answer that makes sense. Nothing is known about what the gateway did. */
export class GatewayUnavailable extends Error {
  constructor(call: string) {
    super(`The payment gateway did not answer: ${call}`);
    this.name = 'GatewayUnavailable';
  }
}
