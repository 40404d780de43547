import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkContent } from '../bulk/content-bulk.server.ts';
import { bulkWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkContent);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkContent);
}

/** Several entries: the effect of sending them to review, publishing or unpublishing them, before and after. */
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
