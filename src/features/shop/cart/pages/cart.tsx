import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { cartPersons, changeByForm } from '../cart-form.server.ts';
import { viewCart } from '../cart-view.server.ts';
import type { CartLine } from '../cart.schema.ts';
import { CartLineForm } from '../ui/cart-line-form.tsx';
import { CartSummary } from '../ui/cart-summary.tsx';
import { rememberCartCount } from '../ui/cart-count-storage.ts';
import type { Route } from './+types/cart';
import { guestTokenDays } from '#src/shared/identifiers/guest-token.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const [cart, persons] = await Promise.all([viewCart(app, actor), cartPersons(app, actor)]);
  return { ...cart, persons };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const problem = await changeByForm(app, actor, { form, language });
  if (problem) return data(problem, { status: problem.status });
  const line = form.get('intent') === 'update' ? `#line-${String(form.get('line'))}` : '';
  return redirect(localPath('/cart', language) + line, 303);
}

/** The cart: one form a line, so that it works without scripts. */
export default function CartPage({
  loaderData: { lines, priced, count, persons },
  actionData: problem,
}: Route.ComponentProps) {
  useEffect(() => rememberCartCount(count), [count]);
  return (
    <Page title={m.cart_title()} crumbs={[{ label: m.cart_title(), href: '/cart' }]}>
      <PageHead
        title={m.cart_title()}
        description={m.cart_description()}
        keywords={[m.cart_title()]}
        path="/cart"
        noindex
      />
      {problem ? <ErrorSummary errors={problemsOf(problem)} /> : null}
      {lines.length === 0 ? (
        <EmptyState
          title={m.cart_empty()}
          action={<ButtonLink href="/health-package">{m.cart_choose_packages()}</ButtonLink>}
        >
          {m.cart_empty_hint({ days: guestTokenDays })}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0 space-y-5">
            <PriceChanges lines={lines} />
            <ul className="space-y-5">
              {lines.map((line) => (
                <li key={line.id} id={`line-${line.id}`} className="scroll-mt-28">
                  <CartLineForm
                    line={line}
                    persons={persons}
                    problem={problem?.typed.line === line.id ? problem : undefined}
                  />
                </li>
              ))}
            </ul>
          </div>
          <CartSummary priced={priced} lines={lines} />
        </div>
      )}
    </Page>
  );
}

/** The messages, each with a link to its field in the line that was sent. */
function problemsOf(problem: { message: string; fields: Record<string, string>; typed: { line: string } }) {
  const fields = Object.entries(problem.fields);
  if (fields.length === 0) return [{ name: 'main', message: problem.message }];
  return fields.map(([name, message]) => ({ name: `${name}-${problem.typed.line}`, message }));
}

/** Shown until the owner confirms it. */
function PriceChanges({ lines }: { lines: readonly CartLine[] }) {
  if (!lines.some(({ formerPriceSen }) => formerPriceSen !== null)) return null;
  return (
    <Notice tone="warning" title={m.cart_price_changed_title()}>
      <p>{m.cart_price_changed_text()}</p>
      <CsrfForm className="mt-2">
        <Button type="submit" variant="secondary" name="intent" value="noted">
          {m.cart_price_noted()}
        </Button>
      </CsrfForm>
    </Notice>
  );
}
