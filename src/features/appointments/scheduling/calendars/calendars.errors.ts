import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** A doctor has as many calendar addresses as are kept at once. */
export const tooManyCalendars = () =>
  new Failure({ status: 409, code: 'too_many_calendars', text: m.schedules_calendars_error_many });
/** A colleague revoked the address already. */
export const calendarUnknown = () =>
  new Failure({ status: 409, code: 'calendar_unknown', text: m.schedules_calendars_error_gone });
