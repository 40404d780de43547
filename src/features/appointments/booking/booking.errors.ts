import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The appointment was made without a mail address. */
export const mailMissing = () => new Failure({ status: 409, code: 'mail_missing', text: m.appointments_error_no_mail });
