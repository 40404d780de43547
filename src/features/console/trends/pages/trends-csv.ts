import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { trendNames, trends } from '../trends.rules.ts';
import { trendChoiceOf, viewTrends } from '../trends.server.ts';
import type { Route } from './+types/trends-csv';

/** One figure, or all of them, as CSV: a row for each period and value. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const one = trendNames.find((name) => name === query.get('figure'));
  const figures = await consoleLoad(() =>
    viewTrends(app, actor, { ...trendChoiceOf(query), ...(one ? { only: [one] } : {}) }),
  );
  const rows = figures.flatMap(({ name, rows: periods }) =>
    periods.flatMap(({ start, values }) =>
      trends[name].columns.map((column, place) => ({ name, start, column, value: values[place] ?? null })),
    ),
  );
  return exportedFile(
    { app, actor, request },
    {
      name: one ? `trends-${one.replaceAll('_', '-')}` : 'trends',
      columns: [
        { label: 'figure', value: (row) => row.name },
        { label: 'from', value: (row) => row.start },
        { label: 'value', value: (row) => row.column.name },
        { label: 'unit', value: (row) => (row.column.unit === 'sen' ? 'MYR' : row.column.unit) },
        {
          label: 'amount',
          value: (row) => (row.column.unit === 'sen' && row.value !== null ? gatewayAmount(row.value) : row.value),
        },
      ],
      rows,
    },
  );
}
