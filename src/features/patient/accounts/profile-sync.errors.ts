import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const syncUnknown = () => new Failure({ status: 404, code: 'sync_unknown', text: m.errors_not_found });
