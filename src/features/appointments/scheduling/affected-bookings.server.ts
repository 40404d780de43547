/** Bookings that a change of a doctor's schedule affects: the proposed slots, and the decision of staff for each. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { limits } from '#src/features/appointments/appointments/appointments.rules.ts';
import { movedAppointment, type AppointmentRow } from '#src/features/appointments/appointments/appointments.server.ts';
import { findSchedules, type DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { applyChange, patientOf } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { frontDeskWindowDays } from '#src/features/appointments/front-desk/front-desk.rules.ts';
import {
  slotsOfDay,
  type OccupiedSeat,
  type Schedule,
  type Slot,
} from '#src/features/appointments/availability/slots.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'secrets' | 'config' | 'random' | 'appointmentService'>;

export interface AffectedBooking {
  reference: string;
  patientName: string;
  startsAt: Date;
  hospitalId: number;
  /** Up to three available slots, best first; none when the doctor has none in the coming weeks. */
  proposals: Date[];
}

/** For each affected booking, by its reference: a new time, 'cancel', or 'stay'. */
export type BookingPlan = ReadonlyMap<string, Date | 'cancel' | 'stay'>;

const proposalsShown = 3;

/** The doctor's schedule over the weeks from which slots are proposed. */
export async function deskSchedule(app: Ports, doctorId: number): Promise<DoctorSchedule | undefined> {
  const now = app.clock.now();
  const to = new Date(now.getTime() + frontDeskWindowDays * 86_400_000);
  return (await findSchedules(app, { doctorIds: [doctorId], from: now, to, now })).get(doctorId);
}

/**
 * Proposes slots by the schedule after the change, one booking after the other, so that the first choices of two
 * patients differ.
 */
export function withProposals(
  app: Pick<Ports, 'clock' | 'secrets'>,
  schedule: DoctorSchedule | undefined,
  bookings: readonly AppointmentRow[],
): AffectedBooking[] {
  const now = app.clock.now();
  const promised: OccupiedSeat[] = [];
  return bookings.map((row) => {
    const proposals = schedule?.hasLiveSchedule
      ? freeTimes(schedule, promised, { now, hospitalId: row.hospitalId })
      : [];
    const [first] = proposals;
    if (first) promised.push({ startsAtMs: first.startsAtMs, endsAtMs: first.endsAtMs, seat: first.freeSeats[0]! });
    return {
      reference: row.reference,
      patientName: row.patientName ? app.secrets.open(row.patientName, ['appointments', 'patient_name', row.id]) : '',
      startsAt: row.startsAt,
      hospitalId: row.hospitalId,
      proposals: proposals.map(({ startsAtMs }) => new Date(startsAtMs)),
    };
  });
}

function freeTimes(
  schedule: Schedule,
  promised: readonly OccupiedSeat[],
  { now, hospitalId }: { now: Date; hospitalId: number },
): Slot[] {
  const today = malaysianDay(now);
  const plan = { ...schedule, occupied: [...schedule.occupied, ...promised] };
  const free: Slot[] = [];
  for (let ahead = 0; ahead < frontDeskWindowDays && free.length < proposalsShown; ahead += 1) {
    const slots = slotsOfDay(plan, addDays(today, ahead), { now, leadMinutes: limits.leadMinutes, hospitalId });
    free.push(...slots.filter(({ freeSeats }) => freeSeats.length > 0).slice(0, proposalsShown - free.length));
  }
  return free;
}

/** Records in the audit log that staff saw the names of these bookings' patients. */
export async function recordAffected(
  app: Ports,
  tx: Transaction,
  { staff, bookings, where }: { staff: Staff; bookings: readonly AppointmentRow[]; where: string },
): Promise<void> {
  await recordAccesses(app, tx, {
    actor: staff,
    looks: bookings.map((row) => ({
      subjectKind: 'appointment',
      subjectId: row.reference,
      hospitalId: row.hospitalId,
      detail: { where },
      ...patientOf(row),
    })),
  });
}

/**
 * Moves or cancels each booking as planned, with history and message; the schedule must be locked. A booking with
 * 'stay' keeps its time. Throws slot_taken (409), slot_off_grid (422) and the other errors of a new time.
 */
export async function carryOut(
  app: Ports,
  tx: Transaction,
  {
    staff,
    bookings,
    plan,
    reason,
    settings,
  }: {
    staff: Staff;
    bookings: readonly AppointmentRow[];
    plan: BookingPlan;
    reason: string;
    settings: { bookingWindowDays: number };
  },
): Promise<void> {
  for (const booking of bookings) {
    const decision = plan.get(booking.reference)!;
    if (decision === 'stay') continue;
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
            }),
    });
  }
}
