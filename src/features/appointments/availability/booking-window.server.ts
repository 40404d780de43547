/** For how many days from today on visitors may book: one setting of the staff for cards, calendars, calls and other programs. */
import type { App } from '#src/platform/app.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';

/** The number of days, today among them. */
export async function bookingWindow(app: Pick<App, 'db'>): Promise<number> {
  return (await readSetting(app, 'appointments')).bookingWindowDays;
}

/** Whether a visitor may book on that day ('YYYY-MM-DD') as far as the window goes. */
export async function isInBookingWindow(app: Pick<App, 'db' | 'clock'>, day: string): Promise<boolean> {
  return day < addDays(malaysianDay(app.clock.now()), await bookingWindow(app));
}
