import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { countOpenBreaches, findOldestBreach } from './data/breaches.store.server.ts';
import { countDueBy, findOldestDueBy } from './data/privacy-requests.store.server.ts';

type Ports = Pick<App, 'db' | 'clock'>;

/** The last day of what has to be answered soon. */
const soon = (app: Ports) => addDays(malaysianDay(app.clock.now()), 3);

/** The number of requests to answer within three days, late ones included, and of open breaches. */
export async function countPrivacyWork(app: Ports): Promise<{ due: number; breaches: number }> {
  const [due, breaches] = await Promise.all([countDueBy(app.db, soon(app)), countOpenBreaches(app.db)]);
  return { due, breaches };
}

/** Since when the first of these requests waits; null where none does. */
export async function oldestPrivacyRequest(app: Ports): Promise<Date | null> {
  const day = await findOldestDueBy(app.db, soon(app));
  return day === undefined ? null : atMalaysianTime(day, '00:00');
}

/** Since when the first of the open breaches is known; null where there is none. */
export const oldestBreach = (app: Pick<App, 'db'>): Promise<Date | null> => findOldestBreach(app.db);
