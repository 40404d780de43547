import { requestContext } from '#src/platform/request-context.ts';
import { answerExchange } from '../exchange-form.server.ts';
import { exchangeAtDesk } from '../teleconsult.server.ts';
import type { Route } from './+types/visit-talk';

/** What the clinic's browser in the room says, and what it hears. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  return answerExchange(request, (sent) => exchangeAtDesk(app, actor, { reference: params.reference, ...sent }));
}
