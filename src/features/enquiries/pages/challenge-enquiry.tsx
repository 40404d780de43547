import { Page } from '#src/design/page.tsx';
import { challengeEnquiryForm } from '#src/features/forms/challenge-enquiry.form.ts';
import { answerFormPost, loadForm } from '#src/features/forms/form-page.server.ts';
import { FormSheet } from '#src/features/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/challenge-enquiry';

const path = '/innovationcampaign/enquiry';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), challengeEnquiryForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), challengeEnquiryForm);
}

/** A question about the innovation challenge. */
export default function ChallengeEnquiry({ loaderData: { form }, actionData }: Route.ComponentProps) {
  const title = m.forms_challenge_ask();
  const crumbs = [{ label: m.forms_challenge_crumb(), href: '/innovationcampaign' }, { label: title, href: path }];
  return (
    <Page title={title} intro={m.forms_challenge_intro()} crumbs={crumbs}>
      <PageHead title={title} description={m.forms_challenge_intro()} keywords={[title]} path={path} crumbs={crumbs} noindex />
      <div className="max-w-2xl"><FormSheet kind={challengeEnquiryForm} page={form} refusal={actionData} submitLabel={m.forms_enquiry_send()} /></div>
    </Page>
  );
}
