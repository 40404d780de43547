/** A guest opens an order from another device: with a code that is mailed to the order's own address, for a limited time. */
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { findOrder } from './data/orders.store.server.ts';
import { accessMail } from './order-mails.server.ts';
import { accessCodeWrong } from './orders.errors.ts';
import { orderIdShape, orderLimits } from './orders.rules.ts';
import { buyerOf } from './papers.server.ts';
import { emailHashOf } from './keep-order.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'secrets' | 'config' | 'logger'>;
const seconds = orderLimits.accessCodeMinutes * 60;

/** Mails a code if order and address belong together; whoever asks is told the same either way. Three an hour per order. */
export async function sendAccessCode(app: Ports, asked: { orderId: string; email: string }): Promise<void> {
  const orderId = asked.orderId.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'order_code', points: 3, seconds: 3600 }, orderId);
  const order = orderIdShape.test(orderId) ? await findOrder(app.db, orderId) : undefined;
  if (!order || order.emailHash !== emailHashOf(app, asked.email)) return;
  const buyer = buyerOf(app, order);
  const mail = accessMail({
    orderId,
    name: buyer.name,
    language: order.language,
    brand: await readSetting(app, 'brand'),
    code: codeOf(app, orderId, windowOf(app)),
    minutes: orderLimits.accessCodeMinutes,
    copy: app.random.uuid(),
  });
  await inTransaction(app.db, (tx) => enqueueMessage(app, tx, { ...mail, to: buyer.email, now: app.clock.now() }));
}

/** A token for the order's page in exchange for the code; five tries in its time. Throws access_code_wrong (422). */
export async function openByCode(app: Ports, given: { orderId: string; code: string }): Promise<string> {
  const orderId = given.orderId.trim().toUpperCase();
  await countAgainstLimit(app, { name: 'order_code_try', points: orderLimits.accessTries, seconds }, orderId);
  const now = windowOf(app);
  // A code is sent at some moment of its window: the window before still counts, so that it lives as long as it says.
  const isRight =
    orderIdShape.test(orderId) && [now, now - 1].some((window) => codeOf(app, orderId, window) === given.code.trim());
  if (!isRight) throw accessCodeWrong();
  return resultToken(app, orderId);
}

function windowOf(app: Pick<App, 'clock'>): number {
  return Math.floor(app.clock.now().getTime() / 1000 / seconds);
}

/** Eight digits that only we can make from the order and the time. */
function codeOf(app: Pick<App, 'secrets'>, orderId: string, window: number): string {
  const drawn = Number.parseInt(app.secrets.hash(`order access ${orderId} ${window}`).slice(0, 12), 16);
  return String(drawn % 100_000_000).padStart(8, '0');
}
