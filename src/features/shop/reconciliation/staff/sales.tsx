import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { spanOf, viewSales } from '../reconcile-payments.server.ts';
import { PlainTable } from '#src/features/shop/orders/ui/plain-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { DateRangeForm } from './date-range-form.tsx';
import type { Route } from './+types/sales';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(() => viewSales(app, actor, spanOf(app, new URL(request.url).searchParams)));
}

/** Sales: a chart, and the same figures as tables. */
export default function Sales({ loaderData: { span, days, packages, hospitals } }: Route.ComponentProps) {
  const total = days.reduce((sum, { sen }) => sum + sen, 0);
  const itemCount = days.reduce((sum, { itemCount: count }) => sum + count, 0);
  const head = (what: string) => [what, m.orders_desk_things(), m.orders_desk_amount()];
  const rowsOf = (rows: typeof days) => rows.map((row) => [row.label, row.itemCount, formatSen(row.sen)]);
  const named = days.map((row) => ({ ...row, label: formatDay(row.label, getLocale()) }));
  return (
    <AdminPage title={m.reconciliation_sales()} intro={m.reconciliation_sales_hint()}>
      <DateRangeForm path="/staff/sales" span={span} csvPath="/staff/sales/csv" />
      <AdminSection
        id="days"
        title={m.reconciliation_sales_days()}
        intro={m.reconciliation_sales_sum({ amount: formatSen(total), count: itemCount })}
      >
        <SalesChart rows={named} label={m.reconciliation_sales_days()} />
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-teal">
            {m.reconciliation_as_table()}
          </summary>
          <PlainTable
            caption={m.reconciliation_sales_days()}
            head={head(m.reconciliation_day())}
            rows={rowsOf(named)}
            numbers={[1, 2]}
          />
        </details>
      </AdminSection>
      <PlainTable
        caption={m.reconciliation_sales_packages()}
        head={head(m.orders_desk_package())}
        rows={rowsOf(packages)}
        numbers={[1, 2]}
      />
      <PlainTable
        caption={m.reconciliation_sales_hospitals()}
        head={head(m.orders_desk_hospital())}
        rows={rowsOf(hospitals)}
        numbers={[1, 2]}
      />
    </AdminPage>
  );
}
