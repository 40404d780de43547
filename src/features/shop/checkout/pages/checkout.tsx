import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { readTownSlug } from '#src/features/find-care/nearest-hospital/saved-town.rules.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { readBuyNow } from '../basket.server.ts';
import { answerCheckout, loadCheckout, type CheckoutOutcome } from '../checkout-form.server.ts';
import { CheckoutDetails } from '../ui/checkout-details.tsx';
import { CheckoutReview } from '../ui/checkout-review.tsx';
import { CheckoutSummary } from '../ui/checkout-summary.tsx';
import type { Route } from './+types/checkout';

/** Without a package in the address the cart is bought. */
const buyNowOf = (request: Request) => readBuyNow(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const townSlug = readTownSlug(request.headers.get('cookie'));
  return { page: await loadCheckout(app, actor, { buyNow: buyNowOf(request), townSlug }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language, clientAddress } = context.get(requestContext);
  await countAgainstLimit(app, { name: 'checkout', points: 120, seconds: 900 }, clientAddress);
  const outcome = await answerCheckout(app, actor, {
    form: await request.formData(),
    language,
    buyNow: buyNowOf(request),
  });
  if (!outcome) throw redirect(localPath('/checkout', language) + new URL(request.url).search, 303);
  if ('redirectTo' in outcome) throw redirect(outcome.redirectTo, 303);
  return data(outcome, { status: outcome.status });
}

/** The checkout in two steps: details, then a review with prices. */
export default function CheckoutPage({ loaderData: { page }, actionData: outcome }: Route.ComponentProps) {
  const isReview = outcome?.show === 'review';
  const before = page?.single
    ? { label: m.packages_view(), href: page.single.path }
    : { label: m.checkout_cart(), href: '/cart' };
  const title = isReview ? m.checkout_review_title() : m.checkout_checkout_title();
  return (
    <FlowPage
      title={title}
      step={page ? { now: isReview ? 2 : 1, of: 3 } : undefined}
      {...(isReview ? {} : { back: before })}
      {...(page && !isReview ? { summary: <CheckoutSummary page={page} /> } : {})}
    >
      <PageHead
        title={title}
        description={m.checkout_checkout_description()}
        keywords={[title]}
        path="/checkout"
        noindex
      />
      {page ? (
        <div className={isReview ? 'max-w-2xl' : ''}>
          {outcome ? <Refusal outcome={outcome} before={before} /> : null}
          {isReview ? (
            <CheckoutReview
              page={page}
              typed={outcome.typed}
              priced={outcome.priced}
              names={outcome.names}
              formKey={outcome.key}
            />
          ) : (
            <CheckoutDetails page={page} typed={outcome?.typed ?? page.known} fields={outcome?.fields ?? {}} />
          )}
        </div>
      ) : (
        <EmptyState
          title={m.checkout_nothing_title()}
          action={
            <>
              <ButtonLink href="/health-package">{m.orders_choose_packages()}</ButtonLink>
              <ButtonLink variant="secondary" href="/checkout/find">
                {m.orders_find_title()}
              </ButtonLink>
            </>
          }
        >
          {m.checkout_nothing_text()}
        </EmptyState>
      )}
    </FlowPage>
  );
}

interface RefusalProps {
  outcome: Exclude<CheckoutOutcome, { redirectTo: string }>;
  /** The page on which the choice can be changed. */
  before: { label: string; href: string };
}

function Refusal({ outcome, before }: RefusalProps) {
  const fields = outcome.show === 'details' ? Object.entries(outcome.fields) : [];
  if (fields.length > 0) return <ErrorSummary errors={fields.map(([name, message]) => ({ name, message }))} />;
  return outcome.message ? (
    <div className="mb-6">
      <Notice tone="error">
        {outcome.message} <SiteLink href={before.href}>{before.label}</SiteLink>
      </Notice>
    </div>
  ) : null;
}
