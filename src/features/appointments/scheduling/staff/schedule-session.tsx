import { data } from 'react-router';
import { Button } from '#src/design/button.tsx';
import { CheckboxField, RadioGroup, SelectField, TextField } from '#src/design/field.tsx';
import { CsrfForm } from '#src/design/csrf-form.tsx';
import { consoleLoad, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { viewSchedule } from '../schedule-pages.server.ts';
import { fingerprintOf } from '../schedule-plan.rules.ts';
import { monthWeeks } from '#src/features/appointments/availability/session-dates.rules.ts';
import { AffectedBySchedule } from '../ui/affected-by-schedule.tsx';
import { monthWeekWords, weekdayWords } from '../ui/schedule-words.ts';
import { SessionHoursFields } from '../ui/session-hours-fields.tsx';
import { scheduleAction } from './schedule-form.server.ts';
import type { Route } from './+types/schedule-session';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const asked = new URL(request.url).searchParams.get('id');
  return consoleLoad(async () => {
    const { doctor, places, plan } = await viewSchedule(app, actor, { doctorId: Number(params.doctorId), week: null });
    const session = asked === null ? undefined : plan.sessions.find(({ id }) => String(id) === asked);
    if (asked !== null && !session) throw data({ refused: 'schedule_unknown' }, { status: 404 });
    return { doctor, places, session, seen: session ? fingerprintOf(session) : '' };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return scheduleAction({ app, actor, language, request, doctorId: Number(params.doctorId) });
}

/** The form of one recurring session, new or changed. */
export default function ScheduleSession({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, session } = loaderData;
  const path = `/staff/schedules/${doctor.id}`;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const affected = actionData && 'affected' in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={session ? m.schedules_change_title() : m.schedules_add()}
      back={{ label: doctor.name, href: path }}
    >
      <RefusalSummary refusal={refusal} />
      {affected ? (
        <AffectedBySchedule affected={affected.affected} sent={affected.sent} back={path} />
      ) : (
        <AdminSection id="session" title={doctor.name}>
          <SessionForm
            {...loaderData}
            refusal={refusal}
            chosenWeeks={actionData && 'monthWeeks' in actionData ? actionData.monthWeeks : (session?.monthWeeks ?? [])}
          />
        </AdminSection>
      )}
    </AdminPage>
  );
}

type SessionFormProps = Route.ComponentProps['loaderData'] & {
  refusal: ActionRefusal | undefined;
  chosenWeeks: readonly number[];
};

function SessionForm({ places, session, seen, refusal, chosenWeeks }: SessionFormProps) {
  const typed = refusal?.typed;
  const errors = refusal?.fields;
  const field = (name: string, value: string | null | undefined) => ({
    name,
    defaultValue: typed?.[name] ?? value ?? undefined,
    error: errors?.[name],
  });
  return (
    <CsrfForm className="grid max-w-3xl items-end gap-5 sm:grid-cols-2">
      <input type="hidden" name="id" value={session?.id ?? ''} />
      <input type="hidden" name="seen" value={typed?.seen ?? seen} />
      <SelectField
        label={m.schedules_hospital()}
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('hospitalId', session && String(session.hospitalId))}
        className="sm:col-span-2"
      />
      <SelectField
        label={m.schedules_weekday()}
        options={[1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ value: String(weekday), label: weekdayWords(weekday) }))}
        {...field('weekday', session && String(session.weekday))}
        className="sm:col-span-2"
      />
      <SessionHoursFields hours={session} typed={typed} errors={errors} required />
      <div className="sm:col-span-2">
        <RadioGroup
          legend={m.schedules_recurrence()}
          options={[
            { value: 'weekly', label: m.schedules_weekly() },
            { value: 'fortnightly', label: m.schedules_fortnightly() },
            { value: 'monthly', label: m.schedules_monthly() },
          ]}
          {...field('recurrence', session?.recurrence ?? 'weekly')}
        />
      </div>
      <MonthWeeks chosen={chosenWeeks} error={errors?.monthWeeks} />
      <TextField
        type="date"
        label={m.schedules_valid_from()}
        hint={m.schedules_valid_from_hint()}
        {...field('validFrom', session?.validFrom)}
      />
      <TextField
        type="date"
        label={m.schedules_valid_until()}
        hint={m.schedules_valid_until_hint()}
        {...field('validUntil', session?.validUntil)}
      />
      <div className="sm:col-span-2">
        <Button name="intent" value={session ? 'change_session' : 'add_session'}>
          {m.schedules_save()}
        </Button>
      </div>
    </CsrfForm>
  );
}

function MonthWeeks({ chosen, error }: { chosen: readonly number[]; error: string | undefined }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-semibold text-deep">{m.schedules_month_weeks()}</legend>
      {error && <p className="mb-1 font-medium text-error">{error}</p>}
      <div className="flex flex-wrap gap-x-6">
        {monthWeeks.map((week) => (
          <CheckboxField
            key={week}
            name="monthWeeks"
            id={week === 1 ? 'monthWeeks' : `monthWeeks-${week}`}
            value={String(week)}
            label={monthWeekWords(week)}
            defaultChecked={chosen.includes(week)}
          />
        ))}
      </div>
    </fieldset>
  );
}
