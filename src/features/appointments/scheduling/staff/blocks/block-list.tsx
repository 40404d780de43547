import { blockShape, listBlockedHours } from '#src/features/appointments/scheduling/blocked-hours/block-list.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { ScheduleRowsPage } from '../schedule-rows-page.tsx';
import { loadRowsPage } from '../schedule-rows.server.ts';
import type { Route } from './+types/block-list';

export function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return loadRowsPage({ app, actor, request }, { shape: blockShape, list: listBlockedHours });
}

/** The blocked hours of all doctors that are not over. */
export default function BlockList({ loaderData }: Route.ComponentProps) {
  return (
    <ScheduleRowsPage
      path="/staff/schedules/blocks"
      name="blocked-hours"
      words={{ title: m.schedules_blocks(), intro: m.schedules_block_intro(), empty: m.schedules_blocks_none() }}
      loaded={loaderData}
      when={{
        key: 'hours',
        label: m.schedules_block_title(),
        isSortable: true,
        cell: ({ day, from, to }) => `${formatDay(day, getLocale())}, ${from}–${to}`,
      }}
    />
  );
}
