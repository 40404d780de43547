import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { noteOpen } from '#src/features/console/open-records/open-records.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { listOf } from '../catalogue-page.server.ts';
import { viewItem } from '../catalogue.server.ts';
import type { Route } from './+types/catalogue-open';

/** Called by the page of an item's editor: records that the item is open, and returns who else has it open. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  const { name } = await listOf(params.list);
  const others = await consoleLoad(async () => {
    const { id } = await viewItem(app, actor, { name, id: Number(params.id) });
    return noteOpen(app, actor, `/staff/catalogue/${name}/${id}`);
  });
  return Response.json(others, { headers: { 'cache-control': 'no-store' } });
}
