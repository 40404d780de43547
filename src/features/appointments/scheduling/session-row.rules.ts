/** A recurring session as the columns of its row. */
import type { RecurringSession } from './schedule-change.schema.ts';

/** Only a monthly session keeps its weeks of the month. */
export function rowOf({ from, to, monthWeeks, recurrence, ...session }: RecurringSession) {
  return {
    ...session,
    recurrence,
    startsAt: from,
    endsAt: to,
    monthWeeks: recurrence === 'monthly' ? monthWeeks.toSorted() : null,
  };
}
