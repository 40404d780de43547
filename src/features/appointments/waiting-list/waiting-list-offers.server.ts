/** Offers of the waiting list: a freed slot is offered to one patient at a time, in order, and held in the database. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, sqlState, type Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import {
  deleteExpiredHolds,
  findBookableDoctor,
  insertAppointment,
  lockSchedule,
} from '#src/features/appointments/appointments/appointments.server.ts';
import { findScheduleLocked } from '#src/features/appointments/availability/availability.server.ts';
import {
  deleteOldEntries,
  listPastEntries,
  listQueue,
  listWaitedForDoctors,
  updateEntry,
  type EntryRow,
} from './data/waiting-list.store.server.ts';
import {
  deleteHeldSlot,
  findOpenOffer,
  insertOffer,
  listOffersRunOut,
  updateOffer,
} from './data/waiting-list-offers.store.server.ts';
import { schedulerOf } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { slotsOfDay, type Slot } from '#src/features/appointments/availability/slots.rules.ts';
import { mailRunOut, notifyOffer, type WaitingNotice } from './waiting-list-notices.server.ts';
import { nextInQueue, waitingLimits, type InQueue } from './waiting-list.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService'>;

/**
 * Ends expired offers and makes new ones, closes entries whose day has passed, offers slots that became free without a
 * cancellation, and deletes old entries. A doctor whose schedule is busy is left to the next run. Returns the number of
 * offers.
 */
export async function runWaitingList(app: Ports & Pick<App, 'logger'>): Promise<number> {
  let offered = 0;
  for (const doctorId of await listWaitedForDoctors(app.db)) {
    try {
      offered += await inTransaction(app.db, async (tx) => {
        await lockSchedule(tx, doctorId);
        return offerNext(app, tx, doctorId);
      });
    } catch (error) {
      if (sqlState(error) !== '55P03') throw error;
      app.logger.info({ doctorId }, 'waiting list: schedule busy');
    }
  }
  await deleteOldEntries(app.db, addDays(malaysianDay(app.clock.now()), -waitingLimits.storedDays));
  return offered;
}

/**
 * Ends expired offers and offers free slots, while our own tables are the scheduler; the doctor's schedule must be
 * locked. Returns the number of offers.
 */
export async function offerNext(app: Ports, tx: Transaction, doctorId: number): Promise<number> {
  if (!schedulerOf(app).isInternal) return 0;
  const now = app.clock.now();
  await expireOffers(app, tx, { doctorId, now });
  for (const entry of await listPastEntries(tx, { doctorId, today: malaysianDay(now) }))
    await endEntry(tx, { entry, to: 'closed', now });
  return offerAvailableSlots(app, tx, doctorId);
}

/** Ends an entry; its held slot is freed. */
export async function endEntry(
  tx: Transaction,
  {
    entry,
    to,
    now,
    removedReason = null,
  }: { entry: EntryRow; to: 'left' | 'closed'; now: Date; removedReason?: string | null },
): Promise<void> {
  const offer = await findOpenOffer(tx, entry.id);
  if (offer) {
    await deleteHeldSlot(tx, offer.appointmentId);
    await updateOffer(tx, offer.id, { state: 'withdrawn', answeredAt: now });
  }
  await updateEntry(tx, entry.id, { status: to, removedReason, updatedAt: now });
}

async function expireOffers(
  app: Ports,
  tx: Transaction,
  { doctorId, now }: { doctorId: number; now: Date },
): Promise<void> {
  for (const { offer, entry } of await listOffersRunOut(tx, { doctorId, now })) {
    await deleteHeldSlot(tx, offer.appointmentId);
    await updateOffer(tx, offer.id, { state: 'expired', answeredAt: now });
    // An entry whose offer got no answer goes to the end of the queue.
    await updateEntry(tx, entry.id, { status: 'waiting', queuedAt: now, updatedAt: now });
    await mailRunOut(app, tx, { notice: await noticeFor(tx, entry), offer });
  }
}

