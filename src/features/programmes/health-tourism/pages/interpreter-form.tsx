import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { interpreterForm } from '#src/features/requests/forms/kinds/interpreter-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { TourismForm } from '../ui/tourism-form.tsx';
import type { Route } from './+types/interpreter-form';

export async function loader({ context }: Route.LoaderArgs) {
  return { form: await loadForm(context.get(requestContext), interpreterForm) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerFormPost(request, context.get(requestContext), { kind: interpreterForm });
}

/** The form for an interpreter. */
export default function InterpreterPage({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <TourismForm
      kind={interpreterForm}
      path="/health-tourism/interpreter"
      title={m.health_tourism_interpreter()}
      intro={m.health_tourism_interpreter_intro()}
      send={m.health_tourism_interpreter_send()}
      form={form}
      refusal={actionData}
    />
  );
}
