/** A change of a schedule as it was sent, or what is wrong with it by field: the same from a form and from a file. */
import { addDays } from '#src/shared/dates.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { scheduleChangeSchema, type ScheduleChange } from './schedule-change.schema.ts';
import { latestFirstDays } from './schedule-plan.rules.ts';
import { fieldError } from './schedules.errors.ts';

/** A first day is within two years; a single date also not before `today`. */
export function readChange(
  sent: unknown,
  today: string,
): { change: ScheduleChange } | { faults: Record<string, MessageText> } {
  const result = scheduleChangeSchema.safeParse(sent);
  if (!result.success) return { faults: Object.fromEntries(result.error.issues.map(({ path }) => fieldError(path))) };
  const change = result.data;
  const latest = addDays(today, latestFirstDays);
  if ('session' in change && change.session.validFrom && change.session.validFrom > latest)
    return { faults: Object.fromEntries([fieldError(['validFrom'])]) };
  if ('day' in change && (change.day < today || change.day > latest))
    return { faults: Object.fromEntries([fieldError(['day'])]) };
  return { change };
}
