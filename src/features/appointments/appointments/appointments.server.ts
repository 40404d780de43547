/** Appointments: every time we show is really free, and no time of a doctor is ever given to two people. */
export { availability, firstAvailableSlot, nextAvailableSlots, availableSlots } from './availability.server.ts';
export type { Availability, NextAvailableSlot, AvailableSlot } from './scheduler.ts';
export { currentHold, holdSlot, holdSlotAndSendCode, releaseHold } from './holds.server.ts';
export type { Hold, SlotRequest } from './slot-reservation.server.ts';
export { confirmAppointment } from './booking.server.ts';
export type { BookingInput } from './booking.server.ts';
export type { BookingAnswer } from './booking-record.server.ts';
export {
  appointmentCalendar,
  cancelAppointment,
  listOwnAppointments,
  rescheduleAppointment,
  viewAppointment,
} from './appointment-changes.server.ts';
export type { OwnAppointment } from './appointment-changes.server.ts';
export { claimGuestAppointments } from './guest-claims.server.ts';
export { listPatientAppointments, viewPatientAppointment } from './patient-appointments.server.ts';
export type { PatientAppointment, PatientAppointmentDetail } from './patient-appointments.server.ts';
export { listBookingStarts } from './data/appointments.store.server.ts';
