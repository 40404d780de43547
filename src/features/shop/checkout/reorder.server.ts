import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { addToCart } from '#src/features/shop/cart/cart-changes.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { listLines } from '#src/features/shop/orders/data/orders.store.server.ts';
import { nothingLeftOnSale, notReorderable } from '#src/features/shop/orders/orders.errors.ts';
import type { PlacedOrder } from '#src/features/shop/orders/orders.schema.ts';
import { buyerOf } from '#src/features/shop/order-documents/issue-documents.server.ts';
import { placeOrder } from './place-order.server.ts';
import { openOrder, type OrderKey } from '#src/features/shop/my-purchases/view-orders.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export interface ReorderInput {
  orderId: string;
  /** The terms that the buyer agrees to now. */
  termsVersion?: string;
  idempotencyKey?: string;
}

/** A new order of the same things for the same people, at the prices of today and without the old promotion. Errors as `placeOrder`. */
export async function reorder(app: Ports, actor: Actor, key: OrderKey, input: ReorderInput): Promise<PlacedOrder> {
  const before = await openOrder(app, key, input.orderId);
  const lines = await listLines(app.db, before.id);
  // A membership is renewed on its own page, when its time has come.
  if (lines.some(({ kind }) => kind !== 'package')) throw notReorderable();
  const termsVersion = input.termsVersion ?? (await readSetting(app, 'sale')).termsVersion;
  return placeOrder(
    app,
    actor,
    {
      buyer: buyerOf(app, before),
      termsVersion,
      language: before.language,
      promotionCode: undefined,
      ...(before.eInvoice
        ? { eInvoice: JSON.parse(app.secrets.open(before.eInvoice, ['orders', 'e_invoice', before.id])) }
        : {}),
      lines: lines.map((line) => ({
        packageId: line.packageId!,
        hospitalId: line.hospitalId!,
        quantity: line.quantity,
        personName: app.secrets.open(line.personName, ['order_lines', 'person_name', line.id]),
        personIsCitizen: line.personIsCitizen,
        personId: line.personId,
      })),
    },
    input.idempotencyKey,
  );
}

/**
 * The same things into the cart again, each for its person, so that the buyer sees today's prices and can change everything before it
 * counts. What is not on sale any more is left out. Throws order_unknown (404), not_reorderable, nothing_left_on_sale and cart_full (409).
 */
export async function refillCart(app: Ports, actor: Actor, key: OrderKey, orderId: string): Promise<void> {
  const before = await openOrder(app, key, orderId);
  const lines = await listLines(app.db, before.id);
  if (lines.some(({ kind }) => kind !== 'package')) throw notReorderable();
  let added = 0;
  for (const { packageId, hospitalId, quantity, personId, personIsCitizen } of lines) {
    try {
      await addToCart(app, actor, {
        packageId: packageId!,
        hospitalId: hospitalId!,
        quantity,
        personId,
        personIsCitizen,
      });
      added += 1;
    } catch (error) {
      if (!isFailure(error, 'package_not_for_sale') && !isFailure(error, 'package_not_at_hospital')) throw error;
    }
  }
  if (added === 0) throw nothingLeftOnSale();
}
