import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkTrash } from '../bulk/trash-bulk.server.ts';
import { bulkWords } from '../ui/content-words.ts';
import type { Route } from './+types/trash-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkTrash);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkTrash);
}

/** Several deleted drafts: the effect of restoring them, before and after. */
export default function TrashBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.content_trash(), path: '/staff/content/trash' }}
      wordsOf={bulkWords}
      hrefOf={(id) => `/staff/content/${id}`}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
