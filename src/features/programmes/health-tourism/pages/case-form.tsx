import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { tourismEnquiryForm } from '#src/features/requests/forms/kinds/tourism-enquiry-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext, type RequestContext } from '#src/platform/request-context.ts';
import { treatmentSubject } from '../health-tourism.server.ts';
import { TourismForm } from '../ui/tourism-form.tsx';
import type { Route } from './+types/case-form';

const subjectOf = ({ app, language }: RequestContext, request: Request) =>
  treatmentSubject(app, new URL(request.url).searchParams.get('treatment') ?? '', language);

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  return { subject: await subjectOf(here, request), form: await loadForm(here, tourismEnquiryForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const subject = await subjectOf(here, request);
  return answerFormPost(request, here, { kind: tourismEnquiryForm, more: subject ? { subject } : {} });
}

/** The case form: a question about treatment from abroad, with medical reports. */
export default function CaseForm({ loaderData: { subject, form }, actionData }: Route.ComponentProps) {
  return (
    <TourismForm
      kind={tourismEnquiryForm}
      path="/health-tourism/enquiry"
      title={subject ? m.health_tourism_ask_about({ treatment: subject.title }) : m.health_tourism_enquire()}
      name={m.health_tourism_enquire()}
      intro={m.health_tourism_enquire_intro()}
      send={m.health_tourism_enquire_send()}
      form={form}
      refusal={actionData}
    />
  );
}
