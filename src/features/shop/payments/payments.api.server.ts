import { z } from 'zod';
import { apiCall } from '#src/platform/http/api-call.ts';
import { buildPaymentLink } from './payment-requests.server.ts';

const text = z
  .union([z.string().max(500), z.number()])
  .transform(String)
  .optional();

export const paymentCalls = [
  apiCall({
    method: 'POST',
    path: 'payment/link',
    tag: 'Packages and orders',
    summary: 'The link to the hosted payment page of one’s own order; made on the server, with the verification code',
    body: z.object({ amount: text, orderID: text, name: text, email: text, contact: text, desc: text }),
    answer: z.object({ payment_link: z.string() }),
    errors: {
      409: ['payment_over', 'payment_settled'],
      422: ['payment_incomplete', 'payment_amount', 'payment_orderId'],
    },
    async handle({ app, actor, body }) {
      return { payment_link: (await buildPaymentLink(app, actor, body)).paymentLink };
    },
  }),
];
