/**
 * The booking window: for how many days from today visitors may book. One staff setting for cards, calendars, calls
 * and partners.
 */
import type { App } from '#src/platform/app.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';

/** The number of days, including today. */
export async function bookingWindow(app: Pick<App, 'db'>): Promise<number> {
  return (await readSetting(app, 'appointments')).bookingWindowDays;
}

/** Whether the day ('YYYY-MM-DD') is inside the booking window. */
export async function isInBookingWindow(app: Pick<App, 'db' | 'clock'>, day: string): Promise<boolean> {
  return day < addDays(malaysianDay(app.clock.now()), await bookingWindow(app));
}
