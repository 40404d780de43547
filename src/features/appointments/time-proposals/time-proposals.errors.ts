import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid } from '#src/shared/failure.ts';

export const proposalUnknown = () =>
  new Failure({ status: 404, code: 'proposal_unknown', text: m.new_times_error_unknown });
/** It was answered, withdrawn or not answered in time, or the appointment has changed since. */
export const proposalOver = () => new Failure({ status: 409, code: 'proposal_over', text: m.new_times_error_over });
/** The doctor's schedule changed again, and the proposed slot is no longer in it. */
export const proposedTimeGone = () => fieldConflict('proposed_time_gone', 'slot', m.new_times_error_gone);
export const askedTooLate = () => fieldInvalid('asked_too_late', 'slot', m.new_times_error_too_late);
/** The appointment has ended, or the patient is already at the hospital. */
export const notAskable = () => new Failure({ status: 409, code: 'not_askable', text: m.new_times_error_not_askable });
/** The proposed slot is for another kind of appointment. */
export const otherKindOfVisit = () => fieldInvalid('other_kind_of_visit', 'slot', m.new_times_error_kind);
export const slotMissing = () => fieldInvalid('slot_missing', 'slot', m.new_times_error_slot);
