import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { listOwnRoles, type PersonRow } from '#src/features/console/roles/roles.server.ts';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { listPeople, peopleShape } from '../staff-people.server.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { roleAssignmentWords, roleOptions, type NamedRole } from '../ui/role-assignment-words.ts';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import type { Route } from './+types/people-list';

const path = '/staff/people';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, peopleShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'manage_staff');
    const [list, ownRoles, hospitals] = await Promise.all([
      listPeople(app, actor, { state }),
      listOwnRoles(app.db),
      hospitalChoices(app, staff, 'manage_staff'),
    ]);
    const hasRoles = hospitalsFor(staff.roleAssignments, 'manage_staff') === 'all';
    return { state, hospitals, hasRoles, ownRoles: ownRoles.map(({ key, name }) => ({ key, name })), ...list };
  });
}

/** People with access to the console. */
export default function PeopleList({ loaderData }: Route.ComponentProps) {
  const { state, hospitals, ownRoles, hasRoles, rows, total } = loaderData;
  return (
    <AdminPage
      title={m.staff_desk_people()}
      intro={m.staff_people_intro()}
      actions={
        <>
          {hasRoles && (
            <>
              <ButtonLink href="/staff/roles" variant="secondary">
                {m.roles_title()}
              </ButtonLink>
              <ImportLink list="people" />
            </>
          )}
          <ButtonLink href="/staff/people/invite">{m.staff_invite()}</ButtonLink>
        </>
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.staff_people_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={hasRoles ? importFileHref('people') : undefined}
      >
        <SelectField
          name="role"
          label={m.staff_role()}
          options={roleOptions(ownRoles)}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.role}
        />
        <SelectField
          name="hospital"
          label={m.staff_hospital()}
          options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel={m.staff_any()}
          defaultValue={state.filters.hospital}
        />
        <SelectField
          name="state"
          label={m.staff_state()}
          options={[{ value: 'removed', label: m.staff_person_removed() }]}
          emptyLabel={m.staff_person_active()}
          defaultValue={state.filters.state}
        />
      </AdminFilters>
      <AdminTable
        caption={m.staff_desk_people()}
        path={path}
        state={state}
        columns={columnsOf(hospitals, ownRoles)}
        rows={rows}
        total={total}
        keyOf={(row) => row.accountId}
        empty={m.staff_people_empty()}
      />
    </AdminPage>
  );
}

function columnsOf(hospitals: { id: number; name: string }[], ownRoles: NamedRole[]): Column<PersonRow>[] {
  return [
    {
      key: 'name',
      label: m.staff_name(),
      isSortable: true,
      cell: (row) => (
        <SiteLink href={`${path}/${row.accountId}`} className="font-semibold">
          {row.name}
        </SiteLink>
      ),
    },
    {
      key: 'email',
      label: m.staff_email(),
      isSortable: true,
      cell: (row) => <span className="break-all">{row.email}</span>,
    },
    {
      key: 'duties',
      label: m.staff_role_assignments(),
      cell: (row) => <RoleAssignments {...{ row, hospitals, ownRoles }} />,
    },
    {
      key: 'added',
      label: m.staff_since(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDay(row.addedAt, getLocale()),
    },
    { key: 'state', label: m.staff_state(), cell: (row) => <PersonState row={row} /> },
  ];
}

function RoleAssignments({
  row,
  hospitals,
  ownRoles,
}: {
  row: PersonRow;
  hospitals: { id: number; name: string }[];
  ownRoles: NamedRole[];
}) {
  return (
    <ul>
      {row.roleAssignments.map((assignment) => (
        <li key={`${assignment.role}${assignment.hospitalId}`}>
          {roleAssignmentWords(assignment, hospitals, ownRoles)}
        </li>
      ))}
    </ul>
  );
}

function PersonState({ row }: { row: PersonRow }) {
  if (row.removedAt) return <StateChip>{m.staff_person_removed()}</StateChip>;
  return row.hasSecondFactor || row.managedBy === 'provider' ? (
    <StateChip tone="good">{m.staff_person_active()}</StateChip>
  ) : (
    <StateChip tone="waiting">{m.staff_person_no_second_factor()}</StateChip>
  );
}
