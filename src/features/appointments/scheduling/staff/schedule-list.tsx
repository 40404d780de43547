import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { listSchedules, scheduleShape } from '../schedule-pages.server.ts';
import type { Route } from './+types/schedule-list';

const path = '/staff/schedules';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, scheduleShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_schedules');
    const [found, hospitals] = await Promise.all([
      listSchedules(app, actor, { state }),
      hospitalChoices(app, staff, 'manage_schedules'),
    ]);
    const mayImport = hospitalsFor(staff.roleAssignments, 'manage_schedules') === 'all';
    return { state, ...found, hospitals, mayImport };
  });
}

/** The doctors whose sessions this staff member maintains. */
export default function ScheduleList({
  loaderData: { state, rows, total, hospitals, mayImport },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.schedules_desk()}
      intro={m.schedules_intro()}
      actions={
        <>
          <ButtonLink href={`${path}/dates`} variant="secondary">
            {m.schedules_dates()}
          </ButtonLink>
          <ButtonLink href={`${path}/blocks`} variant="secondary">
            {m.schedules_blocks()}
          </ButtonLink>
          {mayImport && <ImportLink list="sessions" />}
        </>
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.schedules_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref('sessions') : undefined}
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
          options={[{ value: 'none', label: m.schedules_without() }]}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.sessions}
        />
      </AdminFilters>
      <AdminTable
        caption={m.schedules_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.schedules_empty()}
      />
    </AdminPage>
  );
}

type DoctorRow = Route.ComponentProps['loaderData']['rows'][number];

function columns(): Column<DoctorRow>[] {
  return [
    {
      key: 'doctor',
      label: m.schedules_doctor(),
      isSortable: true,
      cell: ({ id, name }) => (
        <SiteLink href={`${path}/${id}`} className="inline-flex min-h-11 items-center font-semibold">
          {name}
        </SiteLink>
      ),
    },
    { key: 'hospitals', label: m.schedules_hospitals(), cell: ({ hospitals }) => hospitals.join(', ') },
    {
      key: 'sessions',
      label: m.schedules_count(),
      isSortable: true,
      isNumber: true,
      cell: ({ sessions, hasLiveSchedule }) =>
        sessions === 0 && !hasLiveSchedule ? m.schedules_by_request() : String(sessions),
    },
  ];
}
