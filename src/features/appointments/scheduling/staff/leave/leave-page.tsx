import { redirect } from 'react-router';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { importFileHref, listHref, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import {
  enterLeave,
  leaveDoctors,
  listLeave,
  previewLeave,
  withdrawLeave,
} from '#src/features/appointments/scheduling/leave/doctor-leave.server.ts';
import { asksAnyone } from '#src/features/appointments/scheduling/affected-bookings/booking-plan.rules.ts';
import { AnswersLink } from '../affected-bookings/answers-link.tsx';
import { LeaveForm } from './leave-form.tsx';
import { LeavePreview } from './leave-preview.tsx';
import { leaveWords } from './leave-words.ts';
import { leaveOf, planOf } from './leave-form.server.ts';
import { readLeaveQuery } from './leave-query.ts';
import type { Route } from './+types/leave-page';
import { leaveLimits } from '#src/features/appointments/scheduling/leave/leave.rules.ts';

const path = '/staff/leave';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    const { state, question } = readLeaveQuery(request);
    const { roleAssignments } = requireStaff(actor, 'enter_leave');
    const [leave, doctors] = await Promise.all([
      listLeave(app, actor, { ...question, limit: rowsPerPage, offset: (state.page - 1) * rowsPerPage }),
      leaveDoctors(app, actor),
    ]);
    const mayImport = hospitalsFor(roleAssignments, 'enter_leave') === 'all';
    return { state, leave, doctors, mayImport, said: new URL(request.url).searchParams.get('done') };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'withdraw') return withdrawLeave(app, actor, Number(textOf(form, 'id')));
    if (intent === 'enter')
      return enterLeave(app, actor, {
        ...leaveOf(form),
        plan: planOf(form),
        reason: textOf(form, 'reason', leaveLimits.reason) || m.front_desk_leave_reason({}, { locale: language }),
      });
    const leave = leaveOf(form);
    return { preview: await previewLeave(app, actor, leave), leave };
  });
  if (!('done' in outcome)) return outcome;
  if (outcome.done) return outcome.done;
  const done = intent === 'enter' && asksAnyone(planOf(form).values()) ? 'asked' : intent;
  throw redirect(`${localPath(path, language)}?done=${done}`);
}

/** A doctor's leave: where bookings exist, the page first shows the affected ones. */
export default function LeavePage({
  loaderData: { state, leave, doctors, mayImport, said },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const preview = actionData && 'preview' in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={m.front_desk_leave()}
      intro={m.front_desk_leave_intro()}
      actions={mayImport ? <ImportLink list="leave" /> : null}
    >
      {!actionData && said && (
        <div className="mb-6">
          <Notice tone="success">
            {said === 'withdraw' ? m.front_desk_leave_withdrawn() : m.front_desk_leave_entered()}
          </Notice>
          {said === 'asked' ? <AnswersLink /> : null}
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      {preview ? (
        <LeavePreview
          leave={preview.leave}
          affected={preview.preview}
          doctor={doctors.find(({ id }) => id === preview.leave.doctorId)?.name ?? ''}
        />
      ) : (
        <LeaveForm doctors={doctors} refusal={refusal} />
      )}
      <AdminSection id="coming-leave" title={m.front_desk_leave_list()}>
        <AdminFilters
          path={path}
          state={state}
          csvHref={listHref(`${path}/csv`, state)}
          importHref={mayImport ? importFileHref('leave') : undefined}
        >
          <SelectField
            name="of"
            label={m.front_desk_doctor()}
            options={doctors.map(({ id, name }) => ({ value: String(id), label: name }))}
            emptyLabel={m.staff_any()}
            defaultValue={state.filters.of}
          />
          <SelectField
            name="when"
            label={m.front_desk_leave_when()}
            options={[{ value: 'past', label: m.front_desk_leave_past() }]}
            emptyLabel={m.front_desk_leave_coming()}
            defaultValue={state.filters.when}
          />
        </AdminFilters>
        <AdminTable
          caption={m.front_desk_leave()}
          path={path}
          state={state}
          columns={columns(state.filters.when !== 'past')}
          rows={leave.rows}
          total={leave.total}
          keyOf={(row) => row.id}
          empty={m.front_desk_leave_none()}
        />
      </AdminSection>
    </AdminPage>
  );
}

type LeaveRow = Route.ComponentProps['loaderData']['leave']['rows'][number];

/** The columns; past leave cannot be deleted. */
function columns(isComing: boolean): Column<LeaveRow>[] {
  const facts: Column<LeaveRow>[] = [
    {
      key: 'doctor',
      label: m.front_desk_doctor(),
      isSortable: true,
      cell: (row) => <span className="font-semibold text-deep">{row.name}</span>,
    },
    {
      key: 'days',
      label: m.front_desk_leave_days(),
      isSortable: true,
      cell: (row) => leaveWords(row, getLocale()),
    },
  ];
  if (!isComing) return facts;
  return [
    ...facts,
    {
      key: 'do',
      label: m.front_desk_leave_withdraw(),
      cell: ({ id }) => (
        <ConfirmStep
          label={m.front_desk_leave_withdraw()}
          intent="withdraw"
          fields={<input type="hidden" name="id" value={id} />}
        >
          {m.front_desk_leave_withdraw_text()}
        </ConfirmStep>
      ),
    },
  ];
}
