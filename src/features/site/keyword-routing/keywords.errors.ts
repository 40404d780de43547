import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

export const keywordNotFound = () => new Failure({ status: 404, code: 'keyword_not_found', text: m.errors_not_found });
