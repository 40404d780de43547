/**
 * The simulated gateway: hosted page, notices and calls under /__sim/pay/, with the real formulas. Only where
 * simulators exist.
 */
import { Hono, type Context } from 'hono';
import { contentHash } from '../http/content-security-policy.ts';
import { isSameSignature, verificationCode } from './gateway-signatures.server.ts';
import { formOf, simulatedCalls } from './simulator-calls.server.ts';
import {
  answerFields,
  deliverDueNotices,
  recordOutcome,
  simulatedOutcomes,
  type Simulation,
} from './simulator-notices.server.ts';
import {
  autoSubmit,
  closedPage,
  payPage,
  paymentsPage,
  refusalPage,
  returnPage,
  simulatorStyle,
} from './simulator-page.ts';
import { listPayments } from './simulator.store.server.ts';

const refusal = 'Your payment info format is not correct !';
const requestFields = [
  'amount',
  'orderid',
  'bill_name',
  'bill_email',
  'bill_mobile',
  'bill_desc',
  'country',
  'currency',
  'vcode',
  'returnurl',
  'notifyurl',
  'callbackurl',
];

/** The routes below /__sim/pay. */
export function paymentSimulator(simulation: Simulation): Hono {
  const simulator = new Hono();
  simulator.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src ${contentHash(simulatorStyle)}; script-src ${contentHash(autoSubmit)}; form-action 'self' ${simulation.app.config.publicOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    );
  });
  simulator.route('/RMS', simulatedCalls(simulation));
  simulator.get('/', async (c) => c.html(paymentsPage(await listPayments(simulation.app.db, 100))));
  simulator.post('/deliver', async (c) => {
    await deliverDueNotices(simulation);
    return c.redirect('/__sim/pay', 303);
  });
  simulator.on(['GET', 'POST'], ['/:merchant', '/:merchant/', '/:merchant/:channel{[\\w-]+\\.php}'], async (c) =>
    showPayment(simulation, c),
  );
  simulator.post('/:merchant/outcome', async (c) => takeOutcome(simulation, c));
  return simulator;
}

async function showPayment(simulation: Simulation, c: Context) {
  const fields = await readRequest(simulation, c);
  if (typeof fields === 'string') return c.html(refusalPage(fields), 400);
  return c.html(
    payPage(simulation.settings.merchantId, fields, c.req.param('channel')?.replace(/\.php$/, '') ?? 'credit'),
  );
}

/** Sends the notification from server to server first; then the browser takes its own answer back. */
async function takeOutcome(simulation: Simulation, c: Context) {
  const fields = await readRequest(simulation, c);
  if (typeof fields === 'string') return c.html(refusalPage(fields), 400);
  const form = await c.req.parseBody({ all: true });
  // The close button sends its own outcome after the selected one.
  const chosen = [form['outcome']].flat().at(-1);
  const outcome = simulatedOutcomes.find((one) => one === chosen);
  if (!outcome) return c.html(closedPage());
  const payment = await recordOutcome(
    simulation,
    {
      orderId: fields['orderid']!,
      amount: fields['amount']!,
      currency: fields['currency']!,
      channel: String(form['channel'] ?? 'credit').slice(0, 40),
      returnUrl: fields['returnurl']!,
      notifyUrl: fields['notifyurl']!,
      callbackUrl: fields['callbackurl']!,
    },
    outcome,
  );
  await deliverDueNotices(simulation, payment.id);
  if (form['stay'] === 'yes') return c.html(closedPage());
  return c.html(returnPage(payment.returnUrl, answerFields(simulation, payment, { status: payment.status })));
}

/** The request's fields, where those of POST take precedence over the query; or the gateway's error message. */
async function readRequest({ app, settings }: Simulation, c: Context): Promise<Record<string, string> | string> {
  const sent = { ...c.req.query(), ...(c.req.method === 'POST' ? await formOf(c) : {}) };
  const fields = Object.fromEntries(
    requestFields.map((name) => [name, sent[name] ?? (name === 'currency' ? (sent['cur'] ?? 'MYR') : '')]),
  );
  const { amount = '', orderid = '', currency = '', vcode = '' } = fields;
  const codes = [
    verificationCode(settings, { amount, orderId: orderid }),
    verificationCode(settings, { amount, orderId: orderid, currency }),
  ];
  const isSigned = codes.some((code) => isSameSignature(vcode, code));
  if (
    c.req.param('merchant') !== settings.merchantId ||
    !isSigned ||
    !/^\d+(\.\d{1,2})?$/.test(amount) ||
    !/^[A-Za-z0-9]{1,40}$/.test(orderid)
  )
    return refusal;
  // Answers go to the merchant's registered site alone.
  const isRegistered = ['returnurl', 'notifyurl', 'callbackurl'].every((name) =>
    fields[name]!.startsWith(`${app.config.publicOrigin}/`),
  );
  return isRegistered ? fields : 'Merchant domain is not registered';
}
