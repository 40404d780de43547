import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import { viewFrontDeskAppointment } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { viewCallAtFrontDesk } from '../calls.server.ts';
import { CallRoom } from '../ui/call-room.tsx';
import type { Route } from './+types/appointment-call';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    appointment: await viewFrontDeskAppointment(app, actor, params.reference),
    call: await viewCallAtFrontDesk(app, actor, params),
  }));
}

/** The clinic's side of a teleconsultation. */
export default function AppointmentCallPage({ loaderData: { appointment, call } }: Route.ComponentProps) {
  const back = `/staff/appointments/${appointment.reference}`;
  return (
    <AdminPage
      title={m.teleconsult_with({ name: appointment.patientName })}
      intro={
        <>
          {formatDateTime(appointment.startsAt, getLocale())} · {appointment.doctorName}
        </>
      }
      back={{ label: appointment.reference, href: back }}
    >
      {call.state === 'early' ? (
        <Notice tone="info">{m.teleconsult_opens({ time: formatDateTime(call.opensAt, getLocale()) })}</Notice>
      ) : null}
      {call.state === 'over' || call.state === 'none' ? (
        <Notice tone="info">{m.teleconsult_error_closed()}</Notice>
      ) : null}
      {call.patientSeenAt ? (
        <p className="mb-4">{m.teleconsult_patient_seen({ time: formatDateTime(call.patientSeenAt, getLocale()) })}</p>
      ) : null}
      {call.room?.kind === 'own' ? (
        <CallRoom
          address={`${back}/call`}
          side="clinic"
          relays={call.relays}
          otherwise={m.teleconsult_otherwise_clinic({ phone: appointment.phone ?? '' })}
        />
      ) : null}
      {call.room?.kind === 'elsewhere' ? (
        <ButtonLink href={call.room.url} target="_blank" rel="noopener noreferrer">
          {m.teleconsult_enter()}
        </ButtonLink>
      ) : null}
    </AdminPage>
  );
}
