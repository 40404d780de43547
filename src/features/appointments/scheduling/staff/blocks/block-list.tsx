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
import { blockShape, listBlockedHours } from '#src/features/appointments/scheduling/blocked-hours/block-list.server.ts';
import type { Route } from './+types/block-list';

const path = '/staff/schedules/blocks';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, blockShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_schedules');
    const [found, hospitals] = await Promise.all([
      listBlockedHours(app, actor, { state }),
      hospitalChoices(app, staff, 'manage_schedules'),
    ]);
    return { state, ...found, hospitals, mayImport: hospitalsFor(staff.roleAssignments, 'manage_schedules') === 'all' };
  });
}

/** The blocked hours of all doctors that are not over. */
export default function BlockList({ loaderData: { state, rows, total, hospitals, mayImport } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.schedules_blocks()}
      intro={m.schedules_block_intro()}
      back={{ label: m.schedules_desk(), href: '/staff/schedules' }}
      actions={mayImport ? <ImportLink list="blocked-hours" /> : null}
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.schedules_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref('blocked-hours') : undefined}
      >
        <SelectField
          name="hospital"
          label={m.schedules_hospital()}
          options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.hospital}
        />
      </AdminFilters>
      <AdminTable
        caption={m.schedules_blocks()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.schedules_blocks_none()}
      />
    </AdminPage>
  );
}

type BlockRow = Route.ComponentProps['loaderData']['rows'][number];

function columns(): Column<BlockRow>[] {
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
    {
      key: 'hours',
      label: m.schedules_block_title(),
      isSortable: true,
      cell: ({ day, from, to }) => `${formatDay(day, getLocale())}, ${from}–${to}`,
    },
    { key: 'hospital', label: m.schedules_hospital(), cell: ({ hospitalName }) => hospitalName },
  ];
}
