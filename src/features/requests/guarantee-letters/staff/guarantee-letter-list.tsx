import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { BulkBar, bulkFormId } from '#src/features/console/bulk-changes/ui/bulk-bar.tsx';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { listEnquiries, oneKind, type EnquiryRow } from '#src/features/requests/submissions/submissions.server.ts';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { DueTime } from '#src/features/requests/submissions/ui/due-words.tsx';
import { ownerActions, ownerWords } from '#src/features/requests/submissions/ui/owner-words.ts';
import { SubmissionFilters } from '#src/features/requests/submissions/ui/submission-filters.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Route } from './+types/guarantee-letter-list';

const path = '/staff/guarantee-letters';
const { lifeCycle } = guaranteeLetterForm;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const kind = oneKind(guaranteeLetterForm);
  const state = readListState(new URL(request.url).searchParams, kind.shape);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'handle_guarantee_letters');
    const [list, hospitals] = await Promise.all([
      listEnquiries(app, actor, kind.narrowed(state)),
      hospitalChoices(app, staff, 'handle_guarantee_letters'),
    ]);
    return { state, hospitals, ...list };
  });
}

/** Applications for guarantee letters in the staff member's hospitals. */
export default function LetterList({ loaderData: { state, hospitals, rows, total } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.guarantee_letters_desk()} intro={m.guarantee_letters_desk_hint()}>
      <AdminFilters
        path={path}
        state={state}
        searchLabel={m.forms_desk_search()}
        csvHref={listHref(`${path}/csv`, state)}
      >
        <SubmissionFilters
          filters={state.filters}
          states={Object.keys(lifeCycle.transitions).map((one) => ({ value: one, label: words(one) }))}
          hospitals={hospitals}
        />
      </AdminFilters>
      <AdminTable
        caption={m.guarantee_letters_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={(row) => row.reference}
        empty={m.forms_desk_none()}
        selection={{ form: bulkFormId, labelOf: (row) => row.reference }}
      />
      <BulkBar
        path={path}
        back={listHref(path, state)}
        keys={rows.map(({ reference }) => reference)}
        actions={ownerActions.map((value) => ({ value, label: ownerWords(value)!.label }))}
      />
    </AdminPage>
  );
}

function words(state: string): string {
  return lifeCycle.words[state]?.({}, { locale: getLocale() }) ?? state;
}

function columns(): Column<EnquiryRow>[] {
  return [
    {
      key: 'reference',
      label: m.forms_reference(),
      cell: (row) => (
        <SiteLink
          href={`/staff/enquiries/${row.reference}`}
          className="inline-flex min-h-6 items-center font-semibold tabular-nums"
        >
          {row.reference}
        </SiteLink>
      ),
    },
    { key: 'patient', label: m.guarantee_letters_patient(), cell: (row) => row.name },
    { key: 'insurer', label: m.guarantee_letters_insurer(), cell: (row) => row.subject },
    { key: 'hospital', label: m.forms_hospital(), cell: (row) => row.hospitalName ?? '' },
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
    {
      key: 'state',
      label: m.forms_state(),
      cell: (row) => <StateChip tone={lifeCycle.tones[row.state] ?? 'quiet'}>{words(row.state)}</StateChip>,
    },
  ];
}
