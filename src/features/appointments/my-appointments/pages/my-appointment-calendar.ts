import { requestContext } from '#src/platform/request-context.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { isFailure } from '#src/shared/failure.ts';
import { calendarResponse } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointmentCalendar } from '../appointment-changes.server.ts';
import { viewPatientAppointment } from '../patient-appointments.server.ts';
import type { Route } from './+types/my-appointment-calendar';

/** The appointment's .ics, at the patient's private address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  try {
    await viewPatientAppointment(app, actor, { reference: params.reference, language });
    return calendarResponse(await appointmentCalendar(app, actor, { reference: params.reference }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
