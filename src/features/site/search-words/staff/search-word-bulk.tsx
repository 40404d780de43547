import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { textOfKey } from '#src/features/console/bulk-changes/bulk-changes.rules.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkSearchWords } from '../search-word-bulk.server.ts';
import { searchWordActionWords } from '../ui/search-word-words.ts';
import type { Route } from './+types/search-word-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkSearchWords);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkSearchWords);
}

/** Several words that staff added: the effect of removing them, before and after. */
export default function SearchWordBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.search_words_added(), path: '/staff/search-words/added' }}
      wordsOf={searchWordActionWords}
      hrefOf={(key) => `/staff/search-words/added?${new URLSearchParams({ q: textOfKey(key) })}`}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
