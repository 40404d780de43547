/**
 * The scheduler port as features use it: which slots are free, and the state of a booking. Implemented on our own
 * tables, or by a hospital's appointment service.
 */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { KeyedRequest } from '#src/platform/idempotency/idempotency.server.ts';
import type { BookingAnswer } from './reservation/booking-record.server.ts';
import type { AppointmentRow } from './data/appointments.store.server.ts';
import type { BookableDoctor } from './data/bookable-doctors.store.server.ts';
import type { SlotRequest } from './reservation/slot-reservation.server.ts';
import type { Day, Slot, AppointmentMode } from '#src/features/appointments/availability/slots.rules.ts';

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
  mode: AppointmentMode;
  seatsLeft: number;
  /** Hours before the start until which the patient may change it, where its session sets its own. */
  noticeHours?: number;
  /** The session's room, where it has one of its own. */
  room?: string;
}

export interface NextAvailableSlot {
  startsAt: Date;
  hospitalId: number;
  mode: AppointmentMode;
  /** Hours before the start at which online booking closes, where its session sets more than the group. */
  leadHours?: number;
  /** The next slots after it, which a list shows beside it. */
  later?: readonly Omit<NextAvailableSlot, 'later'>[];
}

/** Returns the requested slot with a free seat; runs inside the transaction that has locked the doctor's schedule. */
export type ReserveSlot = (tx: Transaction) => Promise<Slot>;

export type SlotPorts = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;
export type SchedulerPorts = SlotPorts & Pick<App, 'random' | 'secrets' | 'config' | 'metrics' | 'dailyCounts'>;

/** Writes the booking into our table, in the given transaction, with the state that the scheduler decided. */
export type RecordBooking = (
  tx: Transaction,
  statusOf: (doctor: BookableDoctor) => AppointmentRow['status'],
) => Promise<{ row: AppointmentRow; doctor: BookableDoctor }>;

/** A booking whose phone was verified: by the code with this id, or earlier. */
export interface ProvedBooking {
  record: RecordBooking;
  request: KeyedRequest | undefined;
  codeId: string | null;
}

/** The scheduler port. When the service does not answer, its functions throw service_away (503). */
export interface Scheduler {
  /**
   * Whether our own tables are the scheduler: only then can appointments be moved, waited for and changed by our
   * front desk.
   */
  readonly isInternal: boolean;
  /** The doctor as bookable; undefined for an unknown one. */
  findDoctor(app: SlotPorts, by: { slug: string } | { id: number }): Promise<BookableDoctor | undefined>;
  /** The coming days, each with its number of available slots or why it has none. Throws doctor_unknown. */
  availability(
    app: SlotPorts,
    input: { doctorId: number; hospitalId?: number; days: number; bookingWindowDays: number },
  ): Promise<Availability>;
  /**
   * The available slots of one day ('YYYY-MM-DD'), in order; empty when the day is closed, past or full. Throws
   * doctor_unknown.
   */
  availableSlots(
    app: SlotPorts,
    input: { doctorId: number; hospitalId?: number; day: string; bookingWindowDays: number },
  ): Promise<AvailableSlot[]>;
  /**
   * The first available slot of each doctor within that many days, with the two after it; a doctor without one is
   * absent. Null where the service can only be asked doctor by doctor.
   */
  nextAvailableSlots(
    app: SlotPorts,
    doctorIds: readonly number[],
    wanted: { days: number; bookingWindowDays: number; mode?: AppointmentMode },
  ): Promise<Map<number, NextAvailableSlot> | null>;
  /** Called before a hold's transaction begins, so that no lock is held during a network call. Errors of `holdSlot`. */
  findSlot(
    app: SlotPorts,
    slotRequest: SlotRequest & { holderHash: string; bookingWindowDays: number },
  ): Promise<ReserveSlot>;
  /** Records the booking, sends it to the service and returns its answer. Null where our own tables decide. */
  readonly sendBooking: ((app: SchedulerPorts, proved: ProvedBooking) => Promise<BookingAnswer>) | null;
  /**
   * Called before an appointment is cancelled; the function that it returns runs in the transaction of the change.
   * Throws not_changeable (409), service_away (503).
   */
  cancel(
    app: SchedulerPorts,
    row: AppointmentRow,
    reason: string | undefined,
  ): Promise<(tx: Transaction) => Promise<void>>;
  /**
   * Updates our record of an appointment from the service. False when the service did not answer: the record is then
   * unchanged.
   */
  refresh(app: SchedulerPorts, own: { holderHash: string; reference: string }): Promise<boolean>;
}
