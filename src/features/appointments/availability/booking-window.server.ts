/**
 * The booking window: for how many days from today visitors may book. One staff setting for cards, calendars, calls
 * and partners; a session may open earlier or later than the group.
 */
import type { App } from '#src/platform/app.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { listOwnWindows } from './data/schedules.store.server.ts';

/** The group's number of days, including today. */
export async function bookingWindow(app: Pick<App, 'db'>): Promise<number> {
  return (await readSetting(app, 'appointments')).bookingWindowDays;
}

/**
 * The group's booking window, and the number of days to read: more where a session of these doctors opens earlier. The
 * doctors with windows of their own are few and are cached, because every card asks for them.
 */
export async function bookingDays(
  app: Pick<App, 'db' | 'cache' | 'clock'>,
  doctorIds: readonly number[],
): Promise<{ bookingWindowDays: number; days: number }> {
  const today = malaysianDay(app.clock.now());
  const [bookingWindowDays, own] = await Promise.all([
    bookingWindow(app),
    app.cache.get('booking windows of sessions', ['doctors', 'appointments'], () => listOwnWindows(app, today)),
  ]);
  const asked = new Set(doctorIds);
  const longer = own.filter(([id]) => asked.has(id)).map(([, days]) => days);
  return { bookingWindowDays, days: Math.max(bookingWindowDays, ...longer) };
}

/** Whether any session of the doctor may be open to visitors on the day ('YYYY-MM-DD'). */
export function isWithin(app: Pick<App, 'clock'>, day: string, { days }: { days: number }): boolean {
  return day < addDays(malaysianDay(app.clock.now()), days);
}
