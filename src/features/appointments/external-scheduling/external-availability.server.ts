/** Available slots from a hospital's appointment service, without those that our own visitors hold at present. */
import type { AppointmentService, ServiceDay } from '#src/platform/appointment-service/appointment-service.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { atMalaysianTime, addDays, malaysianDay } from '#src/shared/dates.ts';
import {
  doctorUnknown,
  hospitalMismatch,
  slotOffGrid,
  slotPast,
  slotTaken,
  findBookableDoctor,
  findLiveHold,
  type BookableDoctor,
  type BookableHospital,
  requestedSlot,
  type SlotRequest,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { listTakenSeats, type TakenSeat } from './data/external-bookings.store.server.ts';
import type {
  Scheduler,
  ReserveSlot,
  AvailableSlot,
  SlotPorts,
} from '#src/features/appointments/appointments/scheduler.schema.ts';
import { asking } from './external-responses.server.ts';
import type { Day, Slot } from '#src/features/appointments/availability/slots.rules.ts';
import { serviceAway } from './external-scheduling.errors.ts';

/** The longest span of the contract's calendar call, in days. */
const longestCalendar = 31;
/** A doctor's booking facts change seldom and are cached; slots are fetched each time. */
const doctorCacheMs = 5 * 60_000;

type SchedulerSlots = Pick<
  Scheduler,
  'findDoctor' | 'availability' | 'availableSlots' | 'nextAvailableSlots' | 'findSlot'
>;

/**
 * The slot functions of the scheduler port over an appointment service. A service that does not answer becomes
 * service_away (503).
 */
export function externalAvailability(service: AppointmentService): SchedulerSlots {
  const findDoctor: Scheduler['findDoctor'] = (app, by) => bookedBy(app, service, by);
  return {
    findDoctor,
    async availability(app, { doctorId, hospitalId, days }) {
      const doctor = await doctorAt(app, service, { doctorId, hospitalId });
      if (!doctor.hasLiveSchedule) return { doctorId, hasLiveSchedule: false, days: [] };
      const calendars = await asking(() =>
        Promise.all(
          doctor.hospitals.map(({ slug }) =>
            service.calendar({ doctor: doctor.slug, hospital: slug, days: Math.min(days, longestCalendar) }),
          ),
        ),
      );
      return { doctorId, hasLiveSchedule: true, days: together(calendars) };
    },
    async availableSlots(app, { doctorId, hospitalId, day }) {
      const doctor = await doctorAt(app, service, { doctorId, hospitalId });
      if (!doctor.hasLiveSchedule) return [];
      const [times, held] = await Promise.all([slotsOfService(service, doctor, day), heldHere(app, doctorId, day)]);
      return times
        .map((time) => ({ ...time, seatsLeft: time.seatsLeft - unknownAt(held, time) }))
        .filter(({ seatsLeft }) => seatsLeft > 0);
    },
    // A list shows hundreds of doctors, and the service answers for one at a time: only a doctor's own page fetches
    // slots.
    nextAvailableSlots: async () => null,
    async findSlot(app, slotRequest) {
      if (await isHeldByRequester(app, slotRequest)) return refusing(slotTaken());
      // Thrown inside the transaction, so that a form that is sent twice gets the answer of its first time.
      return find(app, service, slotRequest).catch(refusing);
    },
  };
}

/** Our own data of the doctor, limited to what the service books. */
async function bookedBy(
  app: SlotPorts,
  service: AppointmentService,
  by: { slug: string } | { id: number },
): Promise<BookableDoctor | undefined> {
  const doctor = await findBookableDoctor(app.db, by);
  if (!doctor) return undefined;
  const view = await app.cache.get(
    { name: `doctor at the appointment service ${doctor.slug}`, maxAgeMs: doctorCacheMs },
    ['doctors'],
    () => asking(() => service.doctorView(doctor.slug)),
  );
  const hospitals = doctor.hospitals.filter(({ slug }) => view?.hospitals.includes(slug));
  if (!view || hospitals.length === 0) throw serviceAway();
  return { ...doctor, hospitals, hasLiveSchedule: view.hasLiveSchedule };
}

/** The doctor with the requested hospital, or all of them. Throws doctor_unknown, doctor_not_at_hospital. */
async function doctorAt(
  app: SlotPorts,
  service: AppointmentService,
  { doctorId, hospitalId }: { doctorId: number; hospitalId: number | undefined },
): Promise<BookableDoctor> {
  const doctor = await bookedBy(app, service, { id: doctorId });
  if (!doctor) throw doctorUnknown();
  const hospitals =
    hospitalId === undefined ? doctor.hospitals : doctor.hospitals.filter(({ id }) => id === hospitalId);
  if (hospitals.length === 0) throw hospitalMismatch();
  return { ...doctor, hospitals };
}

async function slotsOfService(
  service: AppointmentService,
  doctor: BookableDoctor,
  day: string,
): Promise<AvailableSlot[]> {
  const at = async ({ id: hospitalId, slug: hospital }: BookableHospital) =>
    (await service.timeslots({ doctor: doctor.slug, hospital, day })).map((time) => ({ ...time, hospitalId }));
  const times = (await asking(() => Promise.all(doctor.hospitals.map(at)))).flat();
  return times.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** One day of several hospitals: open where one of them is. */
function together(calendars: readonly ServiceDay[][]): Day[] {
  const byDay = Map.groupBy(calendars.flat(), ({ day }) => day);
  return [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, parts]): Day => {
      const open = parts.reduce((sum, part) => sum + part.open, 0);
      const why =
        parts.find(({ closed }) => closed === 'full') ??
        parts.find(({ closed }) => closed !== 'no_session') ??
        parts[0];
      if (open > 0) return { day, open };
      return { day, open, closed: why?.closed ?? 'full', ...(why?.holiday ? { holiday: localised(why.holiday) } : {}) };
    });
}

