import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { addToCart } from '#src/features/shop/cart/cart.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { listLines, notReorderable } from '#src/features/shop/orders/orders.server.ts';
import { openOrder, type OrderKey } from '#src/features/shop/my-purchases/view-orders.server.ts';
import { nothingLeftOnSale } from './my-purchases.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

/**
 * Adds an order's lines to the cart again, each for its person, so that the buyer sees today's prices and can change
 * them. Packages that are not on sale any more are left out. Throws order_unknown (404), not_reorderable,
 * nothing_left_on_sale and cart_full (409).
 */
export async function refillCart(
  app: Ports,
  actor: Actor,
  { key, orderId }: { key: OrderKey; orderId: string },
): Promise<void> {
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
