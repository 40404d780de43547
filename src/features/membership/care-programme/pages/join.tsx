import { data, redirect } from 'react-router';
import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { SellerBlock } from '#src/features/shop/checkout/ui/seller-block.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { answerJoin, loadJoinPage, type JoinOutcome } from '../join-form.server.ts';
import { JoinDetails } from '../ui/join-details.tsx';
import { JoinReview } from '../ui/join-review.tsx';
import type { Route } from './+types/join';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return loadJoinPage(app, actor, new URL(request.url).searchParams);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    const outcome = await answerJoin(app, actor, { form: await request.formData(), language });
    if ('redirectTo' in outcome) throw redirect(outcome.redirectTo, 303);
    return data(outcome, { status: outcome.status });
  } catch (error) {
    // A person of another account, or an unknown one.
    if (isFailure(error) && error.details.status === 404) throw notFound();
    throw error;
  }
}

/** Joining and renewing: persons, plan, and for a paid plan a review of the price. */
export default function JoinPage({ loaderData: page, actionData: outcome }: Route.ComponentProps) {
  const isReview = outcome?.show === 'review';
  const title = isReview ? m.cares_review_title() : m.cares_join_title();
  return (
    <FlowPage
      title={title}
      intro={isReview ? m.cares_review_intro() : m.cares_join_intro()}
      step={{ now: isReview ? 2 : 1, of: 2 }}
      back={isReview ? undefined : { label: m.info_pages_name_cares(), href: '/cares' }}
      aside={<SellerBlock />}
    >
      <PageHead
        title={title}
        description={m.cares_join_intro()}
        keywords={[title]}
        path="/cares-membership/join"
        noindex
      />
      {outcome ? <Refusal outcome={outcome} /> : null}
      {isReview ? (
        <JoinReview page={page} typed={outcome.typed} priced={outcome.priced} formKey={outcome.key} />
      ) : (
        <JoinDetails page={page} typed={outcome?.typed ?? page.typed} fields={outcome?.fields ?? {}} />
      )}
    </FlowPage>
  );
}

function Refusal({ outcome }: { outcome: Exclude<JoinOutcome, { redirectTo: string }> }) {
  const fields = outcome.show === 'details' ? Object.entries(outcome.fields) : [];
  if (fields.length > 0) return <ErrorSummary errors={fields.map(([name, message]) => ({ name, message }))} />;
  return outcome.message ? (
    <div className="mb-6">
      <Notice tone="error">{outcome.message}</Notice>
    </div>
  ) : null;
}
