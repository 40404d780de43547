/** Access to a guest's order from another device: by a code mailed to the order's own address, for a limited time. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { issueOneTimeCode, spendOneTimeCode } from '#src/platform/one-time-codes/one-time-codes.server.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { findOrder, accessMail, emailHashOf } from '#src/features/shop/orders/orders.server.ts';
import { orderIdShape } from '#src/features/shop/orders/orders.rules.ts';
import { accessCode } from './my-purchases.rules.ts';
import { buyerOf } from '#src/features/shop/order-documents/order-documents.server.ts';
import { accessCodeWrong } from './my-purchases.errors.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;
const seconds = accessCode.minutes * 60;

/** Mails a code if order and address belong together; the answer is the same either way. Three an hour per order. */
export async function sendAccessCode(app: Ports, asked: { orderId: string; email: string }): Promise<void> {
  const orderId = asked.orderId.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'order_code', points: 3, seconds: 3600 }, orderId);
  const order = orderIdShape.test(orderId) ? await findOrder(app.db, orderId) : undefined;
  if (!order || order.emailHash !== emailHashOf(app, asked.email)) return;
  const buyer = buyerOf(app, order);
  const brand = await readSetting(app, 'brand');
  const { minutes } = accessCode;
  await inTransaction(app.db, async (tx) => {
    const code = await issueOneTimeCode(app, tx, { purpose: 'order', subject: orderId, minutes });
    const mail = accessMail({
      texts: await messageTexts(app, tx),
      orderId,
      name: buyer.name,
      language: order.language,
      brand,
      code,
      minutes,
      copy: app.random.uuid(),
    });
    await enqueueMessage(app, tx, { ...mail, to: buyer.email, now: app.clock.now() });
  });
}

/**
 * Exchanges the code for a token of the order's page, once; five tries while it is valid. Throws access_code_wrong
 * (422).
 */
export async function openByCode(app: Ports, input: { orderId: string; code: string }): Promise<string> {
  const orderId = input.orderId.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'order_code_try', points: accessCode.tries, seconds }, orderId);
  if (!(await spendOneTimeCode(app, { purpose: 'order', subject: orderId, code: input.code }))) throw accessCodeWrong();
  return resultToken(app, orderId);
}
