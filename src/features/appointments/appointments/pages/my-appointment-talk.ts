import { requestContext } from '#src/platform/request-context.ts';
import { answerExchange } from '../exchange-form.server.ts';
import { exchangeAsPatient } from '../teleconsult.server.ts';
import type { Route } from './+types/my-appointment-talk';

/** What the patient's browser in the room says, and what it hears. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerExchange(request, (sent) =>
    exchangeAsPatient(app, actor, { reference: params.reference, language, ...sent }),
  );
}
