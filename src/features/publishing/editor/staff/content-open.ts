import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { noteOpen } from '#src/features/console/open-records/open-records.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { openedEntry } from '../writing/edited-entry.server.ts';
import type { Route } from './+types/content-open';

/** Called by the page of an entry's editor: records that the entry is open, and returns who else has it open. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  const others = await consoleLoad(async () => {
    const { id } = await openedEntry(app, actor, Number(params.id));
    return noteOpen(app, actor, `/staff/content/${id}`);
  });
  return Response.json(others, { headers: { 'cache-control': 'no-store' } });
}
