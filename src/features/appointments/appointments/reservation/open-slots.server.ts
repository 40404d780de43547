/** Whether a slot is open to whoever asks for it. */
import type { DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { isTooSoon } from '#src/features/appointments/availability/slot-limits.rules.ts';
import type { OccupiedSeat, Slot } from '#src/features/appointments/availability/slots.rules.ts';
import { slotBeyondWindow, slotPastLead, slotTooFar } from '../appointments.errors.ts';

/** Throws slot_past, slot_too_far (422) where the limits of the slot's session, or the group's window, close it. */
export function requireOpen(
  slot: Slot | undefined,
  { startsAt, bookingWindowDays }: { startsAt: Date; bookingWindowDays: number },
  { now, isStaff }: { now: Date; isStaff: boolean },
): void {
  const { windowDays, leadHours } = slot ?? {};
  // For staff the longer of both applies.
  const days = isStaff ? Math.max(windowDays ?? 0, bookingWindowDays) : (windowDays ?? bookingWindowDays);
  if (startsAt.getTime() > now.getTime() + days * 86_400_000)
    throw windowDays == null ? slotTooFar() : slotBeyondWindow(days);
  if (leadHours && !isStaff && isTooSoon({ leadHours }, startsAt.getTime(), now)) throw slotPastLead(leadHours);
}

/** The schedule in which the seat of the appointment that is being moved counts as free. */
export function withoutSeat(schedule: DoctorSchedule, seat: OccupiedSeat | undefined): DoctorSchedule {
  if (!seat) return schedule;
  const isOther = (taken: OccupiedSeat) => taken.seat !== seat.seat || taken.startsAtMs !== seat.startsAtMs;
  return { ...schedule, occupied: schedule.occupied.filter(isOther) };
}
