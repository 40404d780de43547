import { useEffect } from 'react';
import { data, useLocation, useRouteLoaderData } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { PhoneLink } from '#src/design/content/phone-link.tsx';
import { orderOfToken } from '#src/features/shop/payments/payments.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { answerOrderForm, loadOrderPage } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import { OrderActionNotice, OrderActions, OrderNotice } from '#src/features/shop/my-purchases/ui/order-actions.tsx';
import { OrderSheet } from '#src/features/shop/orders/ui/order-sheet.tsx';
import type { Route } from './+types/checkout-result';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const token = new URL(request.url).searchParams.get('order');
  const orderId = orderOfToken(app, token);
  if (!orderId || !token) return { token: null, found: null };
  try {
    return { token, found: await loadOrderPage(app, { tokenFor: orderId }, orderId) };
  } catch (error) {
    if (isFailure(error)) return { token: null, found: null };
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, language } = context.get(requestContext);
  const orderId = orderOfToken(app, new URL(request.url).searchParams.get('order'));
  const form = await request.formData();
  const outcome = await answerOrderForm(
    app,
    { tokenFor: orderId },
    { orderId: orderId ?? '', intent: String(form.get('intent')), language },
  );
  return data(outcome, { status: outcome.status });
}

/** The page after the gateway, also opened by a mailed link: the order's state as the gateway reports it. */
export default function CheckoutResultPage({ loaderData: { token, found }, actionData }: Route.ComponentProps) {
  const order = found?.order;
  useLookAgain(order?.state === 'pending' && order.isPayable ? order.id : null);
  const title = order ? m.orders_order_title({ order: order.id }) : m.checkout_result_title();
  const query = token ? `?order=${encodeURIComponent(token)}` : '';
  return (
    <FlowPage title={title}>
      <PageHead
        title={title}
        description={m.checkout_checkout_description()}
        keywords={[title]}
        path="/checkout/result"
        noindex
      />
      {found && order ? (
        <div className="space-y-6">
          <OrderActionNotice outcome={actionData} />
          <OrderNotice order={order} />
          <OrderActions order={order} payHref={`/checkout/pay${query}`} canReorder={false} />
          <OrderSheet
            order={order}
            pictures={found.pictures}
            documentHref={(number) => `/checkout/document${query}&number=${number}`}
          />
        </div>
      ) : (
        <div className="space-y-6">
          <Notice tone="warning" title={m.checkout_unread_title()}>
            {m.checkout_unread_text()}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/checkout/find">{m.orders_find_title()}</ButtonLink>
            <ButtonLink variant="secondary" href="/my-purchases">
              {m.orders_purchases_title()}
            </ButtonLink>
          </div>
        </div>
      )}
    </FlowPage>
  );
}

/** A failure on our side after a payment: a buyer who has paid must not pay again. */
export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const site = useRouteLoaderData<{ brand: { phone: string } }>('root');
  const title = m.checkout_unshown_title();
  return (
    <FlowPage title={title}>
      <PageHead title={title} description={title} keywords={[title]} path="/checkout/result" noindex />
      <Notice tone="warning">{m.checkout_unshown_text()}</Notice>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={`${pathname}${search}`}>{m.checkout_unshown_again()}</ButtonLink>
        {site ? <PhoneLink phone={site.brand.phone} /> : null}
      </div>
    </FlowPage>
  );
}

const mostLooks = 6;
const lookEveryMs = 6_000;

/** Reloads the page a few times while the bank's decision is pending. */
function useLookAgain(orderId: string | null) {
  useEffect(() => {
    if (!orderId) return undefined;
    const key = `looks:${orderId}`;
    let looks = mostLooks;
    try {
      looks = Number(sessionStorage.getItem(key) ?? 0);
      sessionStorage.setItem(key, String(looks + 1));
    } catch {
      // Without storage the page would reload for ever, so it does not reload at all.
    }
    if (looks >= mostLooks) return undefined;
    const timer = setTimeout(() => location.reload(), lookEveryMs);
    return () => clearTimeout(timer);
  }, [orderId]);
}
