/** The front desk: the day of a hospital, arrivals, changes by staff, and the waiting list as staff see it. */
export {
  hospitalsOfDoctor,
  listBookingsBetween,
  listFrontDeskDoctors,
  type HospitalScope,
} from './data/front-desk.store.server.ts';
export { takeFrontDeskStep, applyChange, moveAtFrontDesk } from './front-desk-changes.server.ts';
export {
  patientOf,
  countWaitingRequests,
  listFrontDeskAppointments,
  type FrontDeskAppointment,
} from './front-desk-day.server.ts';
export { frontDeskSlots, frontDeskRow, viewFrontDeskAppointment } from './front-desk-appointment.server.ts';
export { askPatient } from './new-times.server.ts';
