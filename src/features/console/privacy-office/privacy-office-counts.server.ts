import type { App } from '#src/platform/app.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { countOpenBreaches } from './data/breaches.store.server.ts';
import { countDueBy } from './data/privacy-requests.store.server.ts';

/** The number of requests to answer within three days, late ones included, and of open breaches. */
export async function countPrivacyWork(app: Pick<App, 'db' | 'clock'>): Promise<{ due: number; breaches: number }> {
  const [due, breaches] = await Promise.all([
    countDueBy(app.db, addDays(malaysianDay(app.clock.now()), 3)),
    countOpenBreaches(app.db),
  ]);
  return { due, breaches };
}
