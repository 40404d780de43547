/** A recurring session as the columns of its row. */
import type { RecurringSession } from '../schedule-change.schema.ts';

/** Only a monthly session stores weeks of the month, and only a session on dates stores dates. */
export function rowOf({ from, to, monthWeeks, monthDays, recurrence, ...session }: RecurringSession) {
  return {
    ...session,
    recurrence,
    startsAt: from,
    endsAt: to,
    monthWeeks: recurrence === 'monthly' ? monthWeeks.toSorted(byNumber) : null,
    monthDays: recurrence === 'monthly_dates' ? [...new Set(monthDays)].toSorted(byNumber) : null,
  };
}

const byNumber = (a: number, b: number) => a - b;
