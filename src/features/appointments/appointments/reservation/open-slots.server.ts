/** Whether a slot is open to the actor who asks for it. */
import type { DoctorSchedule } from '#src/features/appointments/availability/availability.server.ts';
import { isTooSoon } from '#src/features/appointments/availability/slot-limits.rules.ts';
import type { OccupiedSeat, Slot } from '#src/features/appointments/availability/slots.rules.ts';
import { slotOutsideWindow, slotPastLead, slotTooFar } from '../appointments.errors.ts';

/**
 * Throws slot_past, slot_too_far (422) where the lead time or window of the slot's session, or the group's window,
 * closes it.
 */
export function requireOpen(
  slot: Slot | undefined,
  { startsAt, bookingWindowDays }: { startsAt: Date; bookingWindowDays: number },
  { now, isStaff }: { now: Date; isStaff: boolean },
): void {
  const { windowDays, leadHours } = slot ?? {};
  // For staff the longer of the two windows applies.
  const days = isStaff ? Math.max(windowDays ?? 0, bookingWindowDays) : (windowDays ?? bookingWindowDays);
  if (startsAt.getTime() > now.getTime() + days * 86_400_000)
    throw windowDays == null ? slotTooFar() : slotOutsideWindow(days);
  if (leadHours && !isStaff && isTooSoon({ leadHours }, startsAt.getTime(), now)) throw slotPastLead(leadHours);
}

/** The schedule with the seat of the moved appointment counted as free. */
export function withoutSeat(schedule: DoctorSchedule, seat: OccupiedSeat | undefined): DoctorSchedule {
  if (!seat) return schedule;
  const isOther = (taken: OccupiedSeat) => taken.seat !== seat.seat || taken.startsAtMs !== seat.startsAtMs;
  return { ...schedule, occupied: schedule.occupied.filter(isOther) };
}
