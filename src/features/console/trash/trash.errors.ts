import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** It was restored or deleted for good meanwhile. */
export const trashedUnknown = () => new Failure({ status: 404, code: 'trashed_unknown', text: m.trash_error_unknown });
/** Another person is restoring it at this moment. */
export const trashedClaimed = () => new Failure({ status: 409, code: 'trashed_claimed', text: m.trash_error_claimed });
