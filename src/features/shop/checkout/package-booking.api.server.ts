import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { addBody, item, orderId, perAddress, requestOf } from './checkout.api.server.ts';
import { orderFailures, placedAnswer, placedShape } from './order-answers.server.ts';
import { placeOrder } from './place-order.server.ts';
import { resendReceipt } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { callTexts } from './checkout.errors.ts';

/** The calls that order a package directly, without the cart, and resend a receipt. */
export const packageBookingCalls = [
  apiCall({
    method: 'POST',
    path: 'healthpackages/booking',
    tag: 'Packages and orders',
    summary:
      'Books one package in a hospital for somebody: an order of that package alone, the cart stays as it is (Idempotency-Key)',
    body: addBody.omit({ items: true }).extend(item.shape),
    fieldNames: { lines: 'items', eInvoice: 'einvoice', quantity: 'cart_quantity' },
    fieldTexts: callTexts,
    answer: placedAnswer,
    errors: orderFailures,
    takesIdempotencyKey: true,
    async handle({ app, actor, body, idempotencyKey, clientAddress }) {
      await countAgainstLimit(app, perAddress, clientAddress);
      const placed = await placeOrder(app, actor, {
        input: {
          buyer: body.buyer,
          lines: [requestOf(body, body.buyer.name)],
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
    path: 'mail/receipt',
    tag: 'Mail',
    summary: "Mails the receipt of one's own paid order again, to the address of the order",
    body: z.object({ orderID: orderId }),
    answer: z.object({ sent: z.literal(true) }),
    errors: { 404: ['order_unknown'], 409: ['order_not_paid'] },
    async handle({ app, actor, body }) {
      await resendReceipt(app, { actor }, body.orderID);
      return { sent: true as const };
    },
  }),
];
