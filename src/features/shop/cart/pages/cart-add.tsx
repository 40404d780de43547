import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { hintText } from '#src/platform/http/cookies.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { addByForm } from '../cart-form.server.ts';
import type { Route } from './+types/cart-add';
import { guestTokenSeconds } from '#src/platform/guest-token.server.ts';

/**
 * Receives the form of a package page. That page is cached and the same for all visitors; the cart is a private page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, ensureGuest, language, setCookie, clientAddress } = context.get(requestContext);
  const problem = await addByForm(app, actor.kind === 'anyone' ? ensureGuest() : actor, {
    form: await request.formData(),
    language,
    clientAddress,
  });
  // The visitor may leave the cart before its scripts run: the hint makes the next page's header ask for the number.
  if (!problem) setCookie(hintText(app, 'cart_hint', guestTokenSeconds));
  if (!problem) return redirect(localPath('/cart', language), 303);
  return data(problem, { status: problem.status });
}

/** Why the package could not be added, with the next steps; without a problem it links to the cart and the packages. */
export default function CartAddPage({ actionData: problem }: Route.ComponentProps) {
  const title = problem ? m.cart_not_added() : m.cart_title();
  const messages = [...new Set([...Object.values(problem?.fields ?? {}), problem?.message ?? ''])].filter(Boolean);
  return (
    <Page title={title} crumbs={[{ label: m.cart_title(), href: '/cart' }]}>
      <PageHead title={title} description={title} keywords={[m.cart_title()]} path="/cart/add" noindex />
      <div className="measure space-y-6">
        {problem ? (
          <>
            <Notice tone="error">
              {messages.map((message) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
            <p>{m.cart_not_added_hint()}</p>
          </>
        ) : null}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/health-package">{m.cart_choose_packages()}</ButtonLink>
          <ButtonLink href="/cart" variant="secondary">
            {m.cart_to_cart()}
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}
