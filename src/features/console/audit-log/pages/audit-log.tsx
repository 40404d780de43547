import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { alphabetical } from '#src/shared/texts/letters.ts';
import { checkAuditChain, type ChainReport } from '../audit-chain.server.ts';
import { auditShape, readAuditLog, type AuditEntryRow } from '../audit-log.server.ts';
import { namesFor } from '../logged-names.server.ts';
import { wordsOf, type AuditWords } from '../ui/audit-words.ts';
import { AuditDetails, AuditSubject } from '../ui/audit-entry.tsx';
import { consoleLoad, hospitalChoices } from '#src/features/console/frame/frame.server.ts';
import { listHref, readListState, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { actionWords, actorKindWords, auditActions } from '#src/features/console/audit/audit-words.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import type { Route } from './+types/audit-log';

type ShownEntry = Pick<
  AuditEntryRow,
  'id' | 'at' | 'actorKind' | 'accountId' | 'name' | 'action' | 'subjectId' | 'patientId' | 'hospitalId'
> &
  AuditWords;

const path = '/staff/audit';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const state = readListState(query, auditShape);
  const asked = Number(query.get('before'));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'read_audit_log');
    const [log, hospitals] = await Promise.all([
      readAuditLog(app, actor, { state, before }),
      hospitalChoices(app, staff, 'read_audit_log'),
    ]);
    const names = await namesFor(app, log.rows, hospitals);
    const rows = log.rows.map((row) => {
      const { id, at, actorKind, accountId, name, action, subjectId, patientId, hospitalId } = row;
      return { id, at, actorKind, accountId, name, action, subjectId, patientId, hospitalId, ...wordsOf(row, names) };
    });
    return { state, hospitals, before, olderId: log.olderId, rows };
  });
}

export async function action({ context }: Route.ActionArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(() => checkAuditChain(app, actor));
}

/** The audit log: newest first, paged by key. */
export default function AuditList({
  loaderData: { state, hospitals, rows, olderId, before },
  actionData: report,
}: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.staff_desk_audit()}
      intro={m.staff_audit_intro()}
      actions={
        <CsrfForm>
          <Button variant="secondary">{m.staff_audit_check()}</Button>
        </CsrfForm>
      }
    >
      {report && <CheckReport report={report} />}
      <Filters state={state} hospitals={hospitals} />
      <AdminTable
        caption={m.staff_desk_audit()}
        path={path}
        state={state}
        columns={columnsOf(hospitals, state)}
        rows={rows}
        keyOf={(row) => row.id}
        empty={m.staff_audit_empty()}
      />
      <nav aria-label={m.staff_audit_pages()} className="flex flex-wrap gap-3">
        {before !== null && (
          <ButtonLink variant="secondary" href={listHref(path, state)}>
            {m.staff_audit_newest()}
          </ButtonLink>
        )}
        {olderId !== null && (
          <ButtonLink variant="secondary" rel="next" href={`${listHref(path, state)}&before=${olderId}`}>
            {m.staff_audit_older()}
          </ButtonLink>
        )}
      </nav>
    </AdminPage>
  );
}

function CheckReport({ report }: { report: ChainReport }) {
  const { whole, brokenId, unsealed, isSealingLate } = report;
  return (
    <div className="mb-6 grid gap-4">
      {brokenId === null ? (
        <Notice tone="success" title={m.staff_audit_whole()}>
          {m.staff_audit_whole_text({ rows: whole })}
        </Notice>
      ) : (
        <Notice tone="error" title={m.staff_audit_broken()}>
          {m.staff_audit_broken_text({ id: brokenId })}
        </Notice>
      )}
      {unsealed > 0 && (
        <Notice tone={isSealingLate ? 'error' : 'info'}>
          {isSealingLate ? m.staff_audit_unsealed_late({ rows: unsealed }) : m.staff_audit_unsealed({ rows: unsealed })}
        </Notice>
      )}
    </div>
  );
}

function Filters({ state, hospitals }: { state: ListState; hospitals: { id: number; name: string }[] }) {
  const { filters } = state;
  return (
    <AdminFilters
      path={path}
      state={state}
      lead={{ name: 'person', control: <PersonFilter typed={filters.person} /> }}
      csvHref={listHref(`${path}/csv`, state)}
    >
      <TextField
        name="patient"
        label={m.staff_audit_patient()}
        hint={m.staff_audit_patient_hint()}
        defaultValue={filters.patient}
        maxLength={36}
      />
      <TextField
        name="subject"
        label={m.staff_audit_subject()}
        hint={m.staff_audit_subject_hint()}
        defaultValue={filters.subject}
        maxLength={100}
      />
      <SelectField
        name="action"
        label={m.staff_audit_action()}
        options={actionOptions()}
        emptyLabel={m.staff_any()}
        defaultValue={filters.action?.replaceAll(' ', '_')}
      />
      <TextField type="date" name="from" label={m.staff_audit_from()} defaultValue={filters.from} />
      <TextField type="date" name="to" label={m.staff_audit_to()} defaultValue={filters.to} />
      <SelectField
        name="hospital"
        label={m.staff_hospital()}
        options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
        emptyLabel={m.staff_any()}
        defaultValue={filters.hospital}
      />
    </AdminFilters>
  );
}

function PersonFilter({ typed }: { typed: string | undefined }) {
  return (
    <TextField
      name="person"
      label={m.staff_audit_person()}
      defaultValue={typed}
      placeholder={m.staff_audit_person_hint()}
      maxLength={100}
      className="min-w-0 grow basis-full sm:max-w-sm sm:basis-56"
    />
  );
}

function actionOptions(): { value: string; label: string }[] {
  const options = auditActions.map((value) => ({ value, label: actionWords(value) }));
  return options.toSorted((one, other) => alphabetical(one.label, other.label, getLocale()));
}

function columnsOf(hospitals: { id: number; name: string }[], state: ListState): Column<ShownEntry>[] {
  return [
    {
      key: 'at',
      label: m.staff_audit_when(),
      isDate: true,
      cell: (row) => <time dateTime={row.at.toISOString()}>{formatDateTime(row.at, getLocale())}</time>,
    },
    {
      key: 'person',
      label: m.staff_audit_person(),
      cell: (row) =>
        row.accountId && row.name ? (
          <SiteLink href={`${path}?person=${row.accountId}`}>{row.name}</SiteLink>
        ) : (
          actorKindWords(row.actorKind)
        ),
    },
    { key: 'action', label: m.staff_audit_action(), cell: (row) => actionWords(row.action) },
    { key: 'subject', label: m.staff_audit_subject(), cell: (row) => <AuditSubject {...row} state={state} /> },
    {
      key: 'hospital',
      label: m.staff_hospital(),
      cell: (row) => hospitals.find(({ id }) => id === row.hospitalId)?.name ?? '',
    },
    { key: 'detail', label: m.staff_audit_detail(), cell: (row) => <AuditDetails details={row.details} /> },
  ];
}
