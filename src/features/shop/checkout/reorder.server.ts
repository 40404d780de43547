import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { listLines, notReorderable } from '#src/features/shop/orders/orders.server.ts';
import type { PlacedOrder } from '#src/features/shop/orders/orders.schema.ts';
import { buyerOf } from '#src/features/shop/order-documents/order-documents.server.ts';
import { placeOrder } from './place-order.server.ts';
import { openOrder, type OrderKey } from '#src/features/shop/my-purchases/my-purchases.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

export interface ReorderInput {
  /** Who may see the former order: its owner, or the holder of its token. */
  key: OrderKey;
  orderId: string;
  /** The version of the terms that the buyer agrees to. */
  termsVersion?: string;
  idempotencyKey?: string;
}

/**
 * A new order of the same lines for the same people, at today's prices and without the old promotion. Errors as
 * `placeOrder`.
 */
export async function reorder(app: Ports, actor: Actor, input: ReorderInput): Promise<PlacedOrder> {
  const before = await openOrder(app, input.key, input.orderId);
  const lines = await listLines(app.db, before.id);
  // A membership is renewed on its own page, shortly before it ends.
  if (lines.some(({ kind }) => kind !== 'package')) throw notReorderable();
  const termsVersion = input.termsVersion ?? (await readSetting(app, 'sale')).termsVersion;
  return placeOrder(app, actor, {
    input: {
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
    idempotencyKey: input.idempotencyKey,
  });
}
