import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** There is no such event, or it takes no registrations. */
export const registrationUnknown = () =>
  new Failure({ status: 404, code: 'registration_unknown', text: m.campaigns_error_unknown });
export const registrationOver = () =>
  new Failure({ status: 409, code: 'registration_over', text: m.campaigns_error_over });
export const eventFull = () => new Failure({ status: 409, code: 'event_full', text: m.campaigns_error_full });
/** Some places are left, fewer than were asked for. */
export const placesTooFew = () =>
  new Failure({
    status: 409,
    code: 'places_too_few',
    text: m.campaigns_error_few,
    fields: { people: m.campaigns_error_few },
  });
