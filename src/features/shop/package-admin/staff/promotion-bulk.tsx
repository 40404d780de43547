import { bulkAction, loadBulk } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { bulkPromotions } from '../promotion-bulk.server.ts';
import { promotionActionWords } from './packages-admin.words.ts';
import type { Route } from './+types/promotion-bulk';

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const { staff, bulk } = bulkPromotions(here.actor, here.language);
    return loadBulk(here, staff, { list: bulk, query });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { staff, bulk } = await consoleLoad(() => bulkPromotions(here.actor, here.language));
  return bulkAction(here, staff, { list: bulk, form: await request.formData() });
}

/** Several promotion codes: what switching them on or off would do, and what it did. */
export default function PromotionBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.package_admin_promotions(), path: '/staff/promotions' }}
      wordsOf={promotionActionWords}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
