import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listFile, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { exportAdminOrders, ordersShape } from '../orders-admin.server.ts';
import type { Route } from './+types/orders-csv';

/** The list of orders as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    exportAdminOrders(app, actor, readListState(new URL(request.url).searchParams, ordersShape)),
  );
  return listFile(request, {
    name: 'orders',
    columns: [
      { label: 'order', value: (row) => row.id },
      { label: 'state', value: (row) => row.state },
      { label: 'placed', value: (row) => row.placedAt.toISOString() },
      { label: 'paid', value: (row) => row.paidAt?.toISOString() },
      { label: 'buyer', value: (row) => row.buyerName },
      { label: 'hospitals', value: (row) => (row.hospitalNames ?? []).join('; ') },
      { label: 'things', value: (row) => row.itemCount },
      { label: 'total_myr', value: (row) => gatewayAmount(row.totalSen) },
    ],
    rows,
  });
}
