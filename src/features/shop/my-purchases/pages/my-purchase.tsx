import { data, redirect } from 'react-router';
import { RecordList } from '#src/design/content/record-list.tsx';
import { resultToken } from '#src/features/shop/payments/payments.server.ts';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { answerOrderForm, loadOrderPage, type OrderActionOutcome } from '../order-page.server.ts';
import { refillCart } from '../refill-cart.server.ts';
import { OrderActionNotice, OrderActions, OrderNotice } from '../ui/order-actions.tsx';
import { OrderSheet } from '#src/features/shop/orders/ui/order-sheet.tsx';
import { OrderStateChip } from '#src/features/shop/orders/ui/order-state.tsx';
import type { Route } from './+types/my-purchase';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  try {
    const page = await loadOrderPage(app, { actor }, params.orderId);
    return { ...page, payHref: `/checkout/pay?order=${encodeURIComponent(resultToken(app, page.order.id))}` };
  } catch (error) {
    if (isFailure(error, 'order_unknown')) throw notFound();
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const intent = String((await request.formData()).get('intent'));
  if (intent !== 'reorder') {
    const outcome = await answerOrderForm(app, { actor }, { orderId: params.orderId, intent, language });
    return data(outcome, { status: outcome.status });
  }
  try {
    await refillCart(app, actor, { key: { actor }, orderId: params.orderId });
    throw redirect(localPath('/cart', language), 303);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const refusal: OrderActionOutcome = {
      tone: 'error',
      done: null,
      message: error.details.text({}, { locale: language }),
      status: error.details.status,
    };
    return data(refusal, { status: refusal.status });
  }
}

/** One purchase: its state, vouchers, documents and possible actions. */
export default function MyPurchasePage({ loaderData: { order, pictures, payHref }, actionData }: Route.ComponentProps) {
  const title = m.orders_order_title({ order: order.id });
  return (
    <AccountFrame title={title} parent={{ label: m.orders_purchases_title(), href: '/my-purchases' }}>
      <OrderActionNotice outcome={actionData} />
      <OrderNotice order={order} />
      <OrderActions
        order={order}
        payHref={payHref}
        canReorder={!order.isPayable && order.lines.every(({ kind }) => kind === 'package')}
      />
      <RecordList
        items={[
          { label: m.orders_placed(), value: formatDateTime(order.placedAt, getLocale()) },
          { label: m.orders_state(), value: <OrderStateChip state={order.state} /> },
          { label: m.orders_name(), value: order.buyer.name },
          { label: m.orders_email(), value: order.buyer.email },
          { label: m.orders_phone(), value: order.buyer.phone },
          ...(order.wantsEInvoice ? [{ label: m.orders_einvoice(), value: m.orders_einvoice_kept() }] : []),
        ]}
      />
      <OrderSheet
        order={order}
        pictures={pictures}
        documentHref={(number) => `/my-purchases/${order.id}/document?number=${number}`}
      />
    </AccountFrame>
  );
}
