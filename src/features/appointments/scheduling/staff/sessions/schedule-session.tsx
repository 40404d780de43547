import { data } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { viewSchedule } from '#src/features/appointments/scheduling/schedule-pages.server.ts';
import { fingerprintOf, type PlannedSession } from '#src/features/appointments/scheduling/schedule-plan.rules.ts';
import { AffectedBySchedule } from '../affected-bookings/affected-bookings.tsx';
import { SessionDatesFields } from './session-dates-fields.tsx';
import { SessionHoursFields } from './session-hours-fields.tsx';
import { scheduleAction } from '../schedule-form.server.ts';
import type { Route } from './+types/schedule-session';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const asked = query.get('id');
  const isAnother = query.get('another') === 'yes';
  return consoleLoad(async () => {
    const { doctor, places, plan, rooms } = await viewSchedule(app, actor, {
      doctorId: Number(params.doctorId),
      week: null,
    });
    const session = asked === null ? undefined : plan.sessions.find(({ id }) => String(id) === asked);
    if (asked !== null && !session) throw data({ refused: 'schedule_unknown' }, { status: 404 });
    const template = isAnother ? nextSession(plan.sessions, places) : undefined;
    return {
      doctor,
      places,
      session,
      template,
      rooms: [...new Set(rooms.flatMap((one) => one.rooms))],
      seen: session ? fingerprintOf(session) : '',
    };
  });
}

/** The session that was added last, on the next weekday: the initial values of the next form. */
function nextSession(sessions: readonly PlannedSession[], places: readonly { id: number }[]) {
  const own = sessions.filter(({ hospitalId }) => places.some(({ id }) => id === hospitalId));
  const last = own.toSorted((a, b) => b.id - a.id)[0];
  return last && { ...last, weekday: last.weekday === null ? null : (last.weekday + 1) % 7 };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return scheduleAction({ app, actor, language, request, doctorId: Number(params.doctorId) });
}

/** The form of one recurring session, new or changed. */
export default function ScheduleSession({ loaderData, actionData }: Route.ComponentProps) {
  const { doctor, session, template } = loaderData;
  const path = `/staff/schedules/${doctor.id}`;
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const affected = actionData && 'affected' in actionData ? actionData : undefined;
  return (
    <AdminPage
      title={session ? m.schedules_change_title() : m.schedules_add()}
      back={{ label: doctor.name, href: path }}
    >
      {template && !actionData && (
        <div className="mb-6">
          <Notice tone="success">{m.schedules_saved_another()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      {affected ? (
        <AffectedBySchedule affected={affected.affected} sent={affected.sent} back={path} />
      ) : (
        <AdminSection id="session" title={doctor.name}>
          <SessionForm
            {...loaderData}
            refusal={refusal}
            chosenWeeks={
              actionData && 'monthWeeks' in actionData
                ? actionData.monthWeeks
                : ((session ?? template)?.monthWeeks ?? [])
            }
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

function SessionForm({ places, session, template, rooms, seen, refusal, chosenWeeks }: SessionFormProps) {
  const shown = session ?? template;
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
        {...field('hospitalId', shown && String(shown.hospitalId))}
        className="sm:col-span-2"
      />
      <SessionDatesFields dates={shown} chosenWeeks={chosenWeeks} typed={typed} errors={errors} />
      <SessionHoursFields hours={shown} rooms={rooms} typed={typed} errors={errors} required />
      <TextField
        type="date"
        label={m.schedules_valid_from()}
        hint={m.schedules_valid_from_hint()}
        {...field('validFrom', shown?.validFrom)}
      />
      <TextField
        type="date"
        label={m.schedules_valid_until()}
        hint={m.schedules_valid_until_hint()}
        {...field('validUntil', shown?.validUntil)}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button name="intent" value={session ? 'change_session' : 'add_session'}>
          {m.schedules_save()}
        </Button>
        {!session && (
          <Button name="intent" value="add_another" variant="secondary">
            {m.schedules_save_another()}
          </Button>
        )}
      </div>
    </CsrfForm>
  );
}
