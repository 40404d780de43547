import {
  BookingRefused,
  ServiceUnreachable,
  type AppointmentService,
} from '#src/platform/appointment-service/appointment-service.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { forgetAnswer, onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  notChangeable,
  answerOf,
  type BookingAnswer,
  type AppointmentRow,
  guarded,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { occupyingStates } from '#src/features/appointments/appointments/appointments.rules.ts';
import {
  deleteSentBooking,
  findSentBooking,
  insertExternalBooking,
  updateExternalBooking,
  updateToCancellation,
} from './data/external-bookings.store.server.ts';
import type {
  Scheduler,
  SchedulerPorts,
  ProvedBooking,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import { asking } from './external-responses.server.ts';
import { bookingOf, recordAnswer, recordView, recordWaiting } from './external-bookings.server.ts';
import { externalAvailability } from './external-availability.server.ts';

/** A page that is loaded again and again asks the service once within this time. */
const freshMs = 60_000;

/**
 * The scheduler of a hospital's appointment service: available slots, bookings, cancellations and their present
 * state.
 */
export function externalScheduler(service: AppointmentService): Scheduler {
  return {
    isInternal: false,
    ...externalAvailability(service),
    sendBooking: (app, proved) => book(app, service, proved),
    async cancel(app, row, reason) {
      const found = await findSentBooking(app.db, { id: row.id });
      // The appointment was booked while our own tables were the scheduler, or the service knows of the cancellation
      // already.
      if (!found || !occupyingStates.includes(row.status)) return async () => {};
      // Whether the service has the booking is unknown: the job finds out and cancels it once the service answers.
      const { serviceReference: reference } = found.sent;
      if (!reference) return (tx) => updateToCancellation(tx, [row.id]);
      await asking(() => service.cancel({ reference, reason }), notChangeable);
      return (tx) => updateExternalBooking(tx, row.id, { askedAt: app.clock.now() });
    },
    refresh: (app, own) => refresh(app, service, own),
  };
}

/** Records the booking before it is sent, so that it is neither lost nor made twice, whatever happens in between. */
async function book(app: SchedulerPorts, service: AppointmentService, proved: ProvedBooking): Promise<BookingAnswer> {
  const { record, request, codeId } = proved;
  let fresh: AppointmentRow | undefined;
  const answer = await guarded(() =>
    inTransaction(app.db, (tx) => {
      fresh = undefined;
      return onceOnly(tx, request, async () => {
        fresh = (await record(tx, () => 'requested')).row;
        await insertExternalBooking(tx, { appointmentId: fresh.id, unanswered: 'booking', askedAt: app.clock.now() });
        return answerOf(fresh);
      });
    }),
  );
  return fresh ? answerOf(await send(app, service, { row: fresh, request, codeId })) : answer;
}

async function send(
  app: SchedulerPorts,
  service: AppointmentService,
  { row, request, codeId }: Omit<ProvedBooking, 'record'> & { row: AppointmentRow },
): Promise<AppointmentRow> {
  const toSend = await bookingOf(app, row);
  try {
    return await recordAnswer(app, row.id, { made: await asking(() => service.create(toSend)), codeId });
  } catch (error) {
    if (isFailure(error, 'service_away')) return recordWaiting(app, row.id, codeId);
    if (isFailure(error))
      await inTransaction(app.db, async (tx) => {
        await deleteSentBooking(tx, row.id);
        if (request) await forgetAnswer(tx, request);
      });
    throw error;
  }
}

async function refresh(
  app: SchedulerPorts,
  service: AppointmentService,
  own: { holderHash: string; reference: string },
): Promise<boolean> {
  const found = await findSentBooking(app.db, own);
  const reference = found?.sent.serviceReference;
  if (!found || !reference || found.sent.unanswered || !occupyingStates.includes(found.row.status)) return true;
  if (app.clock.now().getTime() - found.sent.askedAt.getTime() < freshMs) return true;
  try {
    const seen = await service.view({ reference });
    if (seen) await recordView(app, found.row.id, seen);
    return true;
  } catch (error) {
    if (error instanceof ServiceUnreachable || error instanceof BookingRefused) return false;
    throw error;
  }
}