async function offerAvailableSlots(app: Ports, tx: Transaction, doctorId: number): Promise<number> {
  const now = app.clock.now();
  let queue = (await listQueue(tx, { doctorId, today: malaysianDay(now) })).map(({ entry, offered }) => ({
    ...entry,
    offered,
  }));
  if (queue.length === 0) return 0;
  const settings = await readSetting({ db: tx }, 'appointments');
  await deleteExpiredHolds(tx, doctorId, now);
  let made = 0;
  for (const { slot, hospitalId, day } of await availableSlots(tx, {
    doctorId,
    queue,
    now,
    settings,
  })) {
    for (const seat of slot.freeSeats) {
      const next = nextInQueue(queue, { hospitalId, day, startsAtMs: slot.startsAtMs });
      if (!next) break;
      await offer(app, tx, {
        entry: next,
        slot,
        seat,
        expiresAt: new Date(now.getTime() + settings.offerMinutes * 60_000),
      });
      queue = queue.filter(({ id }) => id !== next.id);
      made += 1;
    }
  }
  return made;
}

/** The available slots on the awaited days, late enough that the patient can answer and get there. */
async function availableSlots(
  tx: Transaction,
  {
    doctorId,
    queue,
    now,
    settings: { offerMinutes, bookingWindowDays },
  }: {
    doctorId: number;
    queue: readonly InQueue[];
    now: Date;
    settings: { offerMinutes: number; bookingWindowDays: number };
  },
) {
  const days = queue.map(({ day }) => day).sort();
  const window = {
    from: atMalaysianTime(days[0]!, '00:00'),
    to: atMalaysianTime(addDays(days.at(-1)!, 1), '00:00'),
    now,
  };
  const schedule = await findScheduleLocked(tx, doctorId, window);
  if (!schedule?.hasLiveSchedule) return [];
  const wanted = [
    ...new Map(queue.map(({ hospitalId, day }) => [`${hospitalId} ${day}`, { hospitalId, day }])).values(),
  ];
  return wanted.flatMap(({ hospitalId, day }) =>
    slotsOfDay(schedule, day, { now, leadMinutes: limits.leadMinutes + offerMinutes, bookingWindowDays, hospitalId })
      .filter(({ freeSeats }) => freeSeats.length > 0)
      .map((slot) => ({ slot, hospitalId, day })),
  );
}

async function offer(
  app: Ports,
  tx: Transaction,
  { entry, slot, seat, expiresAt }: { entry: EntryRow; slot: Slot; seat: number; expiresAt: Date },
): Promise<void> {
  const now = app.clock.now();
  const [id, appointmentId] = [app.random.uuid(), app.random.uuid()];
  const startsAt = new Date(slot.startsAtMs);
  await insertAppointment(tx, {
    id: appointmentId,
    reference: app.random.reference('A'),
    doctorId: entry.doctorId,
    hospitalId: entry.hospitalId,
    mode: slot.mode,
    seat,
    startsAt,
    endsAt: new Date(slot.endsAtMs),
    noticeHours: slot.noticeHours ?? null,
    room: slot.room ?? null,
    // The offer has a holder of its own: the patient's other holds do not affect it.
    status: 'held',
    holderHash: `offer:${id}`,
    heldUntil: expiresAt,
    language: entry.language,
    createdAt: now,
    updatedAt: now,
  });
  await insertOffer(tx, { id, entryId: entry.id, appointmentId, startsAt, state: 'open', expiresAt, createdAt: now });
  await updateEntry(tx, entry.id, { status: 'offered', updatedAt: now });
  await notifyOffer(app, tx, { notice: await noticeFor(tx, entry), offer: { id, startsAt, expiresAt } });
}

/** The data that a message about the entry needs. */
export async function noticeFor(tx: Transaction, entry: EntryRow): Promise<WaitingNotice> {
  const [doctor, brand] = [
    await findBookableDoctor(tx, { id: entry.doctorId }),
    await readSetting({ db: tx }, 'brand'),
  ];
  return { entry, doctor: doctor!, brand };
}
