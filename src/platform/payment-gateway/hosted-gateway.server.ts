/** The hosted gateway's protocol: the real gateway and the simulator differ in addresses, keys and transport alone. */
import { gatewayAmount, senOf } from './gateway-amount.ts';
import type { Send } from '#src/platform/http/send.ts';
import { callGateway, readLines } from './gateway-calls.server.ts';
import {
  answerKey,
  isSameSignature,
  refundAnswerKey,
  refundInquiryKey,
  refundKey,
  requeryAnswerKey,
  requeryKey,
  reversalAnswerKey,
  reversalKey,
  verificationCode,
} from './gateway-signatures.server.ts';
import { country, currency, type GatewaySettings } from './gateway-settings.ts';
import {
  GatewayUnavailable,
  InvalidPayment,
  type AnswerRefusal,
  type GatewayAnswer,
  type HostedForm,
  type PaymentGateway,
  type PaymentOutcome,
  type PaymentRequest,
  type RefundOutcome,
  type RefundRequest,
  type RequeryAnswer,
} from './payment-gateway.ts';

const outcomes: Record<string, PaymentOutcome> = { '00': 'paid', '22': 'pending', '11': 'failed' };
const refundOutcomes: Record<string, RefundOutcome['outcome']> = { '00': 'done', '22': 'pending', '11': 'failed' };
const orderIdShape = /^[A-Z][A-Z0-9]{9}$/;
/** The gateway's smallest amount. */
const minimumSen = 101;

/**
 * Shapes of the signed fields. The signature has no separators. Because each field's length or alphabet is fixed
 * here, the fields of a genuine signature cannot be regrouped for another order.
 */
const shapes = {
  tranID: /^\d{1,20}$/,
  orderid: orderIdShape,
  status: /^(?:00|11|22)$/,
  amount: /^\d{1,9}\.\d{2}$/,
  currency: /^[A-Z]{3}$/,
  paydate: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  appcode: /^[\w-]{0,30}$/,
} as const;

/** The port from settings and a function that sends requests. */
export function hostedGateway(settings: GatewaySettings, send: Send): PaymentGateway {
  const call: Call = (name, path, fields) =>
    callGateway(send, { name, url: `${settings.apiUrl}${path}`, fields, tries: 3 });
  return {
    pageOrigin: new URL(settings.pageUrl).origin,
    paymentForm: (request) => formFor(settings, request),
    paymentLink(request) {
      const { action, fields } = formFor(settings, request);
      return `${action}?${new URLSearchParams(fields)}`;
    },
    readAnswer: (fields) => readAnswer(settings, fields),
    async acknowledge(fields) {
      // Sent once. If it is lost, the gateway sends its callback, which we acknowledge in turn.
      await callGateway(send, {
        name: 'acknowledge',
        url: settings.acknowledgeUrl,
        fields: { ...fields, treq: '1' },
        tries: 1,
      });
    },
    async requery({ orderId, amountSen }) {
      const amount = gatewayAmount(amountSen);
      const text = await call('requery', '/query/q_by_oid.php', {
        amount,
        oID: orderId,
        domain: settings.merchantId,
        skey: requeryKey(settings, orderId, amount),
      });
      return readRequery(settings, orderId, readLines(text));
    },
    async refund(request) {
      const text = await call('refund', '/API/refundAPI/index.php', refundFields(settings, request));
      return readRefund(settings, request.refundId, text);
    },
    findRefund: (refundId) => findRefund(settings, call, refundId),
    reverse: (transactionId) => reverse(settings, call, transactionId),
  };
}

/** Calls the gateway at a path of its API, up to three times. */
type Call = (name: string, path: string, fields: Record<string, string>) => Promise<string>;

async function findRefund(
  settings: GatewaySettings,
  call: Call,
  refundId: string,
): ReturnType<PaymentGateway['findRefund']> {
  const text = await call('refund inquiry', '/API/refundAPI/q_by_refID.php', {
    RefID: refundId,
    MerchantID: settings.merchantId,
    Signature: refundInquiryKey(settings, refundId),
  });
  const found: unknown = readJson(text);
  const [first] = Array.isArray(found) ? found : [found];
  return first && 'RefundID' in first ? readRefund(settings, refundId, JSON.stringify(first)) : null;
}

async function reverse(
  settings: GatewaySettings,
  call: Call,
  transactionId: string,
): ReturnType<PaymentGateway['reverse']> {
  const text = await call('reversal', '/API/refundAPI/refund.php', {
    txnID: transactionId,
    domain: settings.merchantId,
    skey: reversalKey(settings, transactionId),
  });
  const { StatCode = '', VrfKey = '' } = readLines(text);
  return StatCode === '00' && isSameSignature(VrfKey, reversalAnswerKey(settings, transactionId, StatCode))
    ? 'done'
    : 'failed';
}

