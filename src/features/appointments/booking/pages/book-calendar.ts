import type { Actor } from '#src/platform/actor.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { isFailure } from '#src/shared/failure.ts';
import { calendarResponse } from '#src/features/appointments/appointments/appointments.server.ts';
import { appointmentCalendar } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import type { Route } from './+types/book-calendar';

/** The appointment's .ics for its holder. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor: visitor } = context.get(requestContext);
  // A patient's calendar file is private and has an address of its own; this address serves only bookings of this
  // browser's guest.
  const actor: Actor = visitor.kind === 'patient' ? { kind: 'anyone' } : visitor;
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  try {
    return calendarResponse(await appointmentCalendar(app, actor, { reference }));
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}
