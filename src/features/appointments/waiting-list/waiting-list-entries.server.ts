/**
 * Waiting list of a full day: a waiting patient sees the state of the entry, accepts or declines an offer, and may
 * leave at any time.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { formatDateTime } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  statusFor,
  findBookableDoctor,
  insertHistory,
  lockSchedule,
  updateAppointment,
  type AppointmentRow,
  type BookableDoctor,
  availableSlotIn,
  guarded,
  holderOf,
} from '#src/features/appointments/appointments/appointments.server.ts';
import {
  countBefore,
  findEntry,
  findReference,
  listEntriesOf,
  lockEntry,
  updateEntry,
  type EntryRow,
} from './data/waiting-list.store.server.ts';
import {
  deleteHeldSlot,
  findHeldSlot,
  findOpenOffer,
  updateOffer,
  type OfferRow,
} from './data/waiting-list-offers.store.server.ts';
import { requireInternalScheduler } from '#src/features/appointments/scheduler/scheduler.server.ts';
import { notifyOfAppointment } from '#src/features/appointments/reminders/reminders.server.ts';
import { keyOfEntry } from './waiting-list-notices.server.ts';
import { endEntry, noticeFor, offerNext } from './waiting-list-offers.server.ts';
import { offerOver, waitingEnded, waitingUnknown } from './waiting-list.errors.ts';
import { liveStates, mayBecome, type WaitingState } from './waiting-list.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'appointmentService'>;

/** An entry is opened with the key in its mails, or by the browser or the account that it belongs to. */
export interface SignInMethod {
  reference: string;
  key: string;
}

export interface WaitingView {
  reference: string;
  status: WaitingState;
  doctor: BookableDoctor;
  hospitalId: number;
  day: string;
  /** The number of entries before it. */
  before: number;
  offer: { when: string; mode: 'in_person' | 'teleconsult'; until: Date; secondsLeft: number } | null;
  /** The hospital removed the patient from the list. */
  isTakenOff: boolean;
  booked: { reference: string; when: string; status: AppointmentRow['status'] } | null;
}

/** The state of an entry. Throws waiting_entry_unknown (404), also for another's and for a wrong key. */
export async function viewWaiting(
  app: Ports,
  actor: Actor,
  { language, ...way }: SignInMethod & { language: Language },
): Promise<WaitingView> {
  const entry = await openEntry(app, actor, way);
  const [doctor, before, offer, booked] = await Promise.all([
    findBookableDoctor(app.db, { id: entry.doctorId }),
    countBefore(app.db, entry),
    findOpenOffer(app.db, entry.id),
    entry.appointmentId ? findReference(app.db, entry.appointmentId) : undefined,
  ]);
  const secondsLeft = offer ? Math.ceil((offer.expiresAt.getTime() - app.clock.now().getTime()) / 1000) : 0;
  const isOpen = offer !== undefined && secondsLeft > 0;
  return {
    reference: entry.reference,
    status: entry.status === 'offered' && !isOpen ? 'waiting' : entry.status,
    doctor: doctor!,
    hospitalId: entry.hospitalId,
    day: entry.day,
    before,
    isTakenOff: entry.removedReason !== null,
    offer: isOpen
      ? {
          when: formatDateTime(offer.startsAt, language),
          mode: await modeOf(app, offer),
          until: offer.expiresAt,
          secondsLeft,
        }
      : null,
    booked: booked ? { ...booked, when: formatDateTime(booked.startsAt, language) } : null,
  };
}

/** The actor's own live entries, for the list of appointments. */
export async function listOwnWaiting(app: Pick<App, 'db'>, actor: Actor) {
  const rows = await listEntriesOf(app.db, holderOf(actor));
  return rows.map(({ entry: { reference, day, status }, doctorName, hospitalName }) => ({
    reference,
    day,
    isOffered: status === 'offered',
    doctorName,
    hospitalName,
  }));
}

/**
 * Books the offered slot, once however often it is requested. Throws waiting_entry_unknown (404), offer_over (409)
 * when the offer has expired, kept_by_service (409), and the errors of `holdSlot` when the doctor went on leave
 * meanwhile.
 */
export async function acceptOffer(app: Ports, actor: Actor, way: SignInMethod): Promise<{ reference: string }> {
  requireInternalScheduler(app);
  const known = await openEntry(app, actor, way);
  const settings = await readSetting(app, 'appointments');
  return guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, known.doctorId);
      const entry = await lockEntry(tx, known.id);
      if (entry.status === 'booked') return { reference: (await findReference(tx, entry.appointmentId!))!.reference };
      const offer = await openOffer(app, tx, entry);
      const held = await findHeldSlot(tx, offer.appointmentId);
      if (!held) throw offerOver();
      const ownSeat = { startsAtMs: held.startsAt.getTime(), endsAtMs: held.endsAt.getTime(), seat: held.seat };
      await availableSlotIn(app, tx, {
        slotRequest: { doctorId: entry.doctorId, hospitalId: entry.hospitalId, startsAt: held.startsAt, ...settings },
        ignoring: ownSeat,
        // The slot was offered within the session's limits; these must not shorten the time to answer.
        isStaff: true,
      });
      const row = await bookHeld(app, tx, { entry, held });
      await updateOffer(tx, offer.id, { state: 'accepted', answeredAt: app.clock.now() });
      await updateEntry(tx, entry.id, { status: 'booked', appointmentId: row.id, updatedAt: app.clock.now() });
      return { reference: row.reference };
    }),
  );
}

