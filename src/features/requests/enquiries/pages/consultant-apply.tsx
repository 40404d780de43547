import { consultantApplicationForm } from '#src/features/requests/forms/kinds/consultant-application-form.schema.ts';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { FormPage } from '#src/features/requests/forms/ui/form-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import type { Route } from './+types/consultant-apply';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), consultantApplicationForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), { kind: consultantApplicationForm });
}

/** The form by which a doctor applies to practise in the group. */
export default function ConsultantApply({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      kind={consultantApplicationForm}
      path="/consultant/apply"
      title={m.forms_consultant_apply()}
      intro={m.forms_consultant_intro()}
      send={m.forms_consultant_send()}
      parent={{ label: m.forms_consultant_crumb(), href: '/consultant' }}
      form={form}
      refusal={actionData}
    />
  );
}
