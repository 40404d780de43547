/** What the calls of orders answer. */
import { z } from 'zod';
import { textOutOf } from '#src/platform/http/api-call.ts';
import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { buildPaymentLink } from '#src/features/shop/payments/payments.server.ts';
import { orderStates, voucherStates } from '#src/features/shop/orders/orders.rules.ts';
import type { PlacedOrder, SeenOrder } from '#src/features/shop/orders/orders.schema.ts';

/** The failures of every call that makes an order. */
export const orderFailures = {
  401: ['token_needed'],
  404: ['package_not_for_sale'],
  409: ['payment_over', 'payment_settled', 'promotion_used_by_you', 'promotion_used_up', 'sold_out', 'total_changed'],
  422: [
    'member_price_is_better',
    'nothing_to_buy',
    'order_invalid',
    'package_not_at_hospital',
    'promotion_not_meant',
    'promotion_not_yet',
    'promotion_over',
    'promotion_spend_too_small',
    'promotion_unknown',
    'quantity_invalid',
    'total_too_small',
  ],
} as const;

export const placedAnswer = z.object({
  orderID: z.string(),
  amount: z.string(),
  currency: z.literal('MYR'),
  expires_at: z.string(),
  payment_link: z.string(),
});
const voucher = z.object({ code: z.string(), state: textOutOf(voucherStates), valid_until: z.string() });
export const orderAnswer = z.object({
  orderID: z.string(),
  state: textOutOf(orderStates),
  amount: z.string(),
  subtotal: z.string(),
  discount: z.string(),
  service_tax: z.string(),
  placed_at: z.string(),
  expires_at: z.string(),
  paid_at: z.string().nullable(),
  items: z.array(
    z.object({
      kind: z.enum(['package', 'membership']),
      healthpackage_id: z.number().nullable(),
      name: z.string(),
      hospital_id: z.number().nullable(),
      hospital: z.string(),
      cart_quantity: z.number(),
      healthpackage_price: z.string(),
      normal_price: z.string().nullable().describe('Where a member’s price was paid'),
      total: z.string(),
      service_tax: z.string(),
    }),
  ),
  vouchers: z.array(voucher),
  documents: z.array(z.object({ kind: z.string(), number: z.string(), amount: z.string() })),
});

/** A placed order as calls answer it, with its payment link. Throws as `buildPaymentLink`. */
export async function placedShape(app: App, actor: Actor, placed: PlacedOrder) {
  const amount = gatewayAmount(placed.totalSen);
  const { paymentLink } = await buildPaymentLink(app, actor, {
    amount,
    orderID: placed.orderId,
    desc: placed.description,
  });
  return {
    orderID: placed.orderId,
    amount,
    currency: 'MYR' as const,
    expires_at: placed.expiresAt,
    payment_link: paymentLink,
  };
}

/** An order as the API answers it; amounts are ringgit as texts with two decimals. */
export function orderShape(order: SeenOrder) {
  return {
    orderID: order.id,
    state: order.state,
    amount: gatewayAmount(order.totalSen),
    subtotal: gatewayAmount(order.subtotalSen),
    discount: gatewayAmount(order.discountSen),
    service_tax: gatewayAmount(order.serviceTaxSen),
    placed_at: order.placedAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    items: order.lines.map((line) => ({
      kind: line.kind,
      healthpackage_id: line.packageId,
      name: line.title.en,
      hospital_id: line.hospitalId,
      hospital: line.hospitalName,
      cart_quantity: line.quantity,
      healthpackage_price: gatewayAmount(line.unitPriceSen),
      normal_price: line.normalPriceSen === null ? null : gatewayAmount(line.normalPriceSen),
      total: gatewayAmount(line.payableSen),
      service_tax: gatewayAmount(line.serviceTaxSen),
    })),
    vouchers: order.vouchers.map(({ code, state, validUntil }) => ({ code, state, valid_until: validUntil })),
    documents: order.documents.map(({ kind, number, amountSen }) => ({
      kind,
      number,
      amount: gatewayAmount(amountSen),
    })),
  };
}
