/** How long something has waited, in the largest unit that fits. */
export interface Age {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

const minuteMs = 60_000;

/**
 * The time from `since` to `now`, rounded down: in minutes during the first hour, in hours during the first two days,
 * then in days.
 */
export function ageOf(since: Date, now: Date): Age {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / minuteMs));
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' };
}

/** '3 days', '3 hari', '3天'. */
export function ageWords({ count, unit }: Age, language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
