import { redirect } from 'react-router';
import { findBooker } from '#src/features/appointments/appointments/appointments.server.ts';
import { cookieText } from '#src/platform/http/cookies.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Route } from './+types/book-for';
import { bookingForMinutes } from '../booking.rules.ts';

/**
 * Begins a booking for a member of the family: the person is remembered in this browser while a doctor is chosen on
 * pages that are the same for everybody.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language, setCookie } = context.get(requestContext);
  const booker = await findBooker(app, actor);
  if (!booker?.persons.some(({ id }) => id === params.personId)) throw notFound();
  setCookie(cookieText(app, { name: 'booking_for', value: params.personId, maxAgeSeconds: bookingForMinutes * 60 }));
  throw redirect(localPath('/book', language));
}

/**
 * The address is for links, so a form that is sent to it changes nothing. The page token is checked first, as on every
 * private page.
 */
export function action({ context }: Route.ActionArgs) {
  throw redirect(localPath('/profile/persons', context.get(requestContext).language));
}
