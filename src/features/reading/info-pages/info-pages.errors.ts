import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const blockUnknown = () => new Failure({ status: 404, code: 'block_unknown', text: m.content_error_unknown });
