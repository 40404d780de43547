import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { gatewayAmount } from '#src/platform/payment-gateway/gateway-amount.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { consoleLoad, exportedFile } from '#src/features/console/frame/frame.server.ts';
import { getLocale } from '#src/paraglide/runtime.js';
import { listTop, topRows } from '../top-lists.server.ts';
import { trendNames, trends, type TrendName } from '../trends.rules.ts';
import { trendChoiceOf, viewTrends } from '../trend-figures.server.ts';
import type { Route } from './+types/trends-csv';

interface Asked {
  app: App;
  actor: Actor;
  request: Request;
}

/** One figure, or all of them, as CSV; or the list of the items that a figure counts most. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const one = trendNames.find((name) => name === query.get('figure'));
  const asked = { app, actor, request };
  return one && query.get('list') === 'top' && trends[one].hasTopList
    ? topFile(asked, query, one)
    : figureFile(asked, query, one);
}

/** A row for each period and value. */
async function figureFile(asked: Asked, query: URLSearchParams, one: TrendName | undefined) {
  const figures = await consoleLoad(() =>
    viewTrends(asked.app, asked.actor, { ...trendChoiceOf(query), ...(one ? { only: [one] } : {}) }),
  );
  const rows = figures.flatMap(({ name, rows: periods }) =>
    periods.flatMap(({ start, values }) =>
      trends[name].columns.map((column, place) => ({ name, start, column, value: values[place] ?? null })),
    ),
  );
  return exportedFile(asked, {
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
  });
}

/** A row for each entry, with its title in the reader's language, or for each text of a search. */
async function topFile(asked: Asked, query: URLSearchParams, name: TrendName) {
  const choice = trendChoiceOf(query);
  const rows = await consoleLoad(() =>
    listTop(asked.app, asked.actor, { name, choice, language: getLocale(), limit: topRows.file }),
  );
  return exportedFile(asked, {
    name: `trends-${name}-top`,
    columns: [
      { label: 'title', value: (row) => row.title },
      { label: 'type', value: (row) => row.entry?.type ?? 'search' },
      { label: 'address', value: (row) => row.entry?.path },
      { label: 'language', value: (row) => row.search?.language },
      { label: 'last', value: (row) => row.search?.lastOn },
      { label: 'times', value: (row) => row.times },
    ],
    rows,
  });
}
