import { bulkAction, loadBulk } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { bulkContent } from '../bulk/content-bulk.server.ts';
import { bulkWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-bulk';

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const { staff, bulk } = bulkContent(here.actor, here.language);
    return loadBulk(here, staff, { list: bulk, query });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { staff, bulk } = await consoleLoad(() => bulkContent(here.actor, here.language));
  return bulkAction(here, staff, { list: bulk, form: await request.formData() });
}

/** Several entries: what sending to review, publishing or unpublishing them would do, and what it did. */
export default function ContentBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.content_desk(), path: '/staff/content' }}
      wordsOf={bulkWords}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
