/** Bookings that a change of a doctor's schedule affects: the proposed slots, and the decision of staff for each. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { movedAppointment, type AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { findSchedules, type DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { applyChange, askPatient, patientOf } from '#src/features/appointments/front-desk/front-desk.server.ts';
import {
  answerDueAt,
  proposalLimits,
  type ProposalReason,
} from '#src/features/appointments/time-proposals/time-proposals.rules.ts';
import { proposalsShown, type BookingDecision } from './booking-plan.rules.ts';
import { frontDeskWindowDays } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import {
  slotsOfDay,
  type OccupiedSeat,
  type Schedule,
  type Slot,
  type AppointmentMode,
} from '#src/features/appointments/availability/slots.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export interface AffectedBooking {
  reference: string;
  patientName: string;
  startsAt: Date;
  hospitalId: number;
  /** Up to three available slots, best first; none when the doctor has none in the coming weeks. */
  proposals: Date[];
  /** Up to three later slots, about which the patient has time to answer. */
  questions: Date[];
}

/** The decision for each affected booking, by its reference. */
export type BookingPlan = ReadonlyMap<string, BookingDecision>;

/** The doctor's schedule over the weeks from which slots are proposed. */
export async function scheduleOfFrontDesk(app: Ports, doctorId: number): Promise<DoctorSchedule | undefined> {
  const now = app.clock.now();
  const to = new Date(now.getTime() + frontDeskWindowDays * 86_400_000);
  return (await findSchedules(app, { doctorIds: [doctorId], from: now, to, now })).get(doctorId);
}

/**
 * Proposes slots by the schedule after the change, one booking after the other, so that two patients do not get the
 * same first choice.
 */
export function withProposals(
  app: Pick<Ports, 'clock' | 'secrets'>,
  schedule: DoctorSchedule | undefined,
  bookings: readonly AppointmentRow[],
): AffectedBooking[] {
  const now = app.clock.now();
  const promised: OccupiedSeat[] = [];
  const timesFor = (row: AppointmentRow, leadMinutes: number) =>
    schedule?.hasLiveSchedule
      ? availableSlots(schedule, promised, { now, leadMinutes, hospitalId: row.hospitalId, mode: row.mode })
      : [];
  return bookings.map((row) => {
    const proposals = timesFor(row, limits.leadMinutes);
    const questions = timesFor(row, proposalLimits.leadHours * 60).filter(
      ({ startsAtMs }) => answerDueAt({ now, from: row.startsAt, to: new Date(startsAtMs) }) !== null,
    );
    for (const first of [proposals[0], questions[0]])
      if (first) promised.push({ startsAtMs: first.startsAtMs, endsAtMs: first.endsAtMs, seat: first.freeSeats[0]! });
    return {
      reference: row.reference,
      patientName: row.patientName ? app.secrets.open(row.patientName, ['appointments', 'patient_name', row.id]) : '',
      startsAt: row.startsAt,
      hospitalId: row.hospitalId,
      proposals: proposals.map(({ startsAtMs }) => new Date(startsAtMs)),
      questions: questions.map(({ startsAtMs }) => new Date(startsAtMs)),
    };
  });
}

function availableSlots(
  schedule: Schedule,
  promised: readonly OccupiedSeat[],
  view: { now: Date; leadMinutes: number; hospitalId: number; mode: AppointmentMode },
): Slot[] {
  const today = malaysianDay(view.now);
  const plan = { ...schedule, occupied: [...schedule.occupied, ...promised] };
  const available: Slot[] = [];
  for (let ahead = 0; ahead < frontDeskWindowDays && available.length < proposalsShown; ahead += 1) {
    const slots = slotsOfDay(plan, addDays(today, ahead), view);
    available.push(
      ...slots.filter(({ freeSeats }) => freeSeats.length > 0).slice(0, proposalsShown - available.length),
    );
  }
  return available;
}

/** Records in the audit log that staff saw the names of these bookings' patients. */
export async function recordAffected(
  app: Ports,
  tx: Transaction,
  { staff, bookings, where }: { staff: Staff; bookings: readonly AppointmentRow[]; where: string },
): Promise<void> {
  await recordAccesses(app, tx, {
    actor: staff,
    accesses: bookings.map((row) => ({
      subjectKind: 'appointment',
      subjectId: row.reference,
      hospitalId: row.hospitalId,
      detail: { where },
      ...patientOf(row),
    })),
  });
}

interface Plan {
  staff: Staff;
  bookings: readonly AppointmentRow[];
  plan: BookingPlan;
  reason: string;
  settings: { bookingWindowDays: number };
  /** What changed: a question to the patient names it in the list of new times. */
  because: Extract<ProposalReason, 'leave' | 'schedule'>;
}

/**
 * Moves or cancels each booking as planned, or asks its patient, with history and message; the schedule must be locked.
 * A booking with 'stay' keeps its time. Throws slot_taken (409), slot_off_grid, asked_too_late (422) and the other
 * errors of a new time.
 */
export async function carryOut(app: Ports, tx: Transaction, input: Plan): Promise<void> {
  for (const booking of input.bookings) {
    const decision = input.plan.get(booking.reference)!;
    if (decision === 'stay') continue;
    if (decision !== 'cancel' && 'ask' in decision)
      await askPatient(app, tx, {
        staff: input.staff,
        appointment: booking,
        doctorId: booking.doctorId,
        startsAt: decision.ask,
        reason: input.because,
      });
    else await changeBooking(app, tx, { ...input, booking, decision });
  }
}

async function changeBooking(
  app: Ports,
  tx: Transaction,
  {
    staff,
    booking,
    decision,
    reason,
    settings,
  }: Pick<Plan, 'staff' | 'reason' | 'settings'> & { booking: AppointmentRow; decision: Date | 'cancel' },
): Promise<void> {
  await applyChange(app, tx, {
    staff,
    id: booking.id,
    change: { to: decision === 'cancel' ? 'cancelled' : 'rescheduled', note: reason },
    decide: async (inside, row) =>
      decision === 'cancel'
        ? {
            cancelledBy: 'staff',
            cancelReason: app.secrets.seal(reason, ['appointments', 'cancel_reason', row.id]),
          }
        : movedAppointment(app, inside, {
            row,
            to: { startsAt: decision, hospitalId: row.hospitalId },
            bookingWindowDays: settings.bookingWindowDays,
            isStaff: true,
          }),
  });
}
