import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { exportReconciliation, spanOf } from '../reconcile-payments.server.ts';
import type { Route } from './+types/reconciliation-csv';

/** The reconciliation as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    exportReconciliation(app, actor, spanOf(app, new URL(request.url).searchParams)),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'payments-and-orders',
      columns: [
        { label: 'order', value: (row) => row.orderId },
        { label: 'transaction', value: (row) => row.transactionId },
        { label: 'paid_at', value: (row) => row.paidAt.toISOString() },
        { label: 'owed_myr', value: (row) => gatewayAmount(row.orderSen) },
        { label: 'paid_myr', value: (row) => gatewayAmount(row.paidSen) },
        { label: 'finding', value: (row) => row.finding },
      ],
      rows,
    },
  );
}
