import { answerBulkPage, loadBulkPage } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { BulkPage } from '#src/features/console/bulk-changes/ui/bulk-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { bulkHolidays } from '#src/features/appointments/scheduling/holidays/holiday-bulk.server.ts';
import { holidayKeyOf } from '#src/features/appointments/scheduling/holidays/public-holidays.rules.ts';
import type { Route } from './+types/holiday-bulk';

export function loader(args: Route.LoaderArgs) {
  return loadBulkPage(args, bulkHolidays);
}

export function action(args: Route.ActionArgs) {
  return answerBulkPage(args, bulkHolidays);
}

/** Several expected holidays: which of them would be confirmed, and which were confirmed. */
export default function HolidayBulk({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      list={{ label: m.holidays_desk(), path: '/staff/holidays' }}
      wordsOf={() => ({ label: m.holidays_confirm(), hint: m.holidays_bulk_confirm_hint() })}
      hrefOf={(key) => `/staff/holidays/edit?${new URLSearchParams({ ...holidayKeyOf(key) })}`}
      data={loaderData}
      refusal={actionData?.refusal}
    />
  );
}
