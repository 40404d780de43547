import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { ledgerPagesOf, reconcile, spanOf } from '../reconcile-payments.server.ts';
import type { Finding } from '../reconciliation.rules.ts';
import { PlainTable } from '#src/features/shop/orders/ui/plain-table.tsx';
import { DateRangeForm } from './date-range-form.tsx';
import type { Route } from './+types/reconciliation';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(() => reconcile(app, actor, { span: spanOf(app, query), ...ledgerPagesOf(query) }));
}

/** The reconciliation page. Mismatches come first. */
export default function Reconciliation({
  loaderData: { span, page, refusedPage, rows, lines, refused, ordersSen, paidSen, surplusSen, open },
}: Route.ComponentProps) {
  const hrefFor = (pages: { page: number; refusedPage: number }) =>
    `/staff/reconciliation?from=${span.from}&until=${span.until}&page=${pages.page}&refused=${pages.refusedPage}`;
  return (
    <AdminPage
      title={m.reconciliation_title()}
      intro={m.reconciliation_hint()}
      actions={
        <ButtonLink variant="secondary" href="/staff/refunds">
          {m.refunds_title()}
        </ButtonLink>
      }
    >
      <DateRangeForm path="/staff/reconciliation" span={span} csvPath="/staff/reconciliation/csv" />
      <div className="mb-6">
        <Notice tone={open === 0 ? 'success' : 'warning'}>
          {open === 0 ? m.reconciliation_all_match() : m.reconciliation_open_findings({ count: open })}
        </Notice>
      </div>
      <AdminSection id="sums" title={m.reconciliation_sums()}>
        <RecordList
          items={[
            { label: m.reconciliation_sum_orders(), value: formatSen(ordersSen) },
            { label: m.reconciliation_sum_payments(), value: formatSen(paidSen) },
            { label: m.reconciliation_sum_surplus(), value: formatSen(surplusSen) },
          ]}
        />
      </AdminSection>
      <PlainTable
        caption={m.orders_desk_payments()}
        head={[
          m.orders_find_order(),
          m.orders_desk_transaction(),
          m.orders_desk_at(),
          m.reconciliation_owed(),
          m.reconciliation_paid(),
          m.orders_desk_verdict(),
        ]}
        numbers={[3, 4]}
        rows={rows.map((row) => [
          <OrderLink key={row.orderId} id={row.orderId} />,
          row.transactionId,
          formatDateTime(row.paidAt, getLocale()),
          formatSen(row.orderSen),
          formatSen(row.paidSen),
          findingWords(row.finding),
        ])}
      />
      <div className="mb-8">
        <Pagination
          page={page}
          pageSize={rowsPerPage}
          total={lines}
          name={m.orders_desk_payments()}
          hrefFor={(to) => hrefFor({ page: to, refusedPage })}
        />
      </div>
      <PlainTable
        caption={m.reconciliation_refused()}
        head={[m.orders_desk_at(), m.orders_desk_kind(), m.orders_desk_verdict(), m.orders_find_order()]}
        rows={refused.rows.map((one) => [
          formatDateTime(one.receivedAt, getLocale()),
          one.kind,
          one.verdict,
          one.orderId ? <OrderLink key={one.orderId} id={one.orderId} /> : '',
        ])}
      />
      <Pagination
        page={refusedPage}
        pageSize={rowsPerPage}
        total={refused.total}
        name={m.reconciliation_refused()}
        hrefFor={(to) => hrefFor({ page, refusedPage: to })}
      />
    </AdminPage>
  );
}

function OrderLink({ id }: { id: string }) {
  return (
    <SiteLink href={`/staff/orders/${id}`} className="inline-flex min-h-6 items-center font-semibold">
      {id}
    </SiteLink>
  );
}

function findingWords(finding: Finding): string {
  return {
    matches: m.reconciliation_finding_matches,
    surplus: m.reconciliation_finding_surplus,
    other_amount: m.reconciliation_finding_amount,
    payment_without_order: m.reconciliation_finding_no_order,
    order_without_payment: m.reconciliation_finding_no_payment,
  }[finding]();
}