function localised({ en, ms, zh }: NonNullable<ServiceDay['holiday']>): NonNullable<Day['holiday']> {
  return { en, ...(ms ? { ms } : {}), ...(zh ? { zh } : {}) };
}

function heldHere(app: SlotPorts, doctorId: number, day: string): Promise<TakenSeat[]> {
  return listTakenSeats(app.db, {
    doctorId,
    from: atMalaysianTime(day, '00:00'),
    to: atMalaysianTime(addDays(day, 1), '00:00'),
    now: app.clock.now(),
  });
}

function unknownAt(taken: readonly TakenSeat[], { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number {
  return taken.filter(
    (one) => one.isUnknownToService && one.startsAtMs < endsAt.getTime() && one.endsAtMs > startsAt.getTime(),
  ).length;
}

/** Whether the requester already holds the requested slot. */
async function isHeldByRequester(app: SlotPorts, slotRequest: SlotRequest & { holderHash: string }): Promise<boolean> {
  const own = await findLiveHold(app.db, {
    holderHash: slotRequest.holderHash,
    doctorId: slotRequest.doctorId,
    now: app.clock.now(),
  });
  return (
    own?.startsAt.getTime() === slotRequest.startsAt.getTime() &&
    (slotRequest.hospitalId ?? own.hospitalId) === own.hospitalId
  );
}

function refusing(error: unknown): ReserveSlot {
  return async () => {
    throw error;
  };
}

/** The service's offer for the requested slot; its seat is numbered once the doctor's schedule is locked. */
async function find(app: SlotPorts, service: AppointmentService, slotRequest: SlotRequest): Promise<ReserveSlot> {
  const now = app.clock.now();
  if (slotRequest.startsAt <= now) throw slotPast();
  const doctor = await doctorAt(app, service, { doctorId: slotRequest.doctorId, hospitalId: slotRequest.hospitalId });
  if (!doctor.hasLiveSchedule) return (tx) => halfDay(tx, { doctor, slotRequest, now });
  const times = await slotsOfService(service, doctor, malaysianDay(slotRequest.startsAt));
  const time = times.find(
    ({ startsAt, seatsLeft }) => seatsLeft > 0 && startsAt.getTime() === slotRequest.startsAt.getTime(),
  );
  if (!time) throw slotTaken();
  return async (tx) => {
    const taken = await listTakenSeats(tx, { doctorId: doctor.id, from: time.startsAt, to: time.endsAt, now });
    if (unknownAt(taken, time) >= time.seatsLeft) throw slotTaken();
    return {
      startsAtMs: time.startsAt.getTime(),
      endsAtMs: time.endsAt.getTime(),
      hospitalId: time.hospitalId,
      mode: time.mode,
      freeSeats: [unusedSeat(taken)],
    };
  };
}

async function halfDay(
  tx: Transaction,
  { doctor, slotRequest, now }: { doctor: BookableDoctor; slotRequest: SlotRequest; now: Date },
): Promise<Slot> {
  const occupied = await listTakenSeats(tx, {
    doctorId: doctor.id,
    from: slotRequest.startsAt,
    to: new Date(slotRequest.startsAt.getTime() + 3_600_000),
    now,
  });
  const slot = requestedSlot({ hospitalIds: doctor.hospitals.map(({ id }) => id), occupied }, slotRequest, now);
  if (!slot) throw slotOffGrid();
  return slot;
}

/**
 * A seat number that is not in use. The service decides how many seats a slot has; in our records each patient needs a
 * number of their own.
 */
export function unusedSeat(taken: readonly TakenSeat[]): number {
  const seats = new Set(taken.map(({ seat }) => seat));
  let seat = 1;
  while (seats.has(seat)) seat += 1;
  return seat;
}
