/** The payment gateway as the site sees it: a hosted page that takes the payment, and signed answers. */

/** The data with which the buyer is sent to the hosted page. */
export interface PaymentRequest {
  /** Integer sen; sent as '1234.50'. */
  amountSen: number;
  /** Ten characters: a capital letter, then letters and digits. */
  orderId: string;
  description: string;
  name: string;
  email: string;
  phone: string;
  /** Where the browser and the gateway's servers send their answers. */
  returnUrl: string;
  notifyUrl: string;
  callbackUrl: string;
}

/** A form that takes the browser to the hosted page. It carries the verification code, never a key. */
export interface HostedForm {
  action: string;
  fields: Record<string, string>;
}

/** The gateway's '00', '22' and '11' in words; 'unknown' when a requery found nothing or its answer is not certain. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed';

/** An answer with a valid signature of our merchant; the caller checks that order and amount are known. */
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

/** Why an answer is refused. */
export type AnswerRefusal = 'malformed' | 'forged' | 'wrong_merchant';

export type RequeryAnswer =
  | { outcome: PaymentOutcome; transactionId: string; amountSen: number; currency: string; channel: string }
  | { outcome: 'unknown' };

export interface RefundRequest {
  /** Our id, unique for ever: the same refund requested twice is one refund. */
  refundId: string;
  transactionId: string;
  amountSen: number;
  /** Required for every channel but cards. */
  bank?: { code: string; holder: string; account: string };
}

export type RefundOutcome = { outcome: 'done' | 'pending' | 'failed'; gatewayRefundId: string; errorCode: string };

/**
 * The port. Its calls have a deadline and a limited number of tries, and throw GatewayUnavailable when none
 * succeeded.
 */
export interface PaymentGateway {
  /** Origin of the hosted page: the only other origin that a checkout's form may be sent to. */
  readonly pageOrigin: string;
  /** Throws InvalidPayment with the specification's message when no verification code can be made. */
  paymentForm(request: PaymentRequest): HostedForm;
  /** The same as an address: the specification's payment link. */
  paymentLink(request: PaymentRequest): string;
  /** Reads a return, notification or callback. The signature is compared in constant time before any field is used. */
  readAnswer(fields: Record<string, string>): GatewayAnswer | AnswerRefusal;
  /** Tells the gateway that its return or notification was received. */
  acknowledge(fields: Record<string, string>): Promise<void>;
  /** Asks for the state of an order's payment; the answer's signature is checked. */
  requery(order: { orderId: string; amountSen: number }): Promise<RequeryAnswer>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** The outcome of a refund that was requested; null when the gateway does not know it. */
  findRefund(refundId: string): Promise<RefundOutcome | null>;
  /** Reverses a payment on the same day, before settlement. */
  reverse(transactionId: string): Promise<'done' | 'failed'>;
}

/** The messages of the specification's section 5, to the letter. */
export const invalidPaymentWords = {
  incomplete: 'Invalid data, please double confirm',
  amount: 'Invalid Amount',
  orderId: 'Invalid orderID',
} as const;

/** The payment request cannot be made; `reason` says what is wrong with it. */
export class InvalidPayment extends Error {
  readonly reason: keyof typeof invalidPaymentWords;
  constructor(reason: keyof typeof invalidPaymentWords) {
    super(invalidPaymentWords[reason]);
    this.name = 'InvalidPayment';
    this.reason = reason;
  }
}

/** No try got a usable answer. It is unknown what the gateway did. */
export class GatewayUnavailable extends Error {
  constructor(call: string) {
    super(`The payment gateway did not answer: ${call}`);
    this.name = 'GatewayUnavailable';
  }
}
