import { orderOfToken } from '#src/features/shop/payments/payments.server.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { readDocument } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { pdfResponse } from '#src/features/shop/order-documents/order-documents.server.ts';
import type { Route } from './+types/checkout-document';

/** A receipt or credit note for the holder of the order's token. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const orderId = orderOfToken(app, query.get('order'));
  const number = query.get('number') ?? '';
  try {
    return pdfResponse(number, await readDocument(app, { tokenFor: orderId }, { orderId: orderId ?? '', number }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
