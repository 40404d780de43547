import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { listPromotions } from '../promotions/promotions-admin.server.ts';
import { adminPage, promotionsShape } from '../packages-admin-list.server.ts';
import type { Route } from './+types/promotions-csv';

/** The list of promotion codes as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, promotionsShape);
  const rows = await consoleLoad(() =>
    readPages(async ({ page, perPage }) => {
      const { items } = await listPromotions(app, actor, adminPage({ ...state, page }, { perPage }));
      return items;
    }),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'promotions',
      columns: [
        { label: 'code', value: (row) => row.code },
        { label: 'name', value: (row) => row.name.en },
        { label: 'percent_off', value: (row) => row.percentOff },
        {
          label: 'amount_off_myr',
          value: (row) => (row.amountOffSen === null ? null : gatewayAmount(row.amountOffSen)),
        },
        { label: 'starts', value: (row) => row.startsAt.toISOString() },
        { label: 'ends', value: (row) => row.endsAt.toISOString() },
        { label: 'used', value: (row) => row.used },
        { label: 'limit', value: (row) => row.globalLimit },
        { label: 'limit_per_person', value: (row) => row.personalLimit },
        { label: 'on', value: (row) => (row.isPublished ? 'yes' : 'no') },
        { label: 'approval', value: (row) => row.approvalNumber },
      ],
      rows,
    },
  );
}
