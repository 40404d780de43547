/** Places an order in one transaction before any payment, and prices one without placing it. */
import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { onceOnly, type KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import { findAnswer } from '#src/platform/idempotency/idempotency.store.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { emptySelected } from '#src/features/shop/cart/cart.server.ts';
import { claimPromotion, priceLines, reserveCapacity } from '#src/features/shop/packages/packages.server.ts';
import type { PricedLine, PricedOrder } from '#src/features/shop/packages/packages.schema.ts';
import { minimumPaymentSen } from '#src/features/shop/payments/payments.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  findOrder,
  newOrderId,
  emailHashOf,
  recordOrder,
  type Buying,
  type NewLine,
  ownerNeeded,
} from '#src/features/shop/orders/orders.server.ts';
import type { OrderLineInput, PlacedOrder, PlaceOrderInput } from '#src/features/shop/orders/orders.schema.ts';
import {
  eInvoiceNeeded,
  nothingToBuy,
  phoneInvalid,
  termsOutdated,
  totalChanged,
  totalTooSmall,
} from './checkout.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;
const dayMs = 86_400_000;

/**
 * Creates the order before any payment, in one transaction: the server prices it, takes its capacity and promotion,
 * stores the amount due, removes its lines from the cart and notifies the buyer. The same key gives the same order.
 * Throws the errors of `priceLines`, `reserveCapacity` and `claimPromotion`; total_changed (409) when the buyer saw
 * another total; order_invalid (422) beside its field.
 */
export async function placeOrder(
  app: Ports,
  actor: Actor,
  { input, idempotencyKey }: { input: PlaceOrderInput; idempotencyKey?: string | undefined },
): Promise<PlacedOrder> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  const phone = parsePhoneNumber(input.buyer.phone);
  if (!phone) throw phoneInvalid();
  const buying = { ownerKey, phone, emailHash: emailHashOf(app, input.buyer.email), now: app.clock.now() };
  return inTransaction(app.db, (tx) =>
    onceOnly(tx, keyedRequest(app, buying, { input, key: idempotencyKey }), () => placeIn(app, tx, { buying, input })),
  );
}

/** The order that the actor already made with this key, with its language. */
export async function findPlaced(
  app: Ports,
  actor: Actor,
  key: string,
): Promise<{ orderId: string; language: Language } | undefined> {
  const answer = await findAnswer(app.db, {
    scope: `order/add ${ownerOf(actor)}`,
    key,
    since: new Date(app.clock.now().getTime() - dayMs),
  });
  const order = answer && (await findOrder(app.db, (answer.answer as PlacedOrder).orderId));
  return order && { orderId: order.id, language: order.language };
}

/** The price of the order now, with everything that would prevent it. Reserves nothing. */
export async function quoteOrder(
  app: Ports,
  actor: Actor,
  input: Pick<PlaceOrderInput, 'lines' | 'promotionCode' | 'buyer'>,
): Promise<PricedOrder> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  return priceLines(app, input.lines, {
    ownerKey,
    promotionCode: input.promotionCode,
    phoneOrEmailHash: emailHashOf(app, input.buyer.email),
  });
}

async function placeIn(
  app: Ports,
  tx: Transaction,
  { buying, input }: { buying: Buying; input: PlaceOrderInput },
): Promise<PlacedOrder> {
  const sale = await readSetting({ db: tx }, 'sale');
  if (input.termsVersion !== sale.termsVersion) throw termsOutdated();
  const priced = await priceLines({ db: tx, clock: app.clock }, input.lines, {
    ownerKey: buying.ownerKey,
    promotionCode: input.promotionCode,
    phoneOrEmailHash: buying.emailHash,
  });
  refuseWrongTotal(input, priced.totalSen, sale.eInvoiceAboveSen);
  const newOrder = newOrderId(app, buying.now);
  const placed = await recordOrder(app, tx, {
    newOrder,
    order: {
      buying,
      buyer: input.buyer,
      language: input.language,
      eInvoice: input.eInvoice,
      termsVersion: input.termsVersion,
      sums: priced,
      promotionCode: priced.promotion?.code ?? null,
      lines: priced.lines.map((line, index) => lineOf(line, input.lines[index]!)),
    },
  });
  await takePlacesAndCode(tx, { ...newOrder, buying, input });
  const bought = input.lines.flatMap(({ cartLineId }) => (cartLineId ? [cartLineId] : []));
  if (bought.length > 0) await emptySelected(tx, buying.ownerKey, bought);
  return placed;
}

function refuseWrongTotal(input: PlaceOrderInput, totalSen: number, eInvoiceAboveSen: number): void {
  if (input.lines.length === 0) throw nothingToBuy();
  if (totalSen < minimumPaymentSen) throw totalTooSmall();
  if (input.agreedTotalSen !== undefined && input.agreedTotalSen !== totalSen) throw totalChanged();
  if (totalSen > eInvoiceAboveSen && !input.eInvoice) throw eInvoiceNeeded();
}

function lineOf(line: PricedLine, { personName, personId, personIsCitizen }: OrderLineInput): NewLine {
  return {
    kind: 'package',
    packageId: line.packageId,
    slug: line.slug,
    title: line.title,
    typeName: line.type.name,
    hospitalId: line.hospitalId,
    hospitalName: line.hospitalName,
    quantity: line.quantity,
    unitPriceSen: line.unitPriceSen,
    normalPriceSen: line.unitPriceSen < line.normalPriceSen ? line.normalPriceSen : null,
    totalSen: line.totalSen,
    discountSen: line.discountSen,
    serviceTaxSen: line.serviceTaxSen,
    payableSen: line.payableSen,
    validityDays: line.validityDays,
    approvalNumber: line.approvalNumber,
    personName,
    personId,
    personIsCitizen,
  };
}

async function takePlacesAndCode(
  tx: Transaction,
  { orderId, expiresAt, buying, input }: { orderId: string; expiresAt: Date; buying: Buying; input: PlaceOrderInput },
): Promise<void> {
  const month = malaysianDay(buying.now).slice(0, 7);
  for (const place of placesOf(input.lines))
    await reserveCapacity(tx, { ...place, month, orderId, until: expiresAt, now: buying.now });
  if (input.promotionCode)
    await claimPromotion(tx, {
      code: input.promotionCode,
      ownerKey: buying.ownerKey,
      phoneOrEmailHash: buying.emailHash,
      orderId,
      now: buying.now,
    });
}

/**
 * The places of an order, added up by package and hospital and sorted, so that concurrent orders queue instead of
 * deadlocking.
 */
function placesOf(lines: readonly OrderLineInput[]): { packageId: number; hospitalId: number; quantity: number }[] {
  const places = new Map<string, { packageId: number; hospitalId: number; quantity: number }>();
  for (const { packageId, hospitalId, quantity } of lines) {
    const key = `${packageId} ${hospitalId}`;
    places.set(key, { packageId, hospitalId, quantity: quantity + (places.get(key)?.quantity ?? 0) });
  }
  return [...places.values()].sort((a, b) => a.packageId - b.packageId || a.hospitalId - b.hospitalId);
}

function keyedRequest(
  app: Ports,
  { ownerKey, now }: Buying,
  { input, key }: { input: PlaceOrderInput; key: string | undefined },
): KeyedRequest | undefined {
  return key
    ? { scope: `order/add ${ownerKey}`, key, now, requestHash: app.secrets.hash(JSON.stringify(input)) }
    : undefined;
}
