import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';

/** The number and the last four characters do not match, or there is no such letter: both get the same answer. */
export const letterNotFound = () =>
  new Failure({
    status: 404,
    code: 'letter_unknown',
    text: m.guarantee_letters_error_not_found,
    fields: { last_four: m.guarantee_letters_error_not_found },
  });
