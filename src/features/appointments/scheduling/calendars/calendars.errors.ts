import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The doctor has the largest number of calendar addresses already. */
export const tooManyCalendars = () =>
  new Failure({ status: 409, code: 'too_many_calendars', text: m.schedules_calendars_error_many });
/** A colleague revoked the address already. */
export const calendarUnknown = () =>
  new Failure({ status: 409, code: 'calendar_unknown', text: m.schedules_calendars_error_gone });
