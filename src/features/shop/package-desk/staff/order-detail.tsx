import { redirect } from 'react-router';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { consoleLoad, consoleAction, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { viewAdminOrder, type AdminOrderView } from '../orders-admin.server.ts';
import { askForRefund, askForReversal } from '#src/features/shop/refunds/refunds.server.ts';
import { OrderSheet } from '#src/features/shop/orders/ui/order-sheet.tsx';
import { orderStateWords } from '#src/features/shop/orders/ui/order-words.ts';
import { OrderChip } from '#src/features/shop/orders/ui/order-chip.tsx';
import { PlainTable } from '#src/features/shop/orders/ui/plain-table.tsx';
import { RefundForm, ReversalForm } from '#src/features/shop/refunds/ui/refund-form.tsx';
import {
  paymentStateWords,
  refundMethodWords,
  refundReasonWords,
  refundStateWords,
} from '#src/features/shop/refunds/ui/refund-words.ts';
import type { Route } from './+types/order-detail';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    view: await viewAdminOrder(app, actor, params.orderId),
    said: new URL(request.url).searchParams.get('refund'),
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const account = textOf(form, 'bankAccount');
  const asked = { orderId: params.orderId, reason: textOf(form, 'reason'), note: textOf(form, 'note') };
  const outcome = await consoleAction({ form, language }, () =>
    textOf(form, 'intent') === 'reverse'
      ? askForReversal(app, actor, asked)
      : askForRefund(app, actor, {
          ...asked,
          amount: textOf(form, 'amount'),
          vouchers: form.getAll('voucher').map(String),
          ...(account
            ? { bank: { code: textOf(form, 'bankCode').toUpperCase(), holder: textOf(form, 'bankHolder'), account } }
            : {}),
        }),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(`/staff/orders/${params.orderId}`, language)}?refund=${outcome.done.state}`, 303);
}

/** One order: its lines, payments and refunds. */
export default function OrderDetail({ loaderData: { view, said }, actionData }: Route.ComponentProps) {
  const { order } = view;
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.orders_order_title({ order: order.id })}
      back={{ label: m.package_desk_orders(), href: '/staff/orders' }}
      intro={<OrderChip state={order.state} />}
    >
      {!refusal && (said === 'proposed' || said === 'approved') ? (
        <div className="mb-6">
          <Notice tone="success">
            {said === 'proposed' ? m.package_desk_refund_proposed() : m.package_desk_refund_approved()}
          </Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="who" title={m.orders_desk_buyer()}>
        <RecordList
          items={[
            { label: m.orders_name(), value: order.buyer.name },
            { label: m.orders_email(), value: order.buyer.email },
            { label: m.orders_phone(), value: order.buyer.phone },
            { label: m.orders_placed(), value: formatDateTime(order.placedAt, getLocale()) },
            ...(order.wantsEInvoice
              ? [
                  {
                    label: m.orders_einvoice(),
                    value:
                      view.eInvoices.map(({ typeCode, state }) => `${typeCode}: ${state}`).join(', ') ||
                      m.orders_einvoice_kept(),
                  },
                ]
              : []),
          ]}
        />
      </AdminSection>
      <div className="mb-8 rounded-soft border border-line bg-white p-5 md:p-6">
        <OrderSheet
          order={{ ...order, documents: [] }}
          pictures={{}}
          documentHref={() => ''}
          title={m.package_desk_bought()}
        />
        {order.documents.length > 0 ? (
          <p className="mt-4">
            {order.documents
              .map(
                ({ number, kind, amountSen }) =>
                  `${kind === 'receipt' ? m.orders_receipt({ number }) : m.orders_credit_note({ number })}, ${formatSen(amountSen)}`,
              )
              .join('; ')}
          </p>
        ) : null}
      </div>
      <Money view={view} />
      {view.mayRefund && view.isReversible ? (
        <ReversalForm totalSen={order.totalSen} {...refusedIn(refusal, true)} />
      ) : null}
      {view.mayRefund && view.refundableSen > 0 ? (
        <RefundForm order={order} refundableSen={view.refundableSen} {...refusedIn(refusal, false)} />
      ) : null}
      <AdminSection id="history" title={m.package_desk_history()}>
        <ul>
          {view.history.map(({ at, toState, by }) => (
            <li key={`${at.toISOString()}${toState}`}>
              {formatDateTime(at, getLocale())}: {orderStateWords(toState as AdminOrderView['order']['state'])} ({by})
            </li>
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}

/** The typed values of that one of the two forms that was refused. */
function refusedIn(refusal: ActionRefusal | undefined, isReversal: boolean): Pick<ActionRefusal, 'typed' | 'fields'> {
  const isMeant = refusal && (refusal.typed['intent'] === 'reverse') === isReversal;
  return isMeant ? refusal : { typed: {}, fields: {} };
}

function Money({ view }: { view: AdminOrderView }) {
  const when = (at: Date) => formatDateTime(at, getLocale());
  return (
    <AdminSection id="money" title={m.package_desk_money()}>
      <PlainTable
        caption={m.orders_desk_payments()}
        head={[
          m.orders_desk_transaction(),
          m.orders_state(),
          m.orders_desk_amount(),
          m.package_desk_channel(),
          m.orders_desk_at(),
        ]}
        rows={view.payments.map((one) => [
          one.transactionId ?? '',
          one.isSurplus ? `${paymentStateWords(one.state)}, ${m.package_desk_surplus()}` : paymentStateWords(one.state),
          formatSen(one.amountSen),
          one.channel,
          when(one.paidAt ?? one.createdAt),
        ])}
      />
      {view.refunds.length > 0 ? (
        <PlainTable
          caption={m.refunds_title()}
          head={[
            m.package_desk_reference(),
            m.package_desk_method(),
            m.orders_state(),
            m.orders_desk_amount(),
            m.orders_desk_reason(),
            m.orders_desk_note(),
          ]}
          rows={view.refunds.map((one) => [
            one.reference,
            refundMethodWords(one.method),
            refundStateWords(one.state),
            formatSen(one.amountSen),
            refundReasonWords(one.reason),
            `${one.note} ${one.errorCode}`.trim(),
          ])}
        />
      ) : null}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-teal">
          {m.package_desk_messages()}
        </summary>
        <PlainTable
          caption={m.package_desk_messages()}
          head={[m.orders_desk_at(), m.orders_desk_kind(), m.orders_desk_verdict(), m.orders_desk_transaction()]}
          rows={view.messages.map((one) => [when(one.receivedAt), one.kind, one.verdict, one.transactionId ?? ''])}
        />
      </details>
    </AdminSection>
  );
}
