import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The event is unknown, or takes no registrations. */
export const registrationUnknown = () =>
  new Failure({ status: 404, code: 'registration_unknown', text: m.campaigns_error_unknown });
export const registrationOver = () =>
  new Failure({ status: 409, code: 'registration_over', text: m.campaigns_error_over });
export const eventFull = () => new Failure({ status: 409, code: 'event_full', text: m.campaigns_error_full });
/** Fewer places are left than requested. */
export const placesTooFew = () =>
  new Failure({
    status: 409,
    code: 'places_too_few',
    text: m.campaigns_error_few,
    fields: { people: m.campaigns_error_few },
  });
