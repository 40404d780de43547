import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { refundReasons, refundStates } from '#src/features/shop/payments/payments.rules.ts';
import type { RefundWork } from '#src/features/shop/payments/payments.server.ts';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import {
  listHref,
  readListState,
  mostCounted,
  rowsPerPage,
  type ListState,
} from '#src/features/console/frame/list-state.rules.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, countWords, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { decideOnRefund } from '../refunds-admin.server.ts';
import { isWaitingRefund, listAdminRefunds, refundsShape } from '../refund-list.server.ts';
import { BankFields } from '../ui/refund-form.tsx';
import { refundMethodWords, refundReasonWords, refundStateWords } from '../ui/refund-words.ts';
import type { Route } from './+types/refund-list';

const path = '/staff/refunds';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, refundsShape);
  return consoleLoad(async () => {
    const { rows, total } = await listAdminRefunds(app, actor, state);
    return {
      state,
      total,
      waiting: rows.filter(isWaitingRefund),
      rest: rows.filter((row) => !isWaitingRefund(row)),
      me: 'accountId' in actor ? actor.accountId : '',
      said: query.get('done'),
    };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const refundId = textOf(form, 'id');
  const part = (name: string) => textOf(form, `${name}-${refundId}`);
  const outcome = await consoleAction({ form, language }, () =>
    decideOnRefund(app, actor, {
      refundId,
      decision: textOf(form, 'intent') === 'decline' ? 'decline' : 'approve',
      ...(part('bankAccount')
        ? { bank: { code: part('bankCode').toUpperCase(), holder: part('bankHolder'), account: part('bankAccount') } }
        : {}),
    }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath('/staff/refunds', language)}?done=${outcome.done.state}`, 303);
}

/**
 * Refunds that wait for staff: second and late payments, refunds that need a second person, refunds that failed; then
 * all others.
 */
export default function RefundList({
  loaderData: { state, total, waiting, rest, me, said },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage title={m.refunds_title()} intro={m.refunds_hint()}>
      {!refusal && said ? (
        <div className="mb-6">
          <Notice tone="success">
            {m.refunds_now({
              state: refundStateWords(said === 'proposed' || said === 'declined' ? said : 'approved'),
            })}
          </Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <Filters state={state} />
      {total > 0 ? (
        <p className="mb-3 font-semibold text-deep" role="status">
          {countWords(total)}
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <AdminSection id="waiting" title={m.refunds_waiting()}>
          <ul className="divide-y divide-line">
            {waiting.map((refund) => (
              <Waiting key={refund.id} refund={refund} me={me} />
            ))}
          </ul>
        </AdminSection>
      ) : null}
      {rest.length > 0 || total === 0 ? (
        <AdminTable
          caption={m.refunds_rest()}
          path={path}
          state={state}
          columns={columns()}
          rows={rest}
          keyOf={(row) => row.id}
          empty={
            <>
              <p>{m.refunds_none()}</p>
              <SiteLink href="/staff/orders" className="mt-1 inline-flex min-h-11 items-center">
                {m.refunds_none_next()}
              </SiteLink>
            </>
          }
        />
      ) : null}
      <Pagination
        page={state.page}
        pageSize={rowsPerPage}
        total={Math.min(total, mostCounted)}
        hrefFor={(page) => listHref(path, state, { page })}
      />
    </AdminPage>
  );
}

function Filters({ state }: { state: ListState }) {
  const states = [
    { value: 'waiting', label: m.refunds_waiting() },
    ...refundStates.map((one) => ({ value: one, label: refundStateWords(one) })),
  ];
  return (
    <AdminFilters path={path} state={state} searchLabel={m.refunds_search()} csvHref={listHref(`${path}/csv`, state)}>
      <SelectField
        name="state"
        label={m.orders_state()}
        options={states}
        emptyLabel={m.orders_desk_any()}
        defaultValue={state.filters.state}
      />
      <SelectField
        name="reason"
        label={m.orders_desk_reason()}
        options={refundReasons.map((one) => ({ value: one, label: refundReasonWords(one) }))}
        emptyLabel={m.orders_desk_any()}
        defaultValue={state.filters.reason}
      />
      <TextField type="date" name="from" label={m.orders_desk_from()} defaultValue={state.filters.from} />
      <TextField type="date" name="until" label={m.orders_desk_until()} defaultValue={state.filters.until} />
    </AdminFilters>
  );
}

function columns(): Column<RefundWork>[] {
  return [
    {
      key: 'order',
      label: m.orders_find_order(),
      cell: (row) => (
        <SiteLink href={`/staff/orders/${row.orderId}`} className="font-semibold">
          {row.orderId}
        </SiteLink>
      ),
    },
    {
      key: 'amount',
      label: m.orders_desk_amount(),
      isSortable: true,
      isNumber: true,
      cell: (row) => formatSen(row.amountSen),
    },
    { key: 'state', label: m.orders_state(), isSortable: true, cell: (row) => refundStateWords(row.state) },
    { key: 'reason', label: m.orders_desk_reason(), cell: (row) => refundReasonWords(row.reason) },
    {
      key: 'asked',
      label: m.orders_desk_at(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.createdAt, getLocale()),
    },
  ];
}

function Waiting({ refund, me }: { refund: RefundWork; me: string }) {
  const isOwn = refund.state === 'proposed' && refund.proposedBy === me;
  const id = <input type="hidden" name="id" value={refund.id} />;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SiteLink href={`/staff/orders/${refund.orderId}`} className="inline-flex min-h-11 items-center font-semibold">
          {refund.orderId}
        </SiteLink>
        <span className="text-lg font-semibold tabular-nums text-deep">{formatSen(refund.amountSen)}</span>
        <StateChip tone="waiting">{refundStateWords(refund.state)}</StateChip>
        <span>
          {refundReasonWords(refund.reason)}
          {refund.method === 'reversal' ? `, ${refundMethodWords('reversal')}` : ''}
        </span>
        <span className="text-muted">
          {formatDateTime(refund.createdAt, getLocale())} {refund.errorCode}
        </span>
      </p>
      {refund.note ? <p>{refund.note}</p> : null}
      {isOwn ? (
        <p className="text-muted">{m.refunds_own()}</p>
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <ConfirmStep
            label={m.refunds_approve()}
            intent="approve"
            variant="primary"
            fields={
              <>
                {id}
                {refund.channel === 'credit' || (refund.method === 'reversal' && refund.state !== 'failed') ? null : (
                  <BankFields typed={{}} suffix={`-${refund.id}`} />
                )}
              </>
            }
          >
            {m.refunds_meaning()}
          </ConfirmStep>
          {refund.state === 'failed' ? null : (
            <CsrfForm>
              {id}
              <Button variant="secondary" name="intent" value="decline">
                {m.refunds_decline()}
              </Button>
            </CsrfForm>
          )}
        </div>
      )}
    </li>
  );
}
