import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { readDocument } from '../view-orders.server.ts';
import { pdfResponse } from '#src/features/shop/order-documents/order-documents.server.ts';
import type { Route } from './+types/my-purchase-document';

/** A receipt or credit note of the patient's own order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const number = new URL(request.url).searchParams.get('number') ?? '';
  try {
    return pdfResponse(number, await readDocument(app, { actor }, { orderId: params.orderId, number }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
