import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const postUnknown = () => new Failure({ status: 404, code: 'post_unknown', text: m.careers_error_unknown });
/** Its closing date has passed. */
export const postClosed = () => new Failure({ status: 409, code: 'post_closed', text: m.careers_error_closed });
