import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { noteWatched } from '../open-records.server.ts';
import type { Route } from './+types/open-record';

/**
 * Called by the page of a record outside content and master data: records that it is open, and returns who else has it
 * open.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  const record = textOf(await request.formData(), 'record', 200);
  const others = await consoleLoad(() => noteWatched(app, actor, record));
  return Response.json(others ?? { people: [], hasMore: false }, { headers: { 'cache-control': 'no-store' } });
}
