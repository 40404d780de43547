import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { fileTooLarge } from './forms.rules.ts';

/** Messages by field. */
export const formInvalid = (fields: Record<string, MessageText>) =>
  new Failure({ status: 422, code: 'form_invalid', text: m.forms_error_summary, fields });

/** Sent faster than a person can read: shown again, with all that was typed. */
export const sentTooSoon = () => new Failure({ status: 422, code: 'form_too_soon', text: m.forms_error_too_soon });

/** A new version was published while the form was open: shown again as it is now, with all that still fits. */
export const formChanged = () => new Failure({ status: 409, code: 'form_changed', text: m.custom_forms_error_changed });

/** The same for a submission of another hospital or another person. */
export const submissionUnknown = () =>
  new Failure({ status: 404, code: 'submission_unknown', text: m.forms_error_unknown });

/** A colleague was quicker, or the state has no such step. */
export const stepNotPossible = () => new Failure({ status: 409, code: 'submission_step', text: m.forms_error_step });

export const noteMissing = () =>
  new Failure({ status: 422, code: 'note_missing', text: m.forms_error_note, fields: { note: m.forms_error_note } });

export const fileFaults = {
  too_many: m.forms_error_files_many,
  too_large: fileTooLarge,
  empty: m.forms_error_file_empty,
  kind: m.forms_error_file_kind,
  missing: m.forms_error_file_missing,
} as const;

/** The error of an addition by the sender. */
export function additionInvalid(fault: keyof typeof fileFaults | 'text' | 'files_enough'): Failure {
  const words =
    fault === 'text'
      ? m.forms_error_message
      : fault === 'files_enough'
        ? m.forms_error_files_enough
        : fileFaults[fault];
  return new Failure({
    status: 422,
    code: 'addition_invalid',
    text: words,
    fields: { [fault === 'text' ? 'message' : 'files']: words },
  });
}

export const additionClosed = () => new Failure({ status: 409, code: 'addition_closed', text: m.forms_error_closed });

export const followCodeWrong = () =>
  new Failure({
    status: 422,
    code: 'follow_code_wrong',
    text: m.forms_error_code,
    fields: { code: m.forms_error_code },
  });
