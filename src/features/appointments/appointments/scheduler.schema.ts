/** The doctors' scheduler as the features see it: whose times are free, and what becomes of a booking. Kept by our own tables, or by a hospital's appointment service. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import type { BookingAnswer } from './booking-record.server.ts';
import type { AppointmentRow, BookableDoctor } from './data/appointments.store.server.ts';
import type { SlotRequest } from './slot-reservation.server.ts';
import type { Day, Slot, VisitMode } from '#src/features/appointments/availability/slots.rules.ts';

export interface Availability {
  doctorId: number;
  /** Without a live schedule the doctor is booked by request and `days` is empty. */
  hasLiveSchedule: boolean;
  days: Day[];
}

export interface AvailableSlot {
  startsAt: Date;
  endsAt: Date;
  hospitalId: number;
  mode: VisitMode;
  seatsLeft: number;
}

export interface NextAvailableSlot {
  startsAt: Date;
  hospitalId: number;
  mode: VisitMode;
  /** The free times after it that a list offers beside it. */
  later?: readonly Omit<NextAvailableSlot, 'later'>[];
}

/** The requested slot with a free seat, inside the transaction that has locked the doctor's schedule. */
export type ReserveSlot = (tx: Transaction) => Promise<Slot>;

export type SlotPorts = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;
export type SchedulerPorts = SlotPorts & Pick<App, 'random' | 'secrets' | 'config'>;

/** Writes the booking into our table, in the given transaction, in the state that the scheduler says. */
export type RecordBooking = (
  tx: Transaction,
  statusOf: (doctor: BookableDoctor) => AppointmentRow['status'],
) => Promise<{ row: AppointmentRow; doctor: BookableDoctor }>;

/** A booking whose phone is proved: by the code of this id, or before. */
export interface ProvedBooking {
  record: RecordBooking;
  request: KeyedRequest | undefined;
  codeId: string | null;
}

/** All that the features ask of whoever keeps the times. What nobody answers is a `service_away` failure. */
export interface Scheduler {
  /** Whether our own tables are the scheduler: only then can times be moved, waited for and changed by our front desk. */
  readonly isInternal: boolean;
  /** The doctor as one can be booked; undefined for an unknown one. */
  findDoctor(app: SlotPorts, by: { slug: string } | { id: number }): Promise<BookableDoctor | undefined>;
  /** So many coming days, each with its number of free times or why it has none. Throws doctor_unknown. */
  availability(app: SlotPorts, input: { doctorId: number; hospitalId?: number; days: number }): Promise<Availability>;
  /** The free times of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past or full. Throws doctor_unknown. */
  availableSlots(
    app: SlotPorts,
    input: { doctorId: number; hospitalId?: number; day: string },
  ): Promise<AvailableSlot[]>;
  /** The first free time of each doctor within so many days, with the two after it; a doctor without one is absent. Null where it can only be asked doctor by doctor. */
  nextAvailableSlots(
    app: SlotPorts,
    doctorIds: readonly number[],
    wanted: { days: number; mode?: VisitMode },
  ): Promise<Map<number, NextAvailableSlot> | null>;
  /** Asked before a hold's transaction begins, so that nobody waits for the network with a lock in hand. Errors of `holdSlot`. */
  findSlot(
    app: SlotPorts,
    slotRequest: SlotRequest & { holderHash: string; bookingWindowDays: number },
  ): Promise<ReserveSlot>;
  /** Records the booking, sends it to the service that decides about it, and answers what that said. Null where our own tables decide. */
  readonly sendBooking: ((app: SchedulerPorts, proved: ProvedBooking) => Promise<BookingAnswer>) | null;
  /** Asked before one's appointment is cancelled; what it answers is done in the transaction of the change. Throws not_changeable (409), service_away (503). */
  cancel(
    app: SchedulerPorts,
    row: AppointmentRow,
    reason: string | undefined,
  ): Promise<(tx: Transaction) => Promise<void>>;
  /** Brings our record of one's appointment up to date. False when nobody answered: the record is then as it was last told. */
  refresh(app: SchedulerPorts, own: { holderHash: string; reference: string }): Promise<boolean>;
}
