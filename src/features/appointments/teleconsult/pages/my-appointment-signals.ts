import { requestContext } from '#src/platform/request-context.ts';
import { answerSignalExchange } from '../signal-exchange.server.ts';
import { exchangeAsPatient } from '../calls.server.ts';
import type { Route } from './+types/my-appointment-signals';

/** The signal exchange of the patient's browser. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerSignalExchange(request, (sent) =>
    exchangeAsPatient(app, actor, { reference: params.reference, language, ...sent }),
  );
}
