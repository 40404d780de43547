import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listFile, consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { exportAdminRefunds, refundsShape } from '../refund-list.server.ts';
import type { Route } from './+types/refunds-csv';

/** The list of refunds as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const rows = await consoleLoad(() =>
    exportAdminRefunds(app, actor, readListState(new URL(request.url).searchParams, refundsShape)),
  );
  return listFile(request, {
    name: 'refunds',
    columns: [
      { label: 'reference', value: (row) => row.reference },
      { label: 'order', value: (row) => row.orderId },
      { label: 'amount_myr', value: (row) => gatewayAmount(row.amountSen) },
      { label: 'how', value: (row) => row.method },
      { label: 'state', value: (row) => row.state },
      { label: 'reason', value: (row) => row.reason },
      { label: 'note', value: (row) => row.note },
      { label: 'error', value: (row) => row.errorCode },
      { label: 'asked', value: (row) => row.createdAt.toISOString() },
    ],
    rows,
  });
}
