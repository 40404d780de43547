import { inTransaction } from '#src/platform/db/transaction.ts';
import { onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { spendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { answerOf, recordBooking, statusFor } from './booking-record.server.ts';
import { findBookableDoctor, insertHistory } from './data/appointments.store.server.ts';
import type { Diary, DiaryPorts, ProvedBooking } from './diary.ts';
import { freeSlotIn, guarded } from './holding.server.ts';
import { ownAvailability, ownNextFreeTimes, ownTimesOfDay } from './own-times.server.ts';
import { announce } from './reminders.server.ts';

/** Our own tables as the diary: what is free and what is taken is settled under one lock, in one transaction. */
export const ownDiary: Diary = {
  isOurs: true,
  findDoctor: (app, by) => findBookableDoctor(app.db, by),
  availability: ownAvailability,
  timesOfDay: ownTimesOfDay,
  nextFreeTimes: ownNextFreeTimes,
  seek: async (app, wish) => (tx) => freeSlotIn(app, tx, wish),
  book,
  cancel: async () => async () => {},
  refresh: async () => true,
};

/** Appointment, history, messages, spent code and idempotency row are one transaction. */
function book(app: DiaryPorts, { booking, request, codeId }: ProvedBooking) {
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
        await announce(app, tx, { row, doctor, brand: booking.brand });
        if (codeId) await spendCode(tx, codeId);
        return answerOf(row);
      }),
    ),
  );
}
