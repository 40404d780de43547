import { fileFaults } from '#src/features/requests/forms/forms.rules.ts';
import { Failure } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** Also for a submission of another hospital or another person. */
export const submissionUnknown = () =>
  new Failure({ status: 404, code: 'submission_unknown', text: m.forms_error_unknown });
/** A colleague was faster, or the state has no such step. */
export const stepNotPossible = () => new Failure({ status: 409, code: 'submission_step', text: m.forms_error_step });
export const noteMissing = () =>
  new Failure({ status: 422, code: 'note_missing', text: m.forms_error_note, fields: { note: m.forms_error_note } });

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
