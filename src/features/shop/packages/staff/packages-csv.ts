import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { csvResponse, readPages } from '#src/features/console/staff/csv.server.ts';
import { atDesk } from '#src/features/console/staff/desk-request.server.ts';
import { readListState } from '#src/features/console/staff/list-state.rules.ts';
import type { DeskPackage } from '../desk.schema.ts';
import { listDeskPackages } from '../desk.server.ts';
import { deskPage, packagesShape } from '../desk-list.server.ts';
import type { Route } from './+types/packages-csv';

/** The list of packages as a file, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, packagesShape);
  const status = state.filters.status as DeskPackage['status'];
  const rows = await atDesk(() =>
    readPages(async ({ page, perPage }) => {
      const { items } = await listDeskPackages(app, actor, { ...deskPage({ ...state, page }, { perPage }), status });
      return items;
    }),
  );
  return csvResponse(
    'packages',
    [
      { label: 'address', value: (row) => row.slug },
      { label: 'title', value: (row) => row.title.en },
      { label: 'type', value: (row) => row.typeSlug },
      { label: 'status', value: (row) => row.status },
      { label: 'price_myr', value: (row) => gatewayAmount(row.priceSen) },
      { label: 'sold', value: (row) => row.timesSold },
      { label: 'approval', value: (row) => row.approvalNumber },
      { label: 'approval_until', value: (row) => row.approvalExpiresOn },
    ],
    rows,
  );
}
