import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

/** Messages by field. */
export const formInvalid = (fields: Record<string, MessageText>) =>
  new Failure({ status: 422, code: 'form_invalid', text: m.forms_error_summary, fields });

/** Sent faster than a person can read: the form is shown again with everything that was typed. */
export const sentTooSoon = () => new Failure({ status: 422, code: 'form_too_soon', text: m.forms_error_too_soon });

/**
 * A new version was published while the form was open: its present version is shown, with the values that still fit.
 */
export const formChanged = () => new Failure({ status: 409, code: 'form_changed', text: m.custom_forms_error_changed });
