import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';

/** The list, item, version or import does not exist, or this person may not see it. */
export const itemUnknown = () =>
  new Failure({ status: 404, code: 'catalogue_item_unknown', text: m.catalogue_error_unknown });

/** Messages beside refused inputs. */
export const recordInvalid = (fields: Record<string, MessageText>) =>
  new Failure({ status: 422, code: 'catalogue_record_invalid', text: m.catalogue_error_form, fields });

/** Another person saved the item after this form was opened. */
export const changedMeanwhile = () =>
  new Failure({
    status: 409,
    code: 'changed_meanwhile',
    text: m.catalogue_error_changed,
    fields: { version: m.catalogue_error_changed },
  });

export const stepNotAllowed = () =>
  new Failure({ status: 409, code: 'catalogue_step_not_allowed', text: m.catalogue_error_step });

/** The text says where the item is still used. */
export const stillUsed = (text: MessageText) => new Failure({ status: 409, code: 'catalogue_still_used', text });

export const targetUnknown = () =>
  new Failure({
    status: 422,
    code: 'catalogue_target_unknown',
    text: m.catalogue_error_target,
    fields: { moved_to: m.catalogue_error_target },
  });

/** A file that cannot be parsed. */
export const fileInvalid = (text: MessageText) =>
  new Failure({ status: 422, code: 'catalogue_file_invalid', text, fields: { file: text } });

/** The file no longer fits the stored data: it has to be checked again. */
export const importFaulty = () =>
  new Failure({ status: 409, code: 'catalogue_import_faulty', text: m.catalogue_error_import_faulty });

export const importSettled = () =>
  new Failure({ status: 409, code: 'catalogue_import_settled', text: m.catalogue_error_import_settled });
