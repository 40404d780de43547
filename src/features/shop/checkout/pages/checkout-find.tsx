import { data, redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { openByCode, sendAccessCode } from '#src/features/shop/my-purchases/my-purchases.server.ts';
import type { Route } from './+types/checkout-find';

const perAddress = { name: 'find_order', points: 30, seconds: 900 };

export async function action({ request, context }: Route.ActionArgs) {
  const { app, language, clientAddress } = context.get(requestContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  const typed = { orderId: text('orderId'), email: text('email') };
  try {
    await countAgainstLimit(app, perAddress, clientAddress);
    if (form.get('intent') === 'open') {
      const token = await openByCode(app, { orderId: typed.orderId, code: text('code') });
      throw redirect(`${localPath('/checkout/result', language)}?order=${encodeURIComponent(token)}`, 303);
    }
    await sendAccessCode(app, typed);
    return data({ typed, step: 'code' as const, message: '' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status, text: words, fields } = error.details;
    return data(
      {
        typed,
        step: fields?.['code'] ? ('code' as const) : ('ask' as const),
        message: words({}, { locale: language }),
      },
      { status },
    );
  }
}

/** The page on which a guest opens an order from another device, by a code mailed to the order's address. */
export default function CheckoutFindPage({ actionData }: Route.ComponentProps) {
  const isCode = actionData?.step === 'code';
  const typed = actionData?.typed;
  return (
    <Page
      title={m.orders_find_title()}
      intro={m.checkout_find_intro()}
      crumbs={[{ label: m.orders_find_title(), href: '/checkout/find' }]}
    >
      <PageHead
        title={m.orders_find_title()}
        description={m.checkout_find_intro()}
        keywords={[m.orders_find_title()]}
        path="/checkout/find"
        noindex
      />
      {actionData?.message ? (
        <ErrorSummary errors={[{ name: isCode ? 'code' : 'orderId', message: actionData.message }]} />
      ) : null}
      {isCode ? (
        <CsrfForm className="max-w-md space-y-5">
          {actionData.message ? null : <Notice tone="success">{m.checkout_find_sent()}</Notice>}
          <input type="hidden" name="orderId" value={typed?.orderId} />
          <input type="hidden" name="email" value={typed?.email} />
          <TextField
            label={m.checkout_find_code()}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={actionData.message || undefined}
            maxLength={8}
            required
          />
          <Button name="intent" value="open">
            {m.checkout_find_open()}
          </Button>
        </CsrfForm>
      ) : (
        <CsrfForm className="max-w-md space-y-5">
          <TextField
            label={m.orders_find_order()}
            name="orderId"
            hint={m.checkout_find_order_hint()}
            defaultValue={typed?.orderId}
            error={actionData?.message || undefined}
            maxLength={12}
            required
          />
          <TextField
            label={m.orders_email()}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={typed?.email}
            maxLength={128}
            required
          />
          <Button name="intent" value="send">
            {m.checkout_find_send()}
          </Button>
        </CsrfForm>
      )}
    </Page>
  );
}
