import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { importFileHref, listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { formsShape, listForms, type FormRow } from '../built-forms.server.ts';
import { formStatuses } from '../form-builder.rules.ts';
import { statusWords } from '../ui/builder-words.ts';
import type { Route } from './+types/form-list';

const path = '/staff/forms';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, formsShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'build_forms');
    const [list, hospitals] = await Promise.all([
      listForms(app, actor, state),
      hospitalChoices(app, staff, 'build_forms'),
    ]);
    const mayImport = hospitalsFor(staff.roleAssignments, 'build_forms') === 'all';
    return { state, hospitals, mayImport, ...list };
  });
}

/** The forms that staff build. */
export default function FormList({ loaderData: { state, hospitals, mayImport, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.custom_forms_desk()}
      intro={m.custom_forms_desk_hint()}
      actions={
        <>
          {mayImport && <ImportLink list="forms" />}
          <ButtonLink href={`${path}/new`}>{m.custom_forms_new()}</ButtonLink>
        </>
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.custom_forms_search()}
        csvHref={listHref(`${path}/csv`, state)}
        importHref={mayImport ? importFileHref('forms') : undefined}
      >
        <SelectField
          name="status"
          label={m.forms_state()}
          options={formStatuses.map((status) => ({ value: status, label: statusWords[status].label() }))}
          emptyLabel={m.forms_desk_any()}
          defaultValue={state.filters['status']}
        />
        <SelectField
          name="hospital"
          label={m.forms_hospital()}
          options={[
            { value: 'group', label: m.forms_desk_group() },
            ...hospitals.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          emptyLabel={m.forms_desk_any()}
          defaultValue={state.filters['hospital']}
        />
      </AdminFilters>
      <AdminTable
        caption={m.custom_forms_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.id}
        empty={m.custom_forms_none()}
      />
    </AdminPage>
  );
}

function columns(): Column<FormRow>[] {
  return [
    {
      key: 'title',
      label: m.custom_forms_title(),
      isSortable: true,
      cell: ({ id, title }) => (
        <SiteLink href={`${path}/${id}`} className="inline-flex min-h-6 items-center font-semibold">
          {title}
        </SiteLink>
      ),
    },
    { key: 'slug', label: m.custom_forms_address(), isSortable: true, cell: ({ slug }) => `/forms/${slug}` },
    { key: 'hospital', label: m.forms_hospital(), cell: (row) => row.hospitalName ?? m.forms_desk_group() },
    {
      key: 'status',
      label: m.forms_state(),
      isSortable: true,
      cell: ({ status }) => <StateChip tone={statusWords[status].tone}>{statusWords[status].label()}</StateChip>,
    },
    { key: 'version', label: m.custom_forms_version(), isNumber: true, cell: ({ version }) => version || '—' },
    {
      key: 'changed',
      label: m.custom_forms_changed(),
      isSortable: true,
      isDate: true,
      cell: ({ changedAt }) => formatDateTime(changedAt, getLocale()),
    },
  ];
}
