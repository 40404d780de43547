import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { dateShape, listSingleDates } from '#src/features/appointments/scheduling/single-dates/date-list.server.ts';
import { dateSessionsWords } from '#src/features/appointments/scheduling/ui/schedule-words.ts';
import type { Route } from './+types/date-list';

const path = '/staff/schedules/dates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, dateShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_schedules');
    const [found, hospitals] = await Promise.all([
      listSingleDates(app, actor, { state }),
      hospitalChoices(app, staff, 'manage_schedules'),
    ]);
    return { state, ...found, hospitals, mayImport: hospitalsFor(staff.roleAssignments, 'manage_schedules') === 'all' };
  });
}

/** The coming single dates of all doctors. */
export default function DateList({ loaderData: { state, rows, total, hospitals, mayImport } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.schedules_dates()}
      intro={m.schedules_dates_intro()}
      back={{ label: m.schedules_desk(), href: '/staff/schedules' }}
      actions={mayImport ? <ImportLink list="single-dates" /> : null}
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.schedules_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref('single-dates') : undefined}
      >
        <SelectField
          name="hospital"
          label={m.schedules_hospital()}
          options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.hospital}
        />
        <SelectField
          name="sessions"
          label={m.schedules_filter()}
          options={[
            { value: 'closed', label: m.schedules_date_closed() },
            { value: 'open', label: m.schedules_dates_with_sessions() },
          ]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.sessions}
        />
      </AdminFilters>
      <AdminTable
        caption={m.schedules_dates()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.schedules_dates_none()}
      />
    </AdminPage>
  );
}

type DateRow = Route.ComponentProps['loaderData']['rows'][number];

function columns(): Column<DateRow>[] {
  return [
    {
      key: 'doctor',
      label: m.schedules_doctor(),
      isSortable: true,
      cell: ({ doctorId, doctorName, day, hospitalId }) => (
        <SiteLink
          href={`/staff/schedules/${doctorId}/date?day=${day}&hospital=${hospitalId}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {doctorName}
        </SiteLink>
      ),
    },
    { key: 'day', label: m.schedules_date_day(), isSortable: true, cell: ({ day }) => formatDay(day, getLocale()) },
    { key: 'hospital', label: m.schedules_hospital(), cell: ({ hospitalName }) => hospitalName },
    { key: 'sessions', label: m.schedules_filter(), cell: ({ sessions }) => dateSessionsWords(sessions) },
  ];
}
