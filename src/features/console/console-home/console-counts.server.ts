/** Counts of open work, for the console's home page. An admin page without a counter shows none. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { countParked } from '#src/platform/outbox/outbox.server.ts';
import { countWaitingRequests } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { countWaitingReviews } from '#src/features/publishing/editor/editor.server.ts';
import { countWaitingForms } from '#src/features/requests/submissions/submissions.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { countWaitingRefunds } from '#src/features/shop/refunds/refunds.server.ts';
import type { ShownMenuItem } from '#src/features/console/frame/frame.server.ts';

type Counter = (app: App, staff: Staff) => Promise<number>;

/** By admin page path: the counter, and the list of what it counts. */
const counters: Record<string, { count: Counter; href: string }> = {
  '/staff/appointments': { count: countWaitingRequests, href: '/staff/appointments?state=requested' },
  '/staff/enquiries': { count: countWaitingForms, href: '/staff/enquiries' },
  '/staff/guarantee-letters': {
    count: (app, staff) => countWaitingForms(app, staff, guaranteeLetterForm.name),
    href: '/staff/guarantee-letters?state=submitted',
  },
  '/staff/refunds': { count: countWaitingRefunds, href: '/staff/refunds?state=waiting' },
  '/staff/content': { count: countWaitingReviews, href: '/staff/content?attention=review' },
  '/staff/dead-letters': { count: (app) => countParked(app), href: '/staff/dead-letters' },
};

/** The number of open items of an admin page, and the address of their list. */
export interface WaitingWork {
  path: string;
  href: string;
  count: number;
}

/** The admin pages with open work, in the order of the menu. */
export async function countWaiting(
  app: App,
  staff: Staff,
  menuItems: readonly ShownMenuItem[],
): Promise<WaitingWork[]> {
  const counted = await Promise.all(
    menuItems.map(async ({ path }) => {
      const counter = counters[path];
      return counter
        ? { path, href: counter.href, count: await counter.count(app, staff) }
        : { path, href: path, count: 0 };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}
