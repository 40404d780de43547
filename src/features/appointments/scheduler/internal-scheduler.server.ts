import { availableSlotIn, findBookableDoctor } from '#src/features/appointments/appointments/appointments.server.ts';
import type { Scheduler } from '#src/features/appointments/appointments/scheduler.schema.ts';
import { internalAvailability, internalNextSlots, internalSlotsOfDay } from './internal-availability.server.ts';

/** The scheduler on our own tables: availability is checked and slots are taken under one lock, in one transaction. */
export const internalScheduler: Scheduler = {
  isInternal: true,
  findDoctor: (app, by) => findBookableDoctor(app.db, by),
  availability: internalAvailability,
  availableSlots: internalSlotsOfDay,
  nextAvailableSlots: internalNextSlots,
  findSlot: async (app, slotRequest) => (tx) => availableSlotIn(app, tx, { slotRequest }),
  sendBooking: null,
  cancel: async () => async () => {},
  refresh: async () => true,
};