function formFor(settings: GatewaySettings, request: PaymentRequest): HostedForm {
  if (!request.amountSen || !request.orderId || !request.description.trim()) throw new InvalidPayment('incomplete');
  if (!Number.isSafeInteger(request.amountSen) || request.amountSen < minimumSen) throw new InvalidPayment('amount');
  if (!orderIdShape.test(request.orderId)) throw new InvalidPayment('orderId');
  const amount = gatewayAmount(request.amountSen);
  const code = { amount, orderId: request.orderId };
  return {
    action: `${settings.pageUrl}/${settings.merchantId}/`,
    fields: {
      amount,
      orderid: request.orderId,
      bill_name: request.name.slice(0, 128),
      bill_email: request.email.slice(0, 128),
      bill_mobile: request.phone.slice(0, 32),
      bill_desc: plainDescription(request.description),
      country,
      currency,
      vcode: verificationCode(settings, settings.isExtendedCode ? { ...code, currency } : code),
      returnurl: request.returnUrl,
      notifyurl: request.notifyUrl,
      callbackurl: request.callbackUrl,
    },
  };
}

/** The gateway's firewall refuses some signs: only letters, digits and plain punctuation are sent. */
function plainDescription(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} .,:()/-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

function readAnswer(settings: GatewaySettings, fields: Record<string, string>): GatewayAnswer | AnswerRefusal {
  const value = (name: string) => fields[name] ?? '';
  if (Object.entries(shapes).some(([name, shape]) => !shape.test(value(name)))) return 'malformed';
  const signed = {
    tranID: value('tranID'),
    orderid: value('orderid'),
    status: value('status'),
    domain: value('domain'),
    amount: value('amount'),
    currency: value('currency'),
    paydate: value('paydate'),
    appcode: value('appcode'),
  };
  // Another merchant's genuine answer is signed with that merchant's secret, so the merchant is checked first.
  if (signed.domain !== settings.merchantId) return 'wrong_merchant';
  if (!isSameSignature(value('skey'), answerKey(signed, settings.secretKey))) return 'forged';
  return {
    orderId: signed.orderid,
    transactionId: signed.tranID,
    outcome: outcomes[signed.status]!,
    amountSen: senOf(signed.amount)!,
    currency: signed.currency,
    channel: value('channel').slice(0, 40),
    paidAtText: signed.paydate,
    errorCode: value('error_code').slice(0, 40),
  };
}

function readRequery(settings: GatewaySettings, orderId: string, answer: Record<string, string>): RequeryAnswer {
  const { StatCode = '', Amount = '', TranID = '', Domain = '', VrfKey = '', Channel = '', Currency = '' } = answer;
  const outcome = outcomes[StatCode];
  const amountSen = senOf(Amount);
  const isGenuine = isSameSignature(
    VrfKey,
    requeryAnswerKey(settings, { amount: Amount, id: orderId, statCode: StatCode }),
  );
  if (!outcome || amountSen === null || !shapes.tranID.test(TranID) || Domain !== settings.merchantId || !isGenuine)
    return { outcome: 'unknown' };
  return { outcome, transactionId: TranID, amountSen, currency: Currency || currency, channel: Channel.slice(0, 40) };
}

function refundFields(
  settings: GatewaySettings,
  { refundId, transactionId, amountSen, bank }: RefundRequest,
): Record<string, string> {
  const amount = gatewayAmount(amountSen);
  return {
    RefundType: 'P',
    MerchantID: settings.merchantId,
    RefID: refundId,
    TxnID: transactionId,
    Amount: amount,
    Signature: refundKey(settings, { refundId, transactionId, amount }),
    ...(bank
      ? { BankCode: bank.code, BankCountry: country, BeneficiaryName: bank.holder, BeneficiaryAccNo: bank.account }
      : {}),
  };
}

/**
 * The outcome of a refund. A refused request has an error code and no signature: nothing was refunded. Any other
 * answer must be signed.
 */
function readRefund(settings: GatewaySettings, refundId: string, text: string): RefundOutcome {
  const answer = readJson(text);
  if (typeof answer['error_code'] === 'string')
    return { outcome: 'failed', gatewayRefundId: '', errorCode: answer['error_code'].slice(0, 20) };
  const field = (name: string) => String(answer[name] ?? '');
  const outcome = refundOutcomes[field('Status')];
  const expected = refundAnswerKey(settings, {
    refundId,
    gatewayRefundId: field('RefundID'),
    transactionId: field('TxnID'),
    amount: field('Amount'),
    status: field('Status'),
  });
  if (!outcome || field('RefID') !== refundId || !isSameSignature(field('Signature'), expected))
    throw new GatewayUnavailable('refund: an answer without a right signature');
  return { outcome, gatewayRefundId: field('RefundID'), errorCode: '' };
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
