import { bulkAction, loadBulk } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { bulkEnquiries } from '../submission-bulk.server.ts';
import { bulkWords } from './form-words.tsx';
import type { Route } from './+types/enquiry-bulk';

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const { staff, bulk } = bulkEnquiries(here.actor, here.language);
    return loadBulk(here, staff, { list: bulk, query });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { staff, bulk } = await consoleLoad(() => bulkEnquiries(here.actor, here.language));
  return bulkAction(here, staff, { list: bulk, form: await request.formData() });
}

/** Several submissions: what a new owner or state would do, and what it did. */
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
