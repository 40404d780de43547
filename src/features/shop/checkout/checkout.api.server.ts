import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import type { App } from '#src/platform/app.ts';
import { type Actor, ownerOf } from '#src/platform/actor.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { selectedLines } from '#src/features/shop/cart/cart.server.ts';
import { languages } from '#src/shared/languages.ts';
import { orderIdShape } from '#src/features/shop/orders/orders.rules.ts';
import { buyerSchema, eInvoiceSchema, type OrderLineInput } from '#src/features/shop/orders/orders.schema.ts';
import { placeOrder } from './place-order.server.ts';
import { reorder } from './reorder.server.ts';
import { viewOrder } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { recordIdText } from '#src/shared/identifiers/record-id.ts';
import { placedAnswer, orderAnswer, placedShape, orderShape, orderFailures } from './order-answers.server.ts';
import { callTexts } from './checkout.errors.ts';

const tag = 'Packages and orders';
const whole = z.coerce.number().int();
export const orderId = z.string().trim().toUpperCase().regex(orderIdShape);
export const item = z.object({
  healthpackage_id: recordIdText,
  hospital_id: recordIdText,
  cart_quantity: whole.min(1).max(20),
  person_name: z.string().trim().min(2).max(120).optional(),
  person_is_citizen: z.boolean().optional(),
  person_id: z.string().max(60).optional(),
});
export const addBody = z.object({
  buyer: buyerSchema,
  items: z.array(item).min(1).max(30).optional().describe('Without items, the selected lines of the cart are bought'),
  promotion_code: z.string().trim().max(40).optional(),
  einvoice: eInvoiceSchema.optional(),
  terms_version: z.string().min(1).max(40).describe('The version of the terms of sale that the buyer agreed to'),
  agreed_total: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .optional()
    .describe('The total that the buyer was shown; another one is refused'),
  lang: z.enum(languages).default('en'),
});

/** Orders from one address: a hospital's shared address must still get through. */
export const perAddress = { name: 'order_add', points: 60, seconds: 900 };

export const orderCalls = [
  apiCall({
    method: 'POST',
    path: 'order/add',
    tag,
    summary: 'Makes an order of the items, or of the cart’s selected lines, at the server’s prices (Idempotency-Key)',
    body: addBody,
    fieldNames: { lines: 'items', eInvoice: 'einvoice', quantity: 'cart_quantity', code: 'promotion_code' },
    fieldTexts: callTexts,
    answer: placedAnswer,
    errors: orderFailures,
    takesIdempotencyKey: true,
    async handle({ app, actor, body, idempotencyKey, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      const lines =
        body.items?.map((one) => requestOf(one, body.buyer.name)) ?? (await cartLines(app, actor, body.buyer.name));
      const placed = await placeOrder(app, actor, {
        input: {
          buyer: body.buyer,
          lines,
          promotionCode: body.promotion_code,
          termsVersion: body.terms_version,
          language: body.lang,
          ...(body.einvoice ? { eInvoice: body.einvoice } : {}),
          ...(body.agreed_total ? { agreedTotalSen: Number(body.agreed_total.replace('.', '')) } : {}),
        },
        idempotencyKey,
      });
      return placedShape(app, actor, placed);
    },
  }),
  apiCall({
    method: 'POST',
    path: 'order/reorder',
    tag,
    summary: 'Makes a new order of the same things at the prices of today (Idempotency-Key)',
    body: z.object({ orderID: orderId, terms_version: z.string().min(1).max(40) }),
    answer: placedAnswer,
    errors: {
      ...orderFailures,
      404: ['order_unknown', ...orderFailures[404]],
      409: ['order_not_reorderable', ...orderFailures[409]],
    },
    takesIdempotencyKey: true,
    async handle({ app, actor, body, idempotencyKey, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      const placed = await reorder(app, actor, {
        key: { actor },
        orderId: body.orderID,
        termsVersion: body.terms_version,
        ...(idempotencyKey ? { idempotencyKey } : {}),
      });
      return placedShape(app, actor, placed);
    },
  }),
  apiCall({
    method: 'GET',
    path: 'order/:id',
    tag,
    summary: 'One’s own order, with its vouchers and documents',
    answer: orderAnswer,
    errors: { 404: ['order_unknown'] },
    async handle({ app, actor, params }) {
      return orderShape(await viewOrder(app, { actor }, params['id'] ?? ''));
    },
  }),
];

async function cartLines(app: App, actor: Actor, buyerName: string): Promise<OrderLineInput[]> {
  const lines = await selectedLines(app, ownerOf(actor) ?? '');
  return lines.map(({ packageId, hospitalId, quantity, lineId, personId, personIsCitizen }) => ({
    packageId,
    hospitalId,
    quantity,
    cartLineId: lineId,
    personId,
    personName: buyerName,
    personIsCitizen: personIsCitizen ?? true,
  }));
}

/** A line of the call as the use case takes it; the buyer is the default person, and a citizen. */
export function requestOf(one: z.output<typeof item>, buyerName: string): OrderLineInput {
  return {
    packageId: one.healthpackage_id,
    hospitalId: one.hospital_id,
    quantity: one.cart_quantity,
    personName: one.person_name ?? buyerName,
    personIsCitizen: one.person_is_citizen ?? true,
    personId: one.person_id ?? null,
  };
}
