import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { addDays, formatDateTime, malaysianDay } from '#src/shared/dates.ts';
import {
  addFrontDeskNote,
  cancelAtFrontDesk,
  moveAtFrontDesk,
  takeFrontDeskStep,
} from '#src/features/appointments/front-desk/front-desk-changes.server.ts';
import { frontDeskSteps, longestReason, longestNote } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import {
  frontDeskSlots,
  viewFrontDeskAppointment,
  type FrontDeskAppointmentDetails,
} from '#src/features/appointments/front-desk/front-desk-appointment.server.ts';
import { AppointmentActions } from './front-desk-actions.tsx';
import { stateWords, AppointmentStateChip } from '../front-desk-words.tsx';
import type { Route } from './+types/appointment-page';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => {
    const appointment = await viewFrontDeskAppointment(app, actor, params.reference);
    const tomorrow = addDays(malaysianDay(app.clock.now()), 1);
    const asked = query.get('move');
    const day =
      asked ?? (malaysianDay(appointment.startsAt) > tomorrow ? malaysianDay(appointment.startsAt) : tomorrow);
    return {
      appointment,
      day,
      times: appointment.isMovable ? await frontDeskSlots(app, appointment, day) : [],
      hasAskedDay: asked !== null,
      isDone: query.has('done'),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () => act(app, actor, { reference: params.reference, form }));
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/appointments/${params.reference}?done`, language));
}

async function act(app: App, actor: Actor, { reference, form }: { reference: string; form: FormData }): Promise<void> {
  const intent = textOf(form, 'intent');
  const reason = textOf(form, 'reason', longestReason);
  const step = frontDeskSteps.find((one) => one === intent);
  if (step) return takeFrontDeskStep(app, actor, { reference, step });
  if (intent === 'cancel') return cancelAtFrontDesk(app, actor, { reference, reason });
  if (intent === 'move')
    return moveAtFrontDesk(app, actor, {
      reference,
      startsAt: new Date(textOf(form, 'slot', 40)),
      reason: textOf(form, 'moveReason', longestReason),
    });
  return addFrontDeskNote(app, actor, { reference, note: textOf(form, 'note', longestNote) });
}

/** One appointment at the front desk: the patient, the reason, and the possible steps. */
export default function AppointmentPage({
  loaderData: { appointment, day, times, hasAskedDay, isDone },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={appointment.patientName}
      intro={
        <>
          <AppointmentStateChip state={appointment.status} /> {formatDateTime(appointment.startsAt, getLocale())} ·{' '}
          {appointment.doctorName} · {appointment.hospitalName}
        </>
      }
      back={{ label: m.front_desk_title(), href: `/staff/appointments?day=${malaysianDay(appointment.startsAt)}` }}
    >
      {isDone && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.front_desk_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      {appointment.isManagedExternally ? (
        <div className="mb-6">
          <Notice tone="info">{m.front_desk_kept_by_service()}</Notice>
        </div>
      ) : null}
      <AppointmentActions appointment={appointment} day={day} times={times} isMoving={hasAskedDay} refusal={refusal} />
      {appointment.isMovable ? (
        <p className="mb-6">
          <SiteLink
            href={`/staff/new-times/${appointment.reference}`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {m.new_times_desk_propose()}
          </SiteLink>
        </p>
      ) : null}
      {appointment.hasCall ? (
        <p className="mb-6">
          <ButtonLink href={`/staff/appointments/${appointment.reference}/call`}>{m.teleconsult_go()}</ButtonLink>
        </p>
      ) : null}
      <AdminSection id="visit-facts" title={m.front_desk_facts()}>
        <RecordList items={facts(appointment)} />
      </AdminSection>
      <AdminSection id="visit-history" title={m.front_desk_history()}>
        <ol className="divide-y divide-line">
          {appointment.history.map(({ id, at, fromStatus, toStatus, by, note }) => (
            <li key={id} className="py-2.5">
              <p>
                {formatDateTime(at, getLocale())} ·{' '}
                {by === 'staff'
                  ? m.staff_kind_staff()
                  : by === 'service'
                    ? m.front_desk_by_service()
                    : m.staff_kind_patient()}{' '}
                · {fromStatus === toStatus ? m.front_desk_note() : stateWords(toStatus)}
              </p>
              {note && <p className="whitespace-pre-line text-muted">{note}</p>}
            </li>
          ))}
        </ol>
      </AdminSection>
    </AdminPage>
  );
}

function facts(appointment: FrontDeskAppointmentDetails) {
  const payer = appointment.payer === 'insurer' ? appointment.insurer : m.front_desk_self_pay();
  return [
    { label: m.front_desk_reference(), value: appointment.reference },
    {
      label: m.front_desk_phone(),
      value: appointment.phone ? <a href={phoneHref(appointment.phone)}>{appointment.phone}</a> : m.front_desk_none(),
    },
    { label: m.staff_email(), value: appointment.email ?? m.front_desk_none() },
    { label: m.front_desk_visit(), value: appointment.visit === 'new' ? m.front_desk_new() : m.front_desk_returning() },
    {
      label: m.front_desk_mode(),
      value: appointment.mode === 'teleconsult' ? m.front_desk_teleconsult() : m.front_desk_in_person(),
    },
    ...(appointment.room ? [{ label: m.schedules_room(), value: appointment.room }] : []),
    { label: m.front_desk_reason(), value: appointment.reason ?? m.front_desk_none() },
    { label: m.front_desk_payer(), value: payer ?? m.front_desk_none() },
    ...(appointment.cancelReason ? [{ label: m.front_desk_cancel_reason(), value: appointment.cancelReason }] : []),
  ];
}
