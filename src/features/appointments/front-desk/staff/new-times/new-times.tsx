import { redirect } from 'react-router';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, hospitalChoices, textOf } from '#src/features/console/frame/frame.server.ts';
import { listHref, rowsPerPage } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminFilters } from '#src/features/console/frame/ui/lists/admin-filters.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { AdminTable, type Column } from '#src/features/console/frame/ui/lists/admin-table.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { proposalStates } from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { frontDeskDoctors } from '#src/features/appointments/front-desk/front-desk-day.server.ts';
import { acceptOnPhone, withdrawNewTime } from '#src/features/appointments/front-desk/new-times.server.ts';
import { listNewTimes, type NewTime } from '#src/features/appointments/front-desk/new-times-list.server.ts';
import { PlaceFilters } from '../front-desk-list.tsx';
import { readNewTimesQuery } from './new-times-query.server.ts';
import { ProposalChip, proposalWords } from './new-time-words.tsx';
import type { Route } from './+types/new-times';

const path = '/staff/new-times';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const { state, question } = readNewTimesQuery(request);
  return consoleLoad(async () => {
    const staff = requireStaff(actor, 'run_front_desk');
    const [list, hospitals, doctors] = await Promise.all([
      listNewTimes(app, actor, {
        question,
        limit: rowsPerPage,
        offset: (state.page - 1) * rowsPerPage,
      }),
      hospitalChoices(app, staff, 'run_front_desk'),
      frontDeskDoctors(app, actor),
    ]);
    return { state, hospitals, doctors, done: query.get('done'), ...list };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const isAccepted = textOf(form, 'intent') === 'accepted';
  const outcome = await consoleAction({ form, language }, () =>
    (isAccepted ? acceptOnPhone : withdrawNewTime)(app, actor, textOf(form, 'id', 40)),
  );
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`${path}?done=${isAccepted ? 'accepted' : 'withdrawn'}`, language));
}

const said: Record<string, () => string> = {
  asked: m.new_times_desk_said_asked,
  accepted: m.new_times_desk_said_accepted,
  withdrawn: m.new_times_desk_said_withdrawn,
};

/** Patients who were asked about a new time, and who has to be called. */
export default function NewTimesPage({
  loaderData: { state, hospitals, doctors, rows, total, done },
  actionData,
}: Route.ComponentProps) {
  const words = done ? said[done] : undefined;
  return (
    <AdminPage title={m.new_times_desk()} intro={m.new_times_desk_intro()}>
      {words && !actionData ? (
        <div className="mb-6">
          <Notice tone="success">{words()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={actionData?.refusal} />
      <AdminFilters path={path} state={state} csvHref={listHref(`${path}/csv`, state)}>
        <SelectField
          name="state"
          label={m.staff_state()}
          options={proposalStates.map((value) => ({ value, label: proposalWords(value) }))}
          emptyLabel={m.new_times_desk_open()}
          defaultValue={state.filters.state}
        />
        <PlaceFilters hospitals={hospitals} doctors={doctors} filters={state.filters} />
      </AdminFilters>
      <AdminTable
        caption={m.new_times_desk()}
        path={path}
        state={state}
        columns={columns()}
        rows={rows}
        total={total}
        keyOf={({ id }) => id}
        empty={m.new_times_desk_empty()}
      />
    </AdminPage>
  );
}

function columns(): Column<NewTime>[] {
  const time = (at: Date) => formatDateTime(at, getLocale());
  return [
    {
      key: 'name',
      label: m.front_desk_patient(),
      cell: ({ reference, patientName }) => (
        <>
          <SiteLink href={`/staff/appointments/${reference}`} className="font-semibold">
            {patientName || reference}
          </SiteLink>
          <br />
          <span className="text-muted">{reference}</span>
        </>
      ),
    },
    {
      key: 'phone',
      label: m.front_desk_phone(),
      cell: ({ phone, hasMail }) => (
        <>
          {phone ? (
            <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center">
              {phone}
            </a>
          ) : (
            m.front_desk_none()
          )}
          {hasMail ? null : <span className="block text-muted">{m.new_times_desk_no_mail()}</span>}
        </>
      ),
    },
    { key: 'was', label: m.new_times_was(), isDate: true, cell: ({ was }) => time(was) },
    {
      key: 'proposed',
      label: m.new_times_desk_proposed(),
      cell: ({ startsAt, doctorName, hospitalName }) => (
        <>
          {time(startsAt)}
          <br />
          <span className="text-muted">
            {doctorName}, {hospitalName}
          </span>
        </>
      ),
    },
    { key: 'due', label: m.new_times_desk_due(), isSortable: true, isDate: true, cell: ({ dueAt }) => time(dueAt) },
    { key: 'state', label: m.staff_state(), cell: ({ state }) => <ProposalChip state={state} /> },
    { key: 'do', label: m.new_times_desk_do(), cell: (row) => <Actions row={row} /> },
  ];
}

function Actions({ row: { id, reference, state } }: { row: NewTime }) {
  const fields = <input type="hidden" name="id" value={id} />;
  if (state !== 'proposed' && state !== 'lapsed') return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {state === 'proposed' ? (
        <ConfirmStep label={m.new_times_desk_accept()} intent="accepted" variant="primary" fields={fields}>
          {m.new_times_desk_accept_text()}
        </ConfirmStep>
      ) : null}
      <SiteLink href={`${path}/${reference}`} className="inline-flex min-h-11 items-center font-semibold">
        {m.new_times_desk_another()}
      </SiteLink>
      {state === 'proposed' ? (
        <ConfirmStep label={m.new_times_desk_withdraw()} intent="withdrawn" fields={fields}>
          {m.new_times_desk_withdraw_text()}
        </ConfirmStep>
      ) : null}
    </div>
  );
}
