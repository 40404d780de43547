import { requestContext } from '#src/platform/request-context.ts';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { requestUnknown } from '../privacy-office.errors.ts';
import { exportForRequest } from '../request-actions.server.ts';
import type { Route } from './+types/request-copy';

/** The file is the answer to a form; opened directly, the address has no page. */
export function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestContext);
  return consoleLoad(() => {
    requireStaffEverywhere(actor, 'run_privacy_office');
    throw requestUnknown();
  });
}

/** The copy for a request for access or portability, as one JSON file. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const change = { id: params.requestId, seen: Number(textOf(form, 'seen', 12)) };
  const outcome = await consoleAction({ form, language }, () => exportForRequest(app, actor, change));
  if (!('done' in outcome))
    return new Response(outcome.data.refusal.message, {
      status: outcome.init?.status ?? 409,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new Response(JSON.stringify(outcome.done, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': 'no-store',
    },
  });
}
