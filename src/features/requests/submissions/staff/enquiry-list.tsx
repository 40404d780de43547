import { ButtonLink } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { DueTime } from '#src/features/requests/submissions/ui/due-words.tsx';
import { SubmissionFilters } from '#src/features/requests/submissions/ui/submission-filters.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { enquiriesShape, listEnquiries, type EnquiryRow } from '../handling/submission-list.server.ts';
import { kindsFor } from '../submission-access.server.ts';
import { statesFor } from '../handling/submission-bulk.server.ts';
import { ownerActions } from '../ui/owner-words.ts';
import { bulkWords, FormStateChip, kindTitle, stateWords } from './form-words.tsx';
import type { Route } from './+types/enquiry-list';

const path = '/staff/enquiries';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const state = readListState(new URL(request.url).searchParams, enquiriesShape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'open_enquiries');
    const [list, hospitals] = await Promise.all([
      listEnquiries(app, actor, state),
      hospitalChoices(app, staff, 'open_enquiries'),
    ]);
    const kinds = kindsFor(staff);
    return {
      state,
      hospitals,
      kinds: kinds.map(({ name }) => name),
      bulkActions: [...ownerActions, ...statesFor(staff).map((name) => `state:${name}`)],
      states: [...new Set(kinds.flatMap(({ lifeCycle }) => Object.keys(lifeCycle.transitions)))],
      ...list,
    };
  });
}

/** Submissions for the staff with these role assignments. */
export default function EnquiryList({
  loaderData: { state, hospitals, kinds, states, bulkActions, rows, total },
}: Route.ComponentProps) {
  const kind = state.filters['kind'];
  const form = state.filters['form'];
  return (
    <AdminPage
      title={m.forms_desk()}
      intro={m.forms_desk_hint()}
      actions={
        form && (
          <ButtonLink variant="secondary" href={`${path}/answers/csv?form=${form}`}>
            {m.custom_forms_answers_csv()}
          </ButtonLink>
        )
      }
    >
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.forms_desk_search()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        {form && <input type="hidden" name="form" value={form} />}
        <SelectField
          name="kind"
          label={m.forms_what()}
          options={kinds.map((one) => ({ value: one, label: kindTitle(one) }))}
          emptyLabel={m.forms_desk_any()}
          defaultValue={kind}
        />
        <SubmissionFilters
          filters={state.filters}
          states={states.map((one) => ({ value: one, label: stateWords(kind, one) }))}
          hospitals={hospitals}
        />
      </AdminFilters>
      <AdminTable
        caption={m.forms_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.reference}
        empty={m.forms_desk_none()}
        selection={{ form: bulkFormId, labelOf: (row) => `${kindTitle(row.kind)} ${row.reference}` }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ reference }) => reference)}
        actions={bulkActions.map((value) => ({ value, label: bulkWords(value).label }))}
      />
    </AdminPage>
  );
}

function columns(): Column<EnquiryRow>[] {
  return [
    {
      key: 'reference',
      label: m.forms_reference(),
      cell: (row) => (
        <SiteLink
          href={`${path}/${row.reference}`}
          className="inline-flex min-h-6 items-center font-semibold tabular-nums"
        >
          {row.reference}
        </SiteLink>
      ),
    },
    {
      key: 'kind',
      label: m.forms_what(),
      cell: (row) => [kindTitle(row.kind), row.subject].filter(Boolean).join(': '),
    },
    { key: 'name', label: m.forms_desk_by_sender(), cell: (row) => row.name },
    { key: 'hospital', label: m.forms_hospital(), cell: (row) => row.hospitalName ?? m.forms_desk_group() },
    {
      key: 'sent',
      isWideOnly: true,
      label: m.forms_sent_at(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.sentAt, getLocale()),
    },
    {
      key: 'due',
      label: m.forms_due(),
      isSortable: true,
      isDate: true,
      cell: (row) => <DueTime {...row} />,
    },
    {
      key: 'handler',
      label: m.forms_handler(),
      isWideOnly: true,
      cell: (row) => row.handlerName ?? m.forms_handler_none(),
    },
    {
      key: 'changed',
      isWideOnly: true,
      label: m.forms_changed_at(),
      isSortable: true,
      isDate: true,
      cell: (row) => formatDateTime(row.changedAt, getLocale()),
    },
    { key: 'state', label: m.forms_state(), cell: (row) => <FormStateChip kind={row.kind} state={row.state} /> },
  ];
}
