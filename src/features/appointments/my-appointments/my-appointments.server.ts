/** Appointments as their patient sees them: the list, another slot, the cancellation, the calendar file. */
export {
  cancelAppointment,
  viewAppointment,
  rescheduleAppointment,
  appointmentCalendar,
  type OwnAppointment,
} from './appointment-changes.server.ts';
export { appointmentsDataSubject } from './appointments-data-subject.server.ts';
export { myAppointmentCalls } from './my-appointments.api.server.ts';
export {
  listPatientAppointments,
  viewPatientAppointment,
  appointmentsAtAGlance,
  type PatientAppointmentDetail,
  type PatientAppointment,
  type LastDoctor,
  type NextAppointment,
} from './patient-appointments.server.ts';
