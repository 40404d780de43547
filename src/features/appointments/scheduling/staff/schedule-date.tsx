import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { isDay, viewSchedule } from '../schedule-pages.server.ts';
import { AffectedBySchedule } from './affected-bookings/affected-bookings.tsx';
import { hoursWords } from './leave/leave-words.ts';
import { overrideRows } from './override-rows.ts';
import { SessionHoursFields } from './sessions/session-hours-fields.tsx';
import { scheduleAction } from './schedule-form.server.ts';
import type { Route } from './+types/schedule-date';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = query.get('day');
  return consoleLoad(async () => {
    const view = await viewSchedule(app, actor, { doctorId: Number(params.doctorId), week: asked });
    const { doctor, places, today, week } = view;
    const day = isDay(asked) && asked >= today ? asked : today;
    const chosen = places.find(({ id }) => String(id) === query.get('hospital')) ?? places[0]!;
    const shown = week.find((one) => one.day === day);
    const sessions = (shown?.sessions ?? []).filter(({ hospitalId }) => hospitalId === chosen.id);
    const { isOnLeave = false, leaveHours = [] } = shown ?? {};
    const rooms = (view.rooms.find(({ hospitalId }) => hospitalId === chosen.id)?.rooms ?? []).toSorted();
    return { doctor, places, day, chosen, sessions, isOnLeave, leaveHours, rooms };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return scheduleAction({ app, actor, language, request, doctorId: Number(params.doctorId) });
}

type Data = Route.ComponentProps['loaderData'];

/** One date of one doctor at one hospital: sessions of its own, no sessions, or blocked hours. */
export default function ScheduleDate({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, day, chosen, isOnLeave, leaveHours } = loaderData;
  const path = `/staff/schedules/${doctor.id}`;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const affected = actionData && 'affected' in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={`${m.schedules_date_title()}: ${formatDay(day, getLocale())}`}
      intro={chosen.name}
      back={{ label: doctor.name, href: `${path}?week=${day}` }}
    >
      <RefusalSummary refusal={refusal} />
      {affected ? (
        <AffectedBySchedule affected={affected.affected} sent={affected.sent} back={`${path}?week=${day}`} />
      ) : (
        <>
          {isOnLeave && <LeaveNotice>{m.schedules_rule_leave()}</LeaveNotice>}
          {leaveHours.map((hours) => (
            <LeaveNotice key={hours.from}>
              {m.schedules_rule_leave_hours({ hours: hoursWords(hours, { day, language: getLocale() }) })}
            </LeaveNotice>
          ))}
          <DateChoice data={loaderData} path={path} />
          <DateSessions data={loaderData} refusal={refusal} />
          <BlockForm data={loaderData} refusal={refusal} />
        </>
      )}
    </AdminPage>
  );
}

function LeaveNotice({ children }: { children: string }) {
  return (
    <div className="mb-6">
      <Notice tone="warning">{children}</Notice>
    </div>
  );
}

/** The choice of another date or hospital, as a plain GET form. */
function DateChoice({ data: { day, places, chosen }, path }: { data: Data; path: string }) {
  return (
    <form
      method="get"
      action={pageHref(`${path}/date`)}
      className="mb-5 grid max-w-3xl items-end gap-4 rounded-soft border border-line bg-white p-4 sm:grid-cols-3"
    >
      <TextField type="date" name="day" label={m.schedules_date_day()} defaultValue={day} />
      <SelectField
        name="hospital"
        label={m.schedules_hospital()}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={String(chosen.id)}
      />
      <div>
        <Button variant="secondary">{m.schedules_date_show()}</Button>
      </div>
    </form>
  );
}

interface FormProps {
  data: Data;
  refusal: ActionRefusal | undefined;
}

function DateFields({ day, chosen }: Pick<Data, 'day' | 'chosen'>) {
  return (
    <>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="hospitalId" value={chosen.id} />
    </>
  );
}

function DateSessions({ data, refusal }: FormProps) {
  const rows = refusal?.typed.intent === 'set_date' ? refusal : undefined;
  const isTyped = (row: number) => Boolean(rows?.typed[`from-${row}`] ?? rows?.typed[`to-${row}`]);
  const typedRows = overrideRows.filter(isTyped);
  // The rows of the date, or one empty row; further rows are in a disclosure.
  const shownRows = Math.max(1, rows ? typedRows.length : data.sessions.length);
  const fields = (row: number) => (
    <fieldset key={row} className="grid items-end gap-4 border-b border-line pb-5 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="mb-2 font-semibold text-deep">{m.schedules_date_row({ number: row + 1 })}</legend>
      <SessionHoursFields
        suffix={`-${row}`}
        rooms={data.rooms}
        hours={rows ? undefined : data.sessions[row]}
        typed={rows && typedAt(rows.typed, { from: typedRows[row], to: row })}
        errors={rows?.fields}
      />
    </fieldset>
  );
  return (
    <AdminSection id="sessions" title={m.schedules_date_sessions()} intro={m.schedules_date_sessions_intro()}>
      <CsrfForm className="grid gap-5">
        <DateFields {...data} />
        {overrideRows.slice(0, shownRows).map(fields)}
        {shownRows < overrideRows.length && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
              {m.schedules_date_more()}
            </summary>
            <div className="mt-3 grid gap-5">{overrideRows.slice(shownRows).map(fields)}</div>
          </details>
        )}
        <div>
          <Button name="intent" value="set_date">
            {m.schedules_save_date()}
          </Button>
        </div>
      </CsrfForm>
      <div className="mt-4">
        <ConfirmStep label={m.schedules_close_date()} intent="close_date" fields={<DateFields {...data} />}>
          {m.schedules_close_date_text()}
        </ConfirmStep>
      </div>
    </AdminSection>
  );
}

const limitNames = ['bufferMinutes', 'leadHours', 'windowDays', 'noticeHours'];

/** The typed row. Rows are numbered without the empty ones, because the refusal counts them so. */
function typedAt(typed: Record<string, string>, { from, to }: { from: number | undefined; to: number }) {
  const names = ['from', 'to', 'slotMinutes', 'capacity', 'mode', 'room', ...limitNames];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from === undefined ? undefined : typed[`${name}-${from}`];
      return value === undefined ? [] : [[`${name}-${to}`, value]];
    }),
  );
}

function BlockForm({ data, refusal }: FormProps) {
  const own = refusal?.typed.intent === 'add_block' ? refusal : undefined;
  return (
    <AdminSection id="block" title={m.schedules_block_title()} intro={m.schedules_block_intro()}>
      <CsrfForm className="grid max-w-2xl items-end gap-4 sm:grid-cols-3">
        <DateFields {...data} />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="time"
            name={name}
            label={name === 'from' ? m.schedules_from() : m.schedules_to()}
            defaultValue={own?.typed[name]}
            error={own?.fields[name]}
            required
          />
        ))}
        <div>
          <Button name="intent" value="add_block" variant="secondary">
            {m.schedules_block_save()}
          </Button>
        </div>
      </CsrfForm>
    </AdminSection>
  );
}
