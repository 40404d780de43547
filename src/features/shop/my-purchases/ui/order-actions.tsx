import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import { formatSen } from '#src/shared/money.ts';
import { refundedSen } from '#src/features/shop/orders/orders.rules.ts';
import type { OrderActionOutcome } from '../order-page.server.ts';
import type { SeenOrder } from '#src/features/shop/orders/orders.schema.ts';

/** The state of the order, with the next step. */
export function OrderNotice({ order }: { order: SeenOrder }) {
  const until = formatDateTime(order.expiresAt, getLocale());
  if (order.state === 'paid') return <PaidNotice order={order} />;
  if (order.state === 'failed' && order.isPayable)
    return (
      <Notice tone="warning" title={m.orders_failed_title()}>
        {m.orders_failed_text({ until })}
      </Notice>
    );
  if (order.state === 'pending')
    return (
      <Notice tone="info" title={m.orders_pending_title()}>
        {order.isPayable ? m.orders_pending_text({ until }) : m.orders_pending_late()}
      </Notice>
    );
  if (order.state === 'refunded')
    return (
      <Notice tone="info" title={m.orders_refunded_title()}>
        {m.orders_refunded_text()}
      </Notice>
    );
  return (
    <Notice tone="warning" title={order.state === 'cancelled' ? m.orders_cancelled_title() : m.orders_expired_title()}>
      {m.orders_ended_text()}
    </Notice>
  );
}

/** A paid order, or what went back of it, and what to do with the vouchers that can still be used. */
function PaidNotice({ order: { buyer, documents, vouchers } }: { order: SeenOrder }) {
  const returnedSen = refundedSen(documents);
  const isUsed = vouchers.length > 0 && vouchers.every(({ state }) => state !== 'valid');
  const next = vouchers.some(({ state }) => state === 'valid') ? (
    <span className="mt-2 block">{m.orders_paid_next()}</span>
  ) : null;
  // What is used is long paid, and its receipt long sent.
  if (isUsed && returnedSen === 0) return null;
  return returnedSen > 0 ? (
    <Notice tone="info" title={m.orders_part_refunded({ amount: formatSen(returnedSen) })}>
      {m.orders_refunded_text()}
      {next}
    </Notice>
  ) : (
    <Notice tone="success" title={m.orders_paid_title()}>
      {m.orders_paid_text({ email: buyer.email })}
      {next}
    </Notice>
  );
}

/** The result of the last action. */
export function OrderActionNotice({ outcome }: { outcome: OrderActionOutcome | undefined }) {
  if (!outcome) return null;
  const words =
    outcome.done === 'cancel'
      ? m.orders_cancel_done()
      : outcome.done === 'resend'
        ? m.orders_resend_done()
        : outcome.message;
  return <Notice tone={outcome.tone}>{words}</Notice>;
}

/** Pay, resend the receipt, buy again, cancel: the actions that the state allows. */
export function OrderActions({
  order,
  payHref,
  canReorder,
}: {
  order: SeenOrder;
  payHref: string;
  canReorder: boolean;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      {order.isPayable ? (
        <ButtonLink href={payHref}>{order.state === 'failed' ? m.orders_pay_again() : m.orders_go_to_pay()}</ButtonLink>
      ) : null}
      {order.documents.length > 0 ? (
        <CsrfForm>
          <Button name="intent" value="resend" variant="secondary">
            {m.orders_resend()}
          </Button>
        </CsrfForm>
      ) : null}
      {canReorder ? (
        <CsrfForm>
          <Button name="intent" value="reorder" variant="secondary">
            {m.orders_reorder()}
          </Button>
        </CsrfForm>
      ) : null}
      {order.isPayable ? (
        <CsrfForm>
          <Button name="intent" value="cancel" variant="danger">
            {m.orders_cancel()}
          </Button>
        </CsrfForm>
      ) : null}
    </div>
  );
}
