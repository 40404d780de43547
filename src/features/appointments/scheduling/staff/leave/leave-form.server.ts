/** Reads the forms of the leave page. */
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { halfDayAt } from '#src/features/appointments/availability/leave.rules.ts';
import { leaveHalfDay, leaveHoursWrong } from '#src/features/appointments/scheduling/leave/leave.errors.ts';
import { readPlan } from '#src/features/appointments/scheduling/affected-bookings/booking-plan.rules.ts';
import type { Leave, LeavePlan } from '#src/features/appointments/scheduling/leave/doctor-leave.server.ts';

/**
 * The leave as the form sends it; the use case checks its days and times. Throws leave_half_day, leave_hours_wrong
 * (422).
 */
export function leaveOf(form: FormData): Leave {
  const part = textOf(form, 'part', 10);
  const [startsOn, endsOn] = [textOf(form, 'from', 10), textOf(form, 'to', 10)];
  const leave = { doctorId: Number(textOf(form, 'doctor')), startsOn, endsOn, startsAt: null, endsAt: null };
  if (part === 'hours') {
    const hours = { startsAt: timeOf(form, 'fromTime'), endsAt: timeOf(form, 'toTime') };
    if (!hours.startsAt && !hours.endsAt) throw leaveHoursWrong();
    return { ...leave, ...hours };
  }
  if (part !== 'morning' && part !== 'afternoon') return leave;
  if (startsOn !== endsOn) throw leaveHalfDay();
  return part === 'morning' ? { ...leave, endsAt: halfDayAt } : { ...leave, startsAt: halfDayAt };
}

/** A time of the form; midnight is the beginning or the end of a day, which are null. */
function timeOf(form: FormData, name: string): string | null {
  const time = textOf(form, name, 5);
  return time === '' || time === '00:00' ? null : time;
}

/** The decisions for the affected bookings: during leave no booking can stay. */
export function planOf(form: FormData): LeavePlan {
  return new Map([...readPlan(form)].flatMap(([reference, one]) => (one === 'stay' ? [] : [[reference, one]])));
}
