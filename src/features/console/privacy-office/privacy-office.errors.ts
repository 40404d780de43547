import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import type { MergeBlocker } from './duplicates/merge.rules.ts';

export const requestUnknown = () =>
  new Failure({ status: 404, code: 'privacy_request_unknown', text: m.errors_not_found });
export const breachUnknown = () => new Failure({ status: 404, code: 'breach_unknown', text: m.errors_not_found });
export const patientUnknown = () => new Failure({ status: 404, code: 'patient_unknown', text: m.errors_not_found });
export const pairUnknown = () => new Failure({ status: 404, code: 'pair_unknown', text: m.errors_not_found });
/** Unknown, a colleague's, or older than half an hour. */
export const lookUpOver = () => new Failure({ status: 404, code: 'look_up_over', text: m.privacy_error_look_up_over });
/** Another member of staff has saved a change since the page was opened. */
export const changedMeanwhile = () =>
  new Failure({ status: 409, code: 'changed_meanwhile', text: m.privacy_error_changed });
export const stepImpossible = () => new Failure({ status: 409, code: 'step_impossible', text: m.privacy_error_step });
export const extensionImpossible = () =>
  new Failure({ status: 409, code: 'extension_impossible', text: m.privacy_error_extension });
export const accountMissing = () =>
  new Failure({ status: 409, code: 'account_missing', text: m.privacy_error_account_missing });
export const identityUnchecked = () =>
  new Failure({ status: 409, code: 'identity_unchecked', text: m.privacy_error_identity });
export const notificationsMissing = () =>
  new Failure({ status: 409, code: 'notifications_missing', text: m.privacy_error_notifications });
export const staffAccount = () => new Failure({ status: 409, code: 'staff_account', text: m.privacy_error_staff });
/** Members of staff do not decide about their own records. */
export const ownRecord = () => new Failure({ status: 409, code: 'own_record', text: m.privacy_error_own_record });
/** The person who proposed a merge cannot confirm it. */
export const secondPersonNeeded = () =>
  new Failure({ status: 409, code: 'second_person_needed', text: m.privacy_merge_error_second });
export const undoOver = () => new Failure({ status: 409, code: 'undo_over', text: m.privacy_merge_error_undo_over });
/** Another account has taken the address of the closed one. */
export const addressTaken = () =>
  new Failure({ status: 409, code: 'address_taken', text: m.privacy_merge_error_taken });
const blockerTexts: Record<MergeBlocker, MessageText> = {
  staff: m.privacy_merge_blocked_staff,
  address_unproved: m.privacy_merge_blocked_unproved,
  too_many_persons: m.privacy_merge_blocked_persons,
  deletion_open: m.privacy_merge_blocked_deletion,
  both_unpaid: m.privacy_merge_blocked_unpaid,
};
export const mergeBlocked = (blocker: MergeBlocker) =>
  new Failure({ status: 409, code: 'merge_blocked', text: blockerTexts[blocker] });

export const fieldsInvalid = (fields: Record<string, MessageText>) =>
  new Failure({ status: 422, code: 'fields_invalid', text: m.privacy_error_fields, fields });
