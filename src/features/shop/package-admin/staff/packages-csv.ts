import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import type { AdminPackage } from '../draft/package-draft.schema.ts';
import { listAdminPackages } from '../packages-admin.server.ts';
import { adminPage, packagesShape } from '../packages-admin-list.server.ts';
import type { Route } from './+types/packages-csv';

/** The list of packages as CSV, with the list's search and filters. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, packagesShape);
  const status = state.filters.status as AdminPackage['status'];
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => {
      const { items } = await listAdminPackages(app, actor, { ...adminPage({ ...state, page }, { perPage }), status });
      return items;
    }),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'packages',
      columns: [
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
    },
  );
}
