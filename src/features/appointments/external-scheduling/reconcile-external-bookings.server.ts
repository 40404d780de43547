import type { App } from '#src/platform/app.ts';
import {
  BookingRefused,
  ServiceUnreachable,
  type AppointmentService,
} from '#src/platform/appointment-service/appointment-service.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  findSentBooking,
  takeUnanswered,
  takeUnseen,
  updateExternalBooking,
  type SentBooking,
} from './data/external-bookings.store.server.ts';
import { bookingOf, recordAnswer, recordRefusal, recordView } from './external-bookings.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'logger' | 'appointmentService'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const viewsPerRun = 30;
/** An upcoming appointment is checked this often, so that no patient is reminded of a time that has changed. */
const nearEveryMs = 15 * minuteMs;
const everyMs = 2 * hourMs;
const nearMs = 26 * hourMs;
/** A booking that the service has not answered by then is given up, and the patient is notified. */
const giveUpBeforeMs = 2 * hourMs;

/**
 * Asks the appointment service again for its missing answers, and for the state of upcoming appointments. Stops when
 * it does not answer: the next run tries again. Returns how many appointments it asked about.
 */
export async function askAppointmentService(app: Ports): Promise<number> {
  const service = app.appointmentService;
  if (!service) return 0;
  let asked = 0;
  try {
    for (let found = await next(app, takeUnansweredNow); found; found = await next(app, takeUnansweredNow)) {
      await settle(app, service, found);
      asked += 1;
    }
    for (let views = 0; views < viewsPerRun; views += 1) {
      const found = await next(app, takeUnseenNow);
      if (!found) break;
      const seen = await service.view({ reference: found.sent.serviceReference! });
      if (seen) await recordView(app, found.row.id, seen);
      asked += 1;
    }
  } catch (error) {
    if (!(error instanceof ServiceUnreachable) && !(error instanceof BookingRefused)) throw error;
    app.logger.info({ reason: error.message }, 'appointment service query failed');
  }
  return asked;
}

async function next(
  app: Ports,
  take: (tx: Transaction, now: Date) => Promise<string | undefined>,
): Promise<SentBooking | undefined> {
  const id = await inTransaction(app.db, (tx) => take(tx, app.clock.now()));
  return id === undefined ? undefined : findSentBooking(app.db, { id });
}

/** Leaves out requests that a visitor's own call is still making. */
const takeUnansweredNow = (tx: Transaction, now: Date) => takeUnanswered(tx, { now, since: before(now, minuteMs) });
const takeUnseenNow = (tx: Transaction, now: Date) =>
  takeUnseen(tx, {
    now,
    nearUntil: before(now, -nearMs),
    nearSince: before(now, nearEveryMs),
    since: before(now, everyMs),
  });

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

async function settle(app: Ports, service: AppointmentService, { row, sent }: SentBooking): Promise<void> {
  if (sent.unanswered === 'cancellation') return cancel(app, service, { row, sent });
  if (row.startsAt.getTime() - app.clock.now().getTime() < giveUpBeforeMs)
    return void (await recordRefusal(app, row.id, { unanswered: 'cancellation' }));
  try {
    // The service is first asked for the booking: it may have arrived although its answer did not.
    const [there] = await service.list({ clientReference: row.reference });
    await recordAnswer(app, row.id, { made: there ?? (await service.create(await bookingOf(app, row))) });
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    await recordRefusal(app, row.id, { unanswered: null });
  }
}

async function cancel(app: Ports, service: AppointmentService, { row, sent }: SentBooking): Promise<void> {
  try {
    const reference = sent.serviceReference ?? (await service.list({ clientReference: row.reference }))[0]?.reference;
    if (reference) await service.cancel({ reference });
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    // The booking stays at the service, and the log informs the operator; here it is cancelled.
    app.logger.warn({ reference: row.reference, reason: error.code }, 'the appointment service did not cancel');
  }
  await updateExternalBooking(app.db, row.id, { unanswered: null });
}
