/** Booking: a slot is held for a visitor, the phone number is verified, the appointment is made. */
export { confirmAppointment } from './confirm-appointment.server.ts';
export { claimGuestAppointments } from './guest-claims.server.ts';
export { holdSlot, holdSlotAndSendCode } from './holds.server.ts';
