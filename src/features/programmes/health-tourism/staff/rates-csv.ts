import { readPages, consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { viewRates } from '../exchange-rates.server.ts';
import { readRatesQuery } from './rates-question.ts';
import type { Route } from './+types/rates-csv';

/** The entered rates as CSV, with the list's filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const order = readRatesQuery(request);
  const currency = order.filters.of;
  const rows = await consoleLoad(() =>
    readPages(async ({ limit, offset }) => (await viewRates(app, actor, { currency, order, limit, offset })).entered),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: 'exchange-rates',
      columns: [
        { label: 'currency', value: (row) => row.currency },
        { label: 'day', value: (row) => row.day },
        { label: 'per_100_myr', value: (row) => row.per100Myr },
        { label: 'entered_at', value: (row) => row.setAt.toISOString() },
      ],
      rows,
    },
  );
}
