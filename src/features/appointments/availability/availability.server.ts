/** Rules that cut a doctor's sessions into slots, and the schedules that they read. */
export { bookingDays, bookingWindow, isWithin } from './booking-window.server.ts';
export { findScheduleLocked, findSchedules, type DoctorSchedule } from './data/schedules.store.server.ts';
