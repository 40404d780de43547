import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { spanOf, viewSales } from '../reconcile-payments.server.ts';
import type { Route } from './+types/sales-csv';

/** Sales by day, package and hospital as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const { days, packages, hospitals } = await consoleLoad(() =>
    viewSales(app, actor, spanOf(app, new URL(request.url).searchParams)),
  );
  const rows = [
    ...days.map((row) => ({ ...row, by: 'day' })),
    ...packages.map((row) => ({ ...row, by: 'package' })),
    ...hospitals.map((row) => ({ ...row, by: 'hospital' })),
  ];
  return exportedFile(
    { app, actor, request },
    {
      name: 'sales',
      columns: [
        { label: 'by', value: (row) => row.by },
        { label: 'name', value: (row) => row.label },
        { label: 'things', value: (row) => row.itemCount },
        { label: 'amount_myr', value: (row) => gatewayAmount(row.sen) },
      ],
      rows,
    },
  );
}
