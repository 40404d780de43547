/** The external scheduler: bookings of hospitals whose own appointment service keeps the doctors' time. */
export { updateToCancellation } from './data/external-bookings.store.server.ts';
export { externalScheduler } from './external-scheduler.server.ts';
export { askAppointmentService } from './reconcile-external-bookings.server.ts';
