import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkPromotions } from '../promotions/promotion-bulk.server.ts';
import { promotionActionWords } from './packages-admin.words.ts';
import type { Route } from './+types/promotion-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkPromotions);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkPromotions);
}

/** Several promotion codes: the effect of switching them on or off, before and after. */
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
