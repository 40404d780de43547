import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { csvResponse } from '#src/features/staff/csv.server.ts';
import { atDesk } from '#src/features/staff/desk-request.server.ts';
import { listDeskRefunds } from '../refunds-desk.server.ts';
import type { Route } from './+types/refunds-csv';

/** Refunds that wait and those that were decided, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { waiting, rest } = await atDesk(() => listDeskRefunds(app, actor));
  return csvResponse('refunds', [
    { label: 'reference', value: (row) => row.reference }, { label: 'order', value: (row) => row.orderId }, { label: 'amount_myr', value: (row) => gatewayAmount(row.amountSen) },
    { label: 'how', value: (row) => row.method }, { label: 'state', value: (row) => row.state }, { label: 'reason', value: (row) => row.reason }, { label: 'note', value: (row) => row.note },
    { label: 'error', value: (row) => row.errorCode }, { label: 'asked', value: (row) => row.createdAt.toISOString() },
  ], [...waiting, ...rest]);
}
