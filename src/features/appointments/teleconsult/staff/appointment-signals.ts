import { requestContext } from '#src/platform/request-context.ts';
import { answerSignalExchange } from '../signal-exchange.server.ts';
import { exchangeAtFrontDesk } from '../calls.server.ts';
import type { Route } from './+types/appointment-signals';

/** The signal exchange of the clinic's browser. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  return answerSignalExchange(request, (sent) =>
    exchangeAtFrontDesk(app, actor, { reference: params.reference, ...sent }),
  );
}
