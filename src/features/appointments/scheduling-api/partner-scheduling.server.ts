/**
 * The partner scheduling API: our own scheduler as an appointment service for another program. The seven calls use
 * the same tables and locks as our pages.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import {
  type AppointmentService,
  type ServiceAppointment,
  type ServiceBooking,
  type ServiceDay,
  type ServicePlace,
  type ServiceTime,
  BookingRefused,
} from '#src/platform/appointment-service/appointment-service.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import {
  appointmentUnknown,
  doctorUnknown,
  hospitalMismatch,
  notChangeable,
  requireCurrentConsent,
  sealedDetails,
  statusFor,
  deleteExpiredHolds,
  findAppointment,
  findBookableDoctor,
  findByClientReference,
  insertAppointment,
  insertHistory,
  lockSchedule,
  updateAppointment,
  type AppointmentRow,
  availableSlotIn,
  guarded,
  holderOf,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { canBecome } from '#src/features/appointments/appointments/appointments.rules.ts';
import { bookingDays, isWithin } from '#src/features/appointments/availability/availability.server.ts';
import { internalAvailability, internalSlotsOfDay } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { offerNext } from '#src/features/appointments/waiting-list/waiting-list.server.ts';

type Ports = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService'>;

/**
 * The scheduler for one partner, who sees and cancels only its own bookings. A refusal is a BookingRefused with the
 * failure's code.
 */
export function partnerScheduling(app: Ports, partner: Actor): AppointmentService {
  const holderHash = holderOf(partner);
  return {
    doctorView: (slug) => viewDoctor(app, slug),
    calendar: (asked) => refusing(() => calendarOf(app, asked)),
    timeslots: (asked) => refusing(() => timeslotsOf(app, asked)),
    create: (booking) => refusing(() => book(app, holderHash, booking)),
    async list({ clientReference }) {
      const row = await findByClientReference(app.db, { holderHash, clientReference });
      return row ? [shapeOf(row)] : [];
    },
    async view({ reference }) {
      const row = await findAppointment(app.db, { holderHash, reference });
      return row ? shapeOf(row) : null;
    },
    cancel: ({ reference, reason }) => refusing(() => cancel(app, { holderHash, reference }, reason)),
  };
}

async function viewDoctor({ db }: Ports, slug: string): ReturnType<AppointmentService['doctorView']> {
  const doctor = await findBookableDoctor(db, { slug });
  if (!doctor) return null;
  return {
    doctor: doctor.slug,
    name: doctor.name,
    hospitals: doctor.hospitals.map((one) => one.slug),
    hasLiveSchedule: doctor.hasLiveSchedule,
  };
}

async function calendarOf(app: Ports, asked: ServicePlace & { days: number }): Promise<ServiceDay[]> {
  const place = await placeOf(app, asked);
  const window = await bookingDays(app, [place.doctorId]);
  const { days } = await internalAvailability(app, { ...place, ...window, days: Math.min(asked.days, window.days) });
  return days.map((day) => (isClosedByLimits(day) ? { ...day, closed: 'no_session' } : (day as ServiceDay)));
}

/** Partners' programs know only the reasons of the contract. */
function isClosedByLimits({ closed }: { closed?: string }): boolean {
  return closed === 'too_soon' || closed === 'too_far';
}

async function timeslotsOf(app: Ports, asked: ServicePlace & { day: string }): Promise<ServiceTime[]> {
  const place = await placeOf(app, asked);
  const window = await bookingDays(app, [place.doctorId]);
  if (!isWithin(app, asked.day, window)) return [];
  const { bookingWindowDays } = window;
  const slots = await internalSlotsOfDay(app, { ...place, day: asked.day, bookingWindowDays });
  return slots.map(({ startsAt, endsAt, mode, seatsLeft }) => ({ startsAt, endsAt, mode, seatsLeft }));
}

async function placeOf(
  app: Ports,
  { doctor: slug, hospital: place }: ServicePlace,
): Promise<{ doctorId: number; hospitalId: number }> {
  const doctor = await findBookableDoctor(app.db, { slug });
  if (!doctor) throw doctorUnknown();
  const hospital = doctor.hospitals.find((one) => one.slug === place);
  if (!hospital) throw hospitalMismatch();
  return { doctorId: doctor.id, hospitalId: hospital.id };
}

async function book(app: Ports, holderHash: string, booking: ServiceBooking): Promise<ServiceAppointment> {
  const [place, settings] = await Promise.all([placeOf(app, booking), readSetting(app, 'appointments')]);
  const { startsAt, clientReference, patient, language, reason, visit, payer, insurer, consentVersion } = booking;
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockSchedule(tx, place.doctorId);
      const there = await findByClientReference(tx, { holderHash, clientReference });
      if (there) return shapeOf(there);
      await requireCurrentConsent({ db: tx }, { consentVersion });
      await deleteExpiredHolds(tx, place.doctorId, now);
      const slot = await availableSlotIn(app, tx, { slotRequest: { ...place, startsAt, ...settings } });
      const status = statusFor((await findBookableDoctor(tx, { id: place.doctorId }))!);
      const id = app.random.uuid();
      const details = { ...patient, email: patient.email, reason, visit, payer, insurer, consentVersion };
      const row = await insertAppointment(tx, {
        ...sealedDetails(app, { table: 'appointments', id }, details),
        ...place,
        id,
        reference: app.random.reference('A'),
        mode: slot.mode,
        seat: slot.freeSeats[0]!,
        startsAt,
        endsAt: new Date(slot.endsAtMs),
        noticeHours: slot.noticeHours ?? null,
        room: slot.room ?? null,
        status,
        holderHash,
        clientReference,
        language,
        createdAt: now,
        updatedAt: now,
      });
      // The partner notifies its own patient: no message is sent from here.
      await insertHistory(tx, { appointmentId: row.id, at: now, fromStatus: 'held', toStatus: status, by: 'partner' });
      return shapeOf(row);
    }),
  );
}

async function cancel(
  app: Ports,
  own: { holderHash: string; reference: string },
  reason: string | undefined,
): Promise<ServiceAppointment> {
  const known = await findAppointment(app.db, own);
  if (!known) throw appointmentUnknown();
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      const now = app.clock.now();
      await lockSchedule(tx, known.doctorId);
      const row = (await findAppointment(tx, own, true))!;
      if (row.status === 'cancelled') return shapeOf(row);
      if (!canBecome(row.status, 'cancelled')) throw notChangeable();
      const changed = await updateAppointment(tx, row.id, {
        status: 'cancelled',
        cancelledBy: 'patient',
        cancelReason: reason ? app.secrets.seal(reason, ['appointments', 'cancel_reason', row.id]) : null,
        updatedAt: now,
        calendarSequence: row.calendarSequence + 1,
      });
      await insertHistory(tx, {
        appointmentId: row.id,
        at: now,
        fromStatus: row.status,
        toStatus: 'cancelled',
        by: 'partner',
      });
      await offerNext(app, tx, row.doctorId);
      return shapeOf(changed);
    }),
  );
}

function shapeOf({ reference, clientReference, status, startsAt }: AppointmentRow): ServiceAppointment {
  return {
    reference,
    clientReference: clientReference ?? '',
    status: status === 'held' ? 'requested' : status,
    startsAt,
  };
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isFailure(error) && error.details.status < 500 ? new BookingRefused(error.details.code) : error;
  }
}
