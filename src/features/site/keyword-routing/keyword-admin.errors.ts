import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

export const keywordUnknown = () => new Failure({ status: 404, code: 'keyword_unknown', text: m.errors_not_found });
export const pathMalformed = () => fieldInvalid('path_malformed', 'path', m.keywords_error_path);
export const pathReserved = () => fieldInvalid('path_reserved', 'path', m.keywords_error_reserved);
export const pathTaken = () => fieldConflict('path_taken', 'path', m.keywords_error_taken);
/** A page of the route table has this path and would be hidden. */
export const pathHidesPage = () => fieldConflict('path_hides_page', 'path', m.keywords_error_hides);
export const targetUnknown = () => fieldInvalid('target_unknown', 'target', m.keywords_error_target);
/** Another site whose host the settings do not allow. */
export const targetOutside = () => fieldInvalid('target_outside', 'target', m.keywords_error_outside);
/** An item's own address can only be changed with the item. */
export const keywordOwn = () => new Failure({ status: 409, code: 'keyword_own', text: m.keywords_error_own });
