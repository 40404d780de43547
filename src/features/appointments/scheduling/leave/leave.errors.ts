import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid } from '#src/shared/failure.ts';

export const leaveDaysWrong = () => fieldInvalid('leave_days_wrong', 'to', m.front_desk_error_leave_days);
export const leaveHoursWrong = () => fieldInvalid('leave_hours_wrong', 'toTime', m.front_desk_error_leave_hours);
/** Half a day of leave whose first and last day differ. */
export const leaveHalfDay = () => fieldInvalid('leave_half_day', 'to', m.front_desk_error_leave_half);
export const leaveDoctorMissing = () => fieldInvalid('leave_doctor_missing', 'doctor', m.front_desk_error_leave_doctor);
export const leaveOverlaps = () => fieldInvalid('leave_overlaps', 'from', m.front_desk_error_leave_overlap);
/** A booking was made between the preview and the decision. */
export const leaveChangedMeanwhile = () =>
  new Failure({ status: 409, code: 'leave_changed_meanwhile', text: m.front_desk_error_leave_meanwhile });
