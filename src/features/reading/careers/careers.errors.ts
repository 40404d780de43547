import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const vacancyUnknown = () => new Failure({ status: 404, code: 'post_unknown', text: m.careers_error_unknown });
/** Its closing date has passed. */
export const vacancyClosed = () => new Failure({ status: 409, code: 'post_closed', text: m.careers_error_closed });
