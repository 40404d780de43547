import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay, formatTime, malaysianDay } from '#src/shared/dates.ts';
import { viewSchedule } from '../schedule-pages.server.ts';
import { AffectedBySchedule } from './affected-bookings/affected-bookings.tsx';
import { AnswersLink } from './affected-bookings/answers-link.tsx';
import { SessionGrid } from './sessions/session-grid.tsx';
import { ScheduleWeek } from './schedule-week.tsx';
import { dateSessionsWords, limitsWords, modeWords, nextDatesWords, recurrenceWords } from '../ui/schedule-words.ts';
import { scheduleAction } from './schedule-form.server.ts';
import type { Route } from './+types/schedule-page';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => ({
    ...(await viewSchedule(app, actor, { doctorId: Number(params.doctorId), week: query.get('week') })),
    isSaved: ['saved', 'asked'].includes(query.get('done') ?? ''),
    hasAsked: query.get('done') === 'asked',
  }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return scheduleAction({ app, actor, language, request, doctorId: Number(params.doctorId) });
}

type Data = Route.ComponentProps['loaderData'];

/** One doctor's sessions: the week as patients see it, and the rules from which it is computed. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, week, today, monday, isSaved, hasAsked, isInternalScheduler } = loaderData;
  const path = `/staff/schedules/${doctor.id}`;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const affected = actionData && 'affected' in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={doctor.name}
      intro={doctor.hospitals.map(({ name }) => name).join(', ')}
      back={{ label: m.schedules_desk(), href: '/staff/schedules' }}
      actions={
        <>
          <ButtonLink href={`${path}/calendars`} variant="secondary">
            {m.schedules_calendars()}
          </ButtonLink>
          {isInternalScheduler && <ButtonLink href={`${path}/session`}>{m.schedules_add()}</ButtonLink>}
        </>
      }
    >
      {isSaved && !actionData && <Said tone="success">{m.schedules_saved()}</Said>}
      {hasAsked && !actionData && <AnswersLink />}
      {!isInternalScheduler && <Said tone="warning">{m.schedules_external_note()}</Said>}
      {!doctor.hasLiveSchedule && <Said tone="warning">{m.schedules_by_request_note()}</Said>}
      <RefusalSummary refusal={refusal} />
      {affected ? (
        <AffectedBySchedule affected={affected.affected} sent={affected.sent} back={path} />
      ) : (
        <>
          <AdminSection id="week" title={m.schedules_week({ day: formatDay(monday, getLocale()) })}>
            <ScheduleWeek path={path} week={week} today={today} nameOf={namesIn(loaderData)} />
          </AdminSection>
          <RecurringSessions data={loaderData} path={path} />
          <SingleDates data={loaderData} path={path} />
          <Blocks data={loaderData} path={path} />
        </>
      )}
    </AdminPage>
  );
}

function Said({ tone, children }: { tone: 'success' | 'warning'; children: string }) {
  return (
    <div className="mb-6">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}

const namesIn =
  ({ doctor }: Data) =>
  (hospitalId: number) =>
    doctor.hospitals.find(({ id }) => id === hospitalId)?.name ?? '';

const mayChange = ({ places, isInternalScheduler }: Data, hospitalId: number) =>
  isInternalScheduler && places.some(({ id }) => id === hospitalId);

function RecurringSessions({ data, path }: { data: Data; path: string }) {
  const { plan, today } = data;
  const day = (on: string) => formatDay(on, getLocale());
  return (
    <AdminSection id="recurring" title={m.schedules_recurring()}>
      {plan.sessions.length === 0 && <p className="text-muted">{m.schedules_recurring_none()}</p>}
      {data.isInternalScheduler && (
        <SessionGrid
          sessions={plan.sessions}
          path={path}
          nameOf={namesIn(data)}
          mayChange={(hospitalId) => mayChange(data, hospitalId)}
        />
      )}
      <ul className="divide-y divide-line">
        {plan.sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold text-deep">
                {recurrenceWords(session)}, <span className="tabular-nums">{`${session.from}–${session.to}`}</span>
              </p>
              <p className="text-muted">
                {namesIn(data)(session.hospitalId)} · {modeWords(session.mode)} ·{' '}
                {m.schedules_slots({ minutes: session.slotMinutes })}
                {session.room && ` · ${session.room}`}
                {session.capacity > 1 && ` · ${m.schedules_seats({ count: session.capacity })}`}
                {session.validFrom && ` · ${m.schedules_since({ day: day(session.validFrom) })}`}
                {session.validUntil && ` · ${m.schedules_until({ day: day(session.validUntil) })}`}
              </p>
              {limitsWords(session).length > 0 && <p className="text-muted">{limitsWords(session).join(' · ')}</p>}
              {session.recurrence !== 'weekly' && <p className="text-muted">{nextDatesWords(session, today)}</p>}
            </div>
            {mayChange(data, session.hospitalId) && (
              <div className="flex flex-wrap items-center gap-4">
                <SiteLink href={`${path}/session?id=${session.id}`} className="inline-flex min-h-11 items-center">
                  {m.schedules_change()}
                </SiteLink>
                <Confirmed id={session.id} intent="remove_session" label={m.schedules_remove()}>
                  {m.schedules_remove_text()}
                </Confirmed>
              </div>
            )}
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

function SingleDates({ data, path }: { data: Data; path: string }) {
  const { overrides } = data.plan;
  return (
    <AdminSection id="dates" title={m.schedules_dates()} intro={m.schedules_dates_intro()}>
      {overrides.length === 0 && <p className="text-muted">{m.schedules_dates_none()}</p>}
      <ul className="mb-4 divide-y divide-line">
        {overrides.map(({ id, day, hospitalId, sessions }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0">
              <SiteLink href={`${path}/date?day=${day}&hospital=${hospitalId}`} className="font-semibold">
                {formatDay(day, getLocale())}
              </SiteLink>
              <span className="block text-muted">
                {namesIn(data)(hospitalId)} · {dateSessionsWords(sessions)}
              </span>
            </p>
            {mayChange(data, hospitalId) && (
              <Confirmed id={id} intent="clear_date" label={m.schedules_date_clear()}>
                {m.schedules_date_clear_text()}
              </Confirmed>
            )}
          </li>
        ))}
      </ul>
      {data.isInternalScheduler && (
        <ButtonLink href={`${path}/date?day=${data.today}`} variant="secondary">
          {m.schedules_date_add()}
        </ButtonLink>
      )}
    </AdminSection>
  );
}

function Blocks({ data, path }: { data: Data; path: string }) {
  const { blocks } = data.plan;
  const locale = getLocale();
  return (
    <AdminSection id="blocks" title={m.schedules_blocks()} intro={m.schedules_block_intro()}>
      {blocks.length === 0 && <p className="text-muted">{m.schedules_blocks_none()}</p>}
      <ul className="divide-y divide-line">
        {blocks.map(({ id, hospitalId, startsAtMs, endsAtMs }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
            <p>
              <SiteLink href={`${path}/date?day=${malaysianDay(new Date(startsAtMs))}`} className="font-semibold">
                {formatDay(new Date(startsAtMs), locale)}
              </SiteLink>
              <span className="block text-muted">
                {formatTime(new Date(startsAtMs), locale)} – {formatTime(new Date(endsAtMs), locale)} ·{' '}
                {namesIn(data)(hospitalId)}
              </span>
            </p>
            {mayChange(data, hospitalId) && (
              <Confirmed id={id} intent="remove_block" label={m.schedules_block_remove()}>
                {m.schedules_block_remove_text()}
              </Confirmed>
            )}
          </li>
        ))}
      </ul>
      {data.isInternalScheduler && (
        <ButtonLink href={`${path}/date?day=${data.today}#block`} variant="secondary" className="mt-4">
          {m.schedules_block_title()}
        </ButtonLink>
      )}
    </AdminSection>
  );
}

function Confirmed({ id, intent, label, children }: { id: number; intent: string; label: string; children: string }) {
  return (
    <ConfirmStep label={label} intent={intent} variant="primary" fields={<input type="hidden" name="id" value={id} />}>
      {children}
    </ConfirmStep>
  );
}
