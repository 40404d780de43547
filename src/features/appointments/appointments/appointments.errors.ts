import { m } from '#src/paraglide/messages.js';
import { Failure, fieldConflict, fieldInvalid, type MessageText } from '#src/shared/failure.ts';

export const guestNeeded = () =>
  new Failure({ status: 401, code: 'guest_token_needed', text: m.appointments_error_guest_needed });
export const doctorUnknown = () =>
  new Failure({ status: 404, code: 'doctor_unknown', text: m.appointments_error_doctor_unknown });
export const appointmentUnknown = () =>
  new Failure({ status: 404, code: 'appointment_unknown', text: m.appointments_error_appointment_unknown });
export const hospitalMismatch = () =>
  fieldInvalid('doctor_not_at_hospital', 'hospital_id', m.appointments_error_hospital_mismatch);
export const slotPast = () => fieldInvalid('slot_past', 'slot', m.appointments_error_slot_past);
export const slotOffGrid = () => fieldInvalid('slot_off_grid', 'slot', m.appointments_error_slot_off_grid);
export const slotTooFar = () => fieldInvalid('slot_too_far', 'slot', m.appointments_error_slot_too_far);
/** The session's own lead time: online booking closes some hours before it. */
export const slotPastLead = (hours: number) =>
  fieldInvalid('slot_past', 'slot', (_, options) => m.appointments_error_slot_lead({ hours }, options));
/** The session's own booking window. */
export const slotOutsideWindow = (days: number) =>
  fieldInvalid('slot_too_far', 'slot', (_, options) => m.appointments_error_slot_window({ days }, options));
export const slotOfAnotherDoctor = () =>
  fieldInvalid('slot_of_another_doctor', 'slot', m.appointments_error_slot_of_another_doctor);
export const slotUnreadable = () => fieldInvalid('slot_unreadable', 'slot', m.appointments_error_slot_unreadable);
export const slotTaken = () => fieldConflict('slot_taken', 'slot', m.appointments_error_slot_taken);
export const changeTooLate = () =>
  new Failure({ status: 409, code: 'change_too_late', text: m.appointments_error_change_too_late });
/** One person has as many upcoming appointments as can be booked online; the front desk can book more. */
export const bookingsSpent = () =>
  new Failure({
    status: 429,
    code: 'bookings_spent',
    text: m.appointments_error_bookings_spent,
    retryAfterSeconds: 3_600,
  });
export const notChangeable = () =>
  new Failure({ status: 409, code: 'not_changeable', text: m.appointments_error_not_changeable });
export const scheduleBusy = () =>
  new Failure({ status: 503, code: 'schedule_busy', text: m.appointments_error_schedule_busy, retryAfterSeconds: 2 });
/** The message of each field of the details form, in the form's order: what is expected. */
export const fieldTexts = {
  name: m.appointments_error_name,
  person: m.appointments_error_person,
  phone: m.appointments_error_phone,
  email: m.appointments_error_email,
  mail: m.waiting_error_mail,
  visit: m.appointments_error_visit,
  payer: m.appointments_error_payer,
  insurer: m.appointments_error_insurer,
  reason: m.appointments_error_reason,
  consentVersion: m.appointments_error_consent,
  code: m.appointments_error_code_format,
} as const;

export function detailsInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'details_invalid', text: m.appointments_error_details, fields });
}

/** Messages for the fields of the calls that book or join the waiting list, by the calls' field names. */
export const callTexts = {
  name: fieldTexts.name,
  phone: fieldTexts.phone,
  email: fieldTexts.email,
  visit: fieldTexts.visit,
  payer: fieldTexts.payer,
  insurer: fieldTexts.insurer,
  consent_version: fieldTexts.consentVersion,
};
