import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { textOfKey } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkKeywords } from '../keyword-bulk.server.ts';
import { keywordActionWords } from '../ui/keyword-action-words.ts';
import type { Route } from './+types/keyword-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkKeywords);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkKeywords);
}

/** Several short addresses: the effect of removing them, before and after. */
export default function KeywordBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.keywords_desk(), path: '/staff/keywords' }}
      wordsOf={keywordActionWords}
      hrefOf={(key) => `/staff/keywords/edit?path=${encodeURIComponent(textOfKey(key))}`}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
