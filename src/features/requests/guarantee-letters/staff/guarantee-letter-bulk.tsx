import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { ownerWords } from '#src/features/requests/submissions/ui/owner-words.ts';
import { m } from '#src/paraglide/messages.js';
import { bulkLetters } from '../letter-bulk.server.ts';
import type { Route } from './+types/guarantee-letter-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkLetters);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkLetters);
}

/** Several applications: the effect of a new owner, before and after. */
export default function LetterBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.guarantee_letters_desk(), path: '/staff/guarantee-letters' }}
      wordsOf={(action) => ownerWords(action)!}
      hrefOf={(reference) => `/staff/enquiries/${reference}`}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
