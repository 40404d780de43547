import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The address is not that of a record whose typed values are stored. */
export const recordUnknown = () => new Failure({ status: 404, code: 'record_unknown', text: m.errors_not_found });
/** The text is longer than the site stores for one record. */
export const tooMuchTyped = () => new Failure({ status: 413, code: 'too_much_typed', text: m.errors_invalid });
/** The text is not one that a form sends. */
export const notTyped = () => new Failure({ status: 422, code: 'not_typed', text: m.errors_invalid });
