/**
 * Holds and bookings: the holder's live hold of a slot, or a new row for it, under the lock of the doctor's schedule.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Slot } from '#src/features/appointments/availability/slots.rules.ts';
import {
  deleteExpiredAndFindHold,
  deleteHolds,
  insertAppointment,
  lockSchedule,
  updateAppointment,
  type AppointmentChange,
  type AppointmentRow,
} from '../data/appointments.store.server.ts';
import type { SlotRequest } from './slot-reservation.server.ts';

export interface Hold {
  holdId: string;
  doctorId: number;
  hospitalId: number;
  mode: 'in_person' | 'teleconsult';
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
  /** The session's room; null for the doctor's own at the hospital. */
  room: string | null;
}

/** The holder, the duration, and the source of a free seat when there is no hold yet. */
export interface HoldRequest extends SlotRequest {
  holderHash: string;
  holdMinutes: number;
  language: Language;
  take(tx: Transaction): Promise<Slot>;
}

/** A slot that is the holder's: by a hold that is in the database, or by the row of a new one, which is not yet. */
export type Reserved = { id: string; hold: AppointmentRow } | { id: string; row: ReturnType<typeof rowOf> };

type Ports = Pick<App, 'clock' | 'random' | 'dailyCounts'>;

/** Holds a slot within the caller's transaction, which locks the doctor's schedule until it ends. */
export async function holdIn(app: Ports, tx: Transaction, slotRequest: HoldRequest): Promise<AppointmentRow> {
  const reserved = await reserveIn(app, tx, slotRequest);
  return 'hold' in reserved ? reserved.hold : insertAppointment(tx, reserved.row);
}

/** Turns the reserved slot into an appointment: a hold is changed, and a new row is written once, as it is to be. */
export function bookReserved(tx: Transaction, reserved: Reserved, change: AppointmentChange): Promise<AppointmentRow> {
  return 'hold' in reserved
    ? updateAppointment(tx, reserved.id, change)
    : insertAppointment(tx, { ...reserved.row, ...change });
}

/** Reserves a slot for `holdIn` or `bookReserved`, and locks the doctor's schedule until the transaction ends. */
export async function reserveIn(app: Ports, tx: Transaction, slotRequest: HoldRequest): Promise<Reserved> {
  const now = app.clock.now();
  const { holderHash, doctorId } = slotRequest;
  await lockSchedule(tx, doctorId);
  const own = await deleteExpiredAndFindHold(tx, { holderHash, doctorId, now });
  const isSame =
    own?.startsAt.getTime() === slotRequest.startsAt.getTime() &&
    (slotRequest.hospitalId ?? own.hospitalId) === own.hospitalId;
  // The expiry is not renewed, so that nobody can keep a slot from others by asking for it again and again.
  if (own && isSame) return { id: own.id, hold: own };
  if (own) await deleteHolds(tx, { holderHash, id: own.id });
  const row = rowOf(app, slotRequest, { slot: await slotRequest.take(tx), now });
  // A repeated request for the same hold (above) is not counted again.
  app.dailyCounts.raise('booking_held', doctorId);
  return { id: row.id, row };
}

function rowOf(
  { random }: Pick<App, 'random'>,
  { doctorId, holderHash, holdMinutes, language }: HoldRequest,
  { slot, now }: { slot: Slot; now: Date },
) {
  return {
    id: random.uuid(),
    reference: random.reference('A'),
    doctorId,
    hospitalId: slot.hospitalId,
    mode: slot.mode,
    seat: slot.freeSeats[0]!,
    startsAt: new Date(slot.startsAtMs),
    endsAt: new Date(slot.endsAtMs),
    noticeHours: slot.noticeHours ?? null,
    room: slot.room ?? null,
    status: 'held' as const,
    holderHash,
    heldUntil: new Date(now.getTime() + holdMinutes * 60_000),
    language,
    createdAt: now,
    updatedAt: now,
  };
}

/** The hold of a row whose status is `held`. */
export function holdOf(row: AppointmentRow): Hold {
  return {
    holdId: row.id,
    doctorId: row.doctorId,
    hospitalId: row.hospitalId,
    mode: row.mode,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    heldUntil: row.heldUntil!,
    room: row.room,
  };
}
