/** The external scheduler, for hospitals whose own appointment service manages the doctors' schedules. */
export { updateToCancellation } from './data/external-bookings.store.server.ts';
export { countUnansweredBookings } from './data/external-backlog.store.server.ts';
export { externalScheduler } from './external-scheduler.server.ts';
export { askAppointmentService } from './reconcile-external-bookings.server.ts';
