/**
 * Booking: a slot is held for a visitor, the phone number is verified, the appointment is made. How long a slot is
 * held and how far ahead it is offered is the setting `appointments`.
 */
export { confirmAppointment } from './confirm-appointment.server.ts';
export { claimGuestAppointments } from './guest-claims.server.ts';
export { holdSlot, holdSlotAndSendCode } from './holds.server.ts';