/** Declines the offer: the slot goes to the next patient, and the entry stays on the list. Throws offer_over (409). */
export async function declineOffer(app: Ports, actor: Actor, way: SignInMethod): Promise<void> {
  const known = await openEntry(app, actor, way);
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, known.doctorId);
      const entry = await lockEntry(tx, known.id);
      const offer = await openOffer(app, tx, entry);
      await deleteHeldSlot(tx, offer.appointmentId);
      await updateOffer(tx, offer.id, { state: 'declined', answeredAt: app.clock.now() });
      await updateEntry(tx, entry.id, { status: 'waiting', updatedAt: app.clock.now() });
      await offerNext(app, tx, entry.doctorId);
    }),
  );
}

/**
 * Leaves the list; a held slot goes to the next patient. Leaving twice is allowed. Throws waiting_ended (409) once it
 * was booked or closed.
 */
export async function leaveWaitingList(app: Ports, actor: Actor, way: SignInMethod): Promise<void> {
  const known = await openEntry(app, actor, way);
  await guarded(() =>
    inTransaction(app.db, async (tx) => {
      await lockSchedule(tx, known.doctorId);
      const entry = await lockEntry(tx, known.id);
      if (entry.status === 'left') return;
      if (!mayBecome(entry.status, 'left')) throw waitingEnded();
      await endEntry(tx, { entry, to: 'left', now: app.clock.now() });
      await offerNext(app, tx, entry.doctorId);
    }),
  );
}

async function openEntry(app: Ports, actor: Actor, { reference, key }: SignInMethod): Promise<EntryRow> {
  const entry = /^W[0-9A-Z]{9}$/.test(reference) ? await findEntry(app.db, reference) : undefined;
  const isOwn = (actor.kind === 'guest' || actor.kind === 'patient') && entry?.holderHash === holderOf(actor);
  // Hashes are compared, so that the duration reveals nothing about the key.
  const hasKey = entry && app.secrets.hash(key) === app.secrets.hash(keyOfEntry(app, entry.id));
  if (!entry || (!isOwn && !hasKey)) throw waitingUnknown();
  return entry;
}

async function openOffer(app: Ports, tx: Transaction, entry: EntryRow): Promise<OfferRow> {
  if (!liveStates.includes(entry.status)) throw waitingEnded();
  const offer = await findOpenOffer(tx, entry.id);
  if (!offer || offer.expiresAt <= app.clock.now()) throw offerOver();
  return offer;
}

async function bookHeld(
  app: Ports,
  tx: Transaction,
  { entry, held }: { entry: EntryRow; held: AppointmentRow },
): Promise<AppointmentRow> {
  const { doctor, brand } = await noticeFor(tx, entry);
  const [status, now] = [statusFor(doctor), app.clock.now()];
  const row = await updateAppointment(tx, held.id, {
    ...resealed(app, entry, held.id),
    phoneHash: entry.phoneHash,
    visit: entry.visit,
    payer: entry.payer,
    insurer: entry.insurer,
    consentVersion: entry.consentVersion,
    personId: entry.personId,
    holderHash: entry.holderHash,
    language: entry.language,
    status,
    heldUntil: null,
    updatedAt: now,
  });
  await insertHistory(tx, { appointmentId: row.id, at: now, fromStatus: 'held', toStatus: status, by: 'patient' });
  await notifyOfAppointment(app, tx, { row, doctor, brand });
  return row;
}

/** The entry's sealed values for its appointment: a sealed value opens only in its own row, and is sealed again. */
function resealed(app: Ports, { id, patientName, phone, email, reason }: EntryRow, appointmentId: string) {
  const moved = (column: string, sealed: string) =>
    app.secrets.seal(app.secrets.open(sealed, ['waiting_list_entries', column, id]), [
      'appointments',
      column,
      appointmentId,
    ]);
  return {
    patientName: moved('patient_name', patientName),
    phone: moved('phone', phone),
    email: moved('email', email),
    reason: reason && moved('reason', reason),
  };
}

async function modeOf(app: Pick<App, 'db'>, offer: OfferRow): Promise<'in_person' | 'teleconsult'> {
  return (await findReference(app.db, offer.appointmentId))?.mode ?? 'in_person';
}
