import { SelectField } from '#src/design/form/field.tsx';
import { dateShape, listSingleDates } from '#src/features/appointments/scheduling/single-dates/date-list.server.ts';
import { dateSessionsWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { ScheduleRowsPage } from '../schedule-rows-page.tsx';
import { loadRowsPage } from '../schedule-rows.server.ts';
import type { Route } from './+types/date-list';

export function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return loadRowsPage({ app, actor, request }, { shape: dateShape, list: listSingleDates });
}

/** The coming single dates of all doctors. */
export default function DateList({ loaderData }: Route.ComponentProps) {
  return (
    <ScheduleRowsPage
      path="/staff/schedules/dates"
      name="single-dates"
      words={{ title: m.schedules_dates(), intro: m.schedules_dates_intro(), empty: m.schedules_dates_none() }}
      loaded={loaderData}
      when={{
        key: 'day',
        label: m.schedules_date_day(),
        isSortable: true,
        cell: ({ day }) => formatDay(day, getLocale()),
      }}
      others={[{ key: 'sessions', label: m.schedules_filter(), cell: ({ sessions }) => dateSessionsWords(sessions) }]}
    >
      <SelectField
        name="sessions"
        label={m.schedules_filter()}
        options={[
          { value: 'closed', label: m.schedules_date_closed() },
          { value: 'open', label: m.schedules_dates_with_sessions() },
        ]}
        emptyLabel={m.staff_any()}
        defaultValue={loaderData.state.filters.sessions}
      />
    </ScheduleRowsPage>
  );
}
