import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The address names no record whose typed values are kept. */
export const recordUnknown = () => new Failure({ status: 404, code: 'record_unknown', text: m.errors_not_found });
/** More text than is kept of one record. */
export const tooMuchTyped = () => new Failure({ status: 413, code: 'too_much_typed', text: m.errors_invalid });
/** A text that no form makes. */
export const notTyped = () => new Failure({ status: 422, code: 'not_typed', text: m.errors_invalid });
