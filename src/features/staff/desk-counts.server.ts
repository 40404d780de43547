/** What waits at each desk, for the console's first page. A desk without a count here simply shows none. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countParked } from '#src/platform/outbox/outbox.server.ts';
import { countWaitingRequests } from '#src/features/appointments/front-desk.server.ts';
import { countWaitingForms } from '#src/features/forms/forms-desk.server.ts';
import type { ShownDesk } from './staff.server.ts';

type Counter = (app: App, staff: Staff) => Promise<number>;

const counters: Record<string, Counter> = {
  '/staff/enquiries': countWaitingForms,
  '/staff/appointments': countWaitingRequests,
  '/staff/dead-letters': (app) => countParked(app),
};

/** How many things wait at each of these desks, by the desk's path. */
export async function countWaiting(app: App, staff: Staff, desks: readonly ShownDesk[]): Promise<Record<string, number>> {
  const counted = await Promise.all(desks.flatMap(({ path }) => (counters[path] ? [counters[path](app, staff).then((count) => [path, count] as const)] : [])));
  return Object.fromEntries(counted);
}
