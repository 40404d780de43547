import { ownerOf, type Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { onceOnly, type KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import { findAnswer } from '#src/platform/idempotency/idempotency.store.server.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { emptySelected } from '#src/features/cart/cart.server.ts';
import { claimPromotion, priceLines, reserveCapacity } from '#src/features/packages/packages.server.ts';
import type { PricedOrder } from '#src/features/packages/packages.schema.ts';
import { openPaymentRequest } from '#src/features/payments/payments.server.ts';
import { minimumPaymentSen } from '#src/features/payments/payments.rules.ts';
import { readSetting } from '#src/features/settings/settings.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/local-text.ts';
import { findOrder, insertHistory, insertOrder } from './data/orders.store.server.ts';
import { eInvoiceNeeded, nothingToBuy, ownerNeeded, phoneInvalid, termsOutdated, totalChanged, totalTooSmall } from './orders.errors.ts';
import { orderIdPrefix, orderLimits } from './orders.rules.ts';
import type { OrderLineWish, PlacedOrder, PlaceOrderInput } from './orders.schema.ts';
import { placedMail } from './order-mails.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Who buys, with what may be looked up by keyed hashes alone. */
interface Buying {
  ownerKey: string;
  phone: string;
  emailHash: string;
  now: Date;
}

/**
 * Makes the order before any money can move: priced by the server, its capacity and its promotion taken, what is owed stored, the cart
 * emptied of it, the buyer told, all in one transaction. The same key gives the same order. Throws the errors of `priceLines`,
 * `reserveCapacity` and `claimPromotion`; total_changed (409) when the buyer was shown another total; order_invalid (422) beside its field.
 */
export async function placeOrder(app: Ports, actor: Actor, input: PlaceOrderInput, idempotencyKey?: string): Promise<PlacedOrder> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  const phone = parsePhoneNumber(input.buyer.phone);
  if (!phone) throw phoneInvalid();
  const buying = { ownerKey, phone, emailHash: emailHashOf(app, input.buyer.email), now: app.clock.now() };
  return inTransaction(app.db, (tx) => onceOnly(tx, keyedRequest(app, buying, input, idempotencyKey), () => placeIn(app, tx, buying, input)));
}

/** The order that this key already made for who acts, with its language. */
export async function findPlaced(app: Ports, actor: Actor, key: string): Promise<{ orderId: string; language: Language } | undefined> {
  const answer = await findAnswer(app.db, { scope: `order/add ${ownerOf(actor)}`, key, since: new Date(app.clock.now().getTime() - dayMs) });
  const order = answer && await findOrder(app.db, (answer.answer as PlacedOrder).orderId);
  return order && { orderId: order.id, language: order.language };
}

/** What the order would cost now, with everything that stands against it. Takes nothing. */
export async function quoteOrder(app: Ports, actor: Actor, input: Pick<PlaceOrderInput, 'lines' | 'promotionCode' | 'buyer'>): Promise<PricedOrder> {
  const ownerKey = ownerOf(actor);
  if (!ownerKey) throw ownerNeeded();
  return priceLines(app, input.lines, { ownerKey, promotionCode: input.promotionCode, phoneOrEmailHash: emailHashOf(app, input.buyer.email) });
}

/** Keyed hash of a mail address, in lower case. */
export function emailHashOf(app: Pick<App, 'secrets'>, email: string): string {
  return app.secrets.hash(`email:${email.trim().toLowerCase()}`);
}

async function placeIn(app: Ports, tx: Transaction, buying: Buying, input: PlaceOrderInput): Promise<PlacedOrder> {
  const sale = await readSetting({ db: tx }, 'sale');
  if (input.termsVersion !== sale.termsVersion) throw termsOutdated();
  const priced = await priceLines({ db: tx, clock: app.clock }, input.lines, { ownerKey: buying.ownerKey, promotionCode: input.promotionCode, phoneOrEmailHash: buying.emailHash });
  refuseWrongTotal(input, priced.totalSen, sale.eInvoiceAboveSen);
  const orderId = app.random.reference(orderIdPrefix);
  const expiresAt = new Date(buying.now.getTime() + orderLimits.expiryMinutes * minuteMs);
  await storeOrder(app, tx, { orderId, expiresAt, buying, input, priced });
  await takePlacesAndCode(tx, { orderId, expiresAt, buying, input });
  const { name, email } = input.buyer;
  const description = `Order ${orderId}: ${priced.lines.map(({ title, quantity }) => `${quantity} x ${title.en}`).join(', ')}`.slice(0, 400);
  await openPaymentRequest(app, tx, {
    orderId, ownerKey: buying.ownerKey, amountSen: priced.totalSen, description, contact: { name, email, phone: buying.phone }, language: input.language, expiresAt,
  });
  const bought = input.lines.flatMap(({ cartLineId }) => (cartLineId ? [cartLineId] : []));
  if (bought.length > 0) await emptySelected(tx, buying.ownerKey, bought);
  const brand = await readSetting({ db: tx }, 'brand');
  await enqueueMessage(tx, { ...placedMail(app, { orderId, totalSen: priced.totalSen, expiresAt, name, language: input.language, brand }), to: email, now: buying.now });
  return { orderId, totalSen: priced.totalSen, description, expiresAt: expiresAt.toISOString() };
}

function refuseWrongTotal(input: PlaceOrderInput, totalSen: number, eInvoiceAboveSen: number): void {
  if (input.lines.length === 0) throw nothingToBuy();
  if (totalSen < minimumPaymentSen) throw totalTooSmall();
  if (input.agreedTotalSen !== undefined && input.agreedTotalSen !== totalSen) throw totalChanged();
  if (totalSen > eInvoiceAboveSen && !input.eInvoice) throw eInvoiceNeeded();
}

interface NewOrder {
  orderId: string;
  expiresAt: Date;
  buying: Buying;
  input: PlaceOrderInput;
  priced: PricedOrder;
}

async function storeOrder(app: Ports, tx: Transaction, { orderId, expiresAt, buying, input, priced }: NewOrder): Promise<void> {
  const seal = (value: unknown) => app.secrets.seal(typeof value === 'string' ? value : JSON.stringify(value));
  await insertOrder(tx, {
    id: orderId, ownerKey: buying.ownerKey, state: 'pending', language: input.language, buyer: seal({ ...input.buyer, phone: buying.phone }), emailHash: buying.emailHash,
    subtotalSen: priced.subtotalSen, discountSen: priced.discountSen, taxPercent: priced.taxPercent, serviceTaxSen: priced.serviceTaxSen, totalSen: priced.totalSen,
    promotionCode: priced.promotion?.code ?? null, eInvoice: input.eInvoice ? seal(input.eInvoice) : null, termsVersion: input.termsVersion, placedAt: buying.now, expiresAt,
  }, priced.lines.map((line, index) => ({
    id: app.random.uuid(), orderId, position: index + 1, packageId: line.packageId, slug: line.slug, title: line.title, typeName: line.type.name, hospitalId: line.hospitalId,
    hospitalName: line.hospitalName, quantity: line.quantity, unitPriceSen: line.unitPriceSen, totalSen: line.totalSen, discountSen: line.discountSen,
    serviceTaxSen: line.serviceTaxSen, payableSen: line.payableSen, validityDays: line.validityDays, approvalNumber: line.approvalNumber,
    personName: seal(input.lines[index]!.personName), personId: input.lines[index]!.personId, personIsCitizen: input.lines[index]!.personIsCitizen,
  })));
  await insertHistory(tx, { orderId, at: buying.now, fromState: null, toState: 'pending', by: 'buyer' });
}

async function takePlacesAndCode(tx: Transaction, { orderId, expiresAt, buying, input }: Omit<NewOrder, 'priced'>): Promise<void> {
  const month = malaysianDay(buying.now).slice(0, 7);
  for (const place of placesOf(input.lines)) await reserveCapacity(tx, { ...place, month, orderId, until: expiresAt, now: buying.now });
  if (input.promotionCode) await claimPromotion(tx, { code: input.promotionCode, ownerKey: buying.ownerKey, phoneOrEmailHash: buying.emailHash, orderId, now: buying.now });
}

/** Lines of one package in one hospital together, in one order for all buyers, so that two of them queue instead of deadlocking. */
function placesOf(lines: readonly OrderLineWish[]): { packageId: number; hospitalId: number; quantity: number }[] {
  const places = new Map<string, { packageId: number; hospitalId: number; quantity: number }>();
  for (const { packageId, hospitalId, quantity } of lines) {
    const key = `${packageId} ${hospitalId}`;
    places.set(key, { packageId, hospitalId, quantity: quantity + (places.get(key)?.quantity ?? 0) });
  }
  return [...places.values()].sort((a, b) => a.packageId - b.packageId || a.hospitalId - b.hospitalId);
}

function keyedRequest(app: Ports, { ownerKey, now }: Buying, input: PlaceOrderInput, key: string | undefined): KeyedRequest | undefined {
  return key ? { scope: `order/add ${ownerKey}`, key, now, requestHash: app.secrets.hash(JSON.stringify(input)) } : undefined;
}
