/** The appointment: its row, its states, how a slot is reserved for it, and the messages to the patient. */
export {
  appointmentAnswer,
  appointmentShape,
  atHospital,
  callTag,
  consultationMode,
  slotField,
  startOf,
  timing,
  timingFields,
} from './appointment-answers.server.ts';
export {
  mailAgain,
  whenText,
  notifyPatient,
  remindPatient,
  wantedChannels,
  type Notice,
} from './appointment-notices.server.ts';
export { calendarOf, calendarResponse } from './calendar-file.server.ts';
export {
  appointmentUnknown,
  detailsInvalid,
  fieldTexts,
  slotUnreadable,
  callTexts,
  doctorUnknown,
  hospitalMismatch,
  slotOffGrid,
  slotPast,
  slotTaken,
  changeTooLate,
  notChangeable,
  slotTooFar,
  slotOfAnotherDoctor,
} from './appointments.errors.ts';
export {
  isOwnProvedPhone,
  findBooker,
  likelyPerson,
  personOfBooking,
  requireCurrentConsent,
  requireNoticeVersion,
  type Booker,
} from './reservation/booker.server.ts';
export { readDetails, readTyped, type TypedDetails } from './reservation/booking-details.server.ts';
export { answerOf, statusFor, sealedDetails, type BookingAnswer } from './reservation/booking-record.server.ts';
export {
  findAppointment,
  deleteHolds,
  findLiveHold,
  deleteExpiredHolds,
  insertHistory,
  lockSchedule,
  lockSchedules,
  updateAppointment,
  insertAppointment,
  listAppointments,
  findByClientReference,
  type AppointmentRow,
  type AppointmentChange,
} from './data/appointments.store.server.ts';
export {
  findBookableDoctor,
  listBookingStarts,
  portraitColumns,
  type BookableDoctor,
  type BookableHospital,
} from './data/bookable-doctors.store.server.ts';
export {
  holderOf,
  guarded,
  requestedSlot,
  availableSlotIn,
  movedAppointment,
  type SlotRequest,
} from './reservation/slot-reservation.server.ts';
export {
  bookReserved,
  holdIn,
  holdOf,
  reserveIn,
  type Hold,
  type HoldRequest,
} from './reservation/held-slot.server.ts';
export { requireRoomForBooking } from './reservation/booking-limits.server.ts';
export { countLiveHolds } from './data/holds-backlog.store.server.ts';
export { deleteLapsedHolds, removeGuestContacts } from './data/retention.store.server.ts';
