import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkEnquiries } from '../handling/submission-bulk.server.ts';
import { bulkWords } from './form-words.tsx';
import type { Route } from './+types/enquiry-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkEnquiries);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkEnquiries);
}

/** Several submissions: the effect of a new owner or state, before and after. */
export default function EnquiryBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.forms_desk(), path: '/staff/enquiries' }}
      wordsOf={bulkWords}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
