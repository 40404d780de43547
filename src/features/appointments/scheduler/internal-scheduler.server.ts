import { inTransaction } from '#src/platform/db/transaction.ts';
import { onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import {
  answerOf,
  recordBooking,
  statusFor,
  findBookableDoctor,
  insertHistory,
  availableSlotIn,
  guarded,
} from '#src/features/appointments/appointments/appointments.server.ts';
import type {
  Scheduler,
  SchedulerPorts,
  ProvedBooking,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import { internalAvailability, internalNextSlots, internalSlotsOfDay } from './internal-availability.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';

/** Our own tables as the scheduler: what is free and what is taken is settled under one lock, in one transaction. */
export const internalScheduler: Scheduler = {
  isInternal: true,
  findDoctor: (app, by) => findBookableDoctor(app.db, by),
  availability: internalAvailability,
  availableSlots: internalSlotsOfDay,
  nextAvailableSlots: internalNextSlots,
  findSlot: async (app, slotRequest) => (tx) => availableSlotIn(app, tx, slotRequest),
  book,
  cancel: async () => async () => {},
  refresh: async () => true,
};

/** Appointment, history, messages, spent code and idempotency row are one transaction. */
function book(app: SchedulerPorts, { booking, request, codeId }: ProvedBooking) {
  return guarded(() =>
    inTransaction(app.db, (tx) =>
      onceOnly(tx, request, async () => {
        const { row, doctor } = await recordBooking(app, tx, booking, statusFor);
        await insertHistory(tx, {
          appointmentId: row.id,
          at: app.clock.now(),
          fromStatus: 'held',
          toStatus: row.status,
          by: 'patient',
        });
        await notifyOfAppointment(app, tx, { row, doctor, brand: booking.brand });
        if (codeId) await spendCode(tx, codeId);
        return answerOf(row);
      }),
    ),
  );
}
