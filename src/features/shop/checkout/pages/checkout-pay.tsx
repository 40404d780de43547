import { useEffect, useRef } from 'react';
import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { orderOfToken, startPayment } from '#src/features/shop/payments/payments.server.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { formatSen } from '#src/shared/money.ts';
import { viewOrder } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import type { Route } from './+types/checkout-pay';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const token = new URL(request.url).searchParams.get('order');
  const result = `${localPath('/checkout/result', language)}?order=${encodeURIComponent(token ?? '')}`;
  const orderId = orderOfToken(app, token);
  if (!orderId) throw redirect(localPath('/checkout/result', language));
  try {
    const { id, totalSen, expiresAt } = await viewOrder(app, { tokenFor: orderId }, orderId);
    return { id, totalSen, expiresAt, result, form: await startPayment(app, id) };
  } catch (error) {
    // Paid or expired: the result page says which.
    if (isFailure(error)) throw redirect(result);
    throw error;
  }
}

/**
 * The page between order and gateway. With scripts it continues at once, but only the first time; without scripts by
 * the button.
 */
export default function CheckoutPayPage({
  loaderData: { id, totalSen, expiresAt, result, form },
}: Route.ComponentProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const key = `sent:${id}`;
    try {
      // Only once, because a buyer who returns with the back button must be able to stay.
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'yes');
    } catch {
      return;
    }
    element.current?.submit();
  }, [id]);
  return (
    <FlowPage
      title={m.checkout_pay_title()}
      step={{ now: 3, of: 3 }}
      intro={m.checkout_pay_intro({ order: id, until: formatDateTime(expiresAt, getLocale()) })}
    >
      <PageHead
        title={m.checkout_pay_title()}
        description={m.checkout_checkout_description()}
        keywords={[m.checkout_pay_title()]}
        path="/checkout/pay"
        noindex
      />
      <form ref={element} method="post" action={form.action} className="space-y-5">
        {Object.entries(form.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="text-3xl font-semibold tabular-nums text-deep">{formatSen(totalSen)}</p>
        <p className="measure text-muted">{m.checkout_pay_methods()}</p>
        <Button type="submit" className="w-full sm:w-auto">
          {m.checkout_pay_now({ total: formatSen(totalSen) })}
        </Button>
      </form>
      <p className="mt-5">
        <SiteLink href={result} className="inline-flex min-h-11 items-center">
          {m.checkout_look_at_order()}
        </SiteLink>
      </p>
    </FlowPage>
  );
}
