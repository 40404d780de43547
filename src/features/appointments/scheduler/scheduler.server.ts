/** The scheduler answers which slots are free and takes bookings: on our own tables, or by the hospitals' service. */
export {
  availability,
  availableSlots,
  nextAvailableSlots,
  bookableUntil,
  firstAvailableSlot,
} from './available-slots.server.ts';
export { schedulerOf, unlessAway, requireInternalScheduler } from './choose-scheduler.server.ts';
export { internalSlotsOfDay, internalAvailability } from './internal-availability.server.ts';
export { timeStep, halfDays, chosenHospital, noticeOfSlot } from './slot-choices.server.ts';
