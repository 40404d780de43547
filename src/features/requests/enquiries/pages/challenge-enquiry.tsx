import { challengeEnquiryForm } from '#src/features/requests/forms/kinds/challenge-enquiry-form.schema.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormPage } from '#src/features/requests/forms/ui/form-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/challenge-enquiry';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), challengeEnquiryForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), { kind: challengeEnquiryForm });
}

/** A question about the innovation challenge. */
export default function ChallengeEnquiry({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      kind={challengeEnquiryForm}
      path="/innovationcampaign/enquiry"
      title={m.forms_challenge_ask()}
      intro={m.forms_challenge_intro()}
      send={m.forms_enquiry_send()}
      parent={{ label: m.forms_challenge_crumb(), href: '/innovationcampaign' }}
      form={form}
      refusal={actionData}
      noindex
    />
  );
}
