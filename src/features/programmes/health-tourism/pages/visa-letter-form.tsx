import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { visaLetterForm } from '#src/features/requests/forms/kinds/visa-letter-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { TourismForm } from '../ui/tourism-form.tsx';
import type { Route } from './+types/visa-letter-form';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), visaLetterForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), { kind: visaLetterForm });
}

/** The form for a visa letter of a patient and companions. */
export default function VisaLetterPage({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <TourismForm
      kind={visaLetterForm}
      path="/health-tourism/visa-letter"
      title={m.health_tourism_visa()}
      intro={m.health_tourism_visa_intro()}
      send={m.health_tourism_visa_send()}
      form={form}
      refusal={actionData}
    />
  );
}
