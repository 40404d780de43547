/** Counts of open work, for the console's home page. An admin page without a counter shows none. */
import type { Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import {
  countPrivacyWork,
  oldestBreach,
  oldestPrivacyRequest,
} from '#src/features/console/privacy-office/privacy-office.server.ts';
import { countParked, oldestParked } from '#src/platform/outbox/outbox.server.ts';
import { countWaitingRequests } from '#src/features/appointments/front-desk/front-desk.server.ts';
import { listWithoutApproval } from '#src/features/console/catalogue/catalogue.server.ts';
import {
  countOutlivedPackages,
  countWaitingApprovals,
  countWaitingReviews,
  oldestWaitingApproval,
  oldestWaitingReview,
} from '#src/features/publishing/editor/editor.server.ts';
import {
  countLate,
  countWaitingForms,
  mostOverdue,
  oldestWaitingForm,
} from '#src/features/requests/submissions/submissions.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { countWaitingRefunds, oldestWaitingRefund } from '#src/features/shop/refunds/refunds.server.ts';
import { hospitalsFor } from '#src/features/console/roles/staff-access.rules.ts';
import { ageOf, type Age } from './waiting-age.rules.ts';
import { findOldestRequest } from './data/today.store.server.ts';
import type { ShownMenuItem } from '#src/features/console/frame/frame.server.ts';

type Counter = (app: App, staff: Staff) => Promise<number>;
/** Since when the oldest of the counted items has waited, or is late; null where there is none. */
type Since = (app: App, staff: Staff) => Promise<Date | null>;

/** The subject of a count, where the name of its admin page does not say it. */
export type WaitingSubject = 'approval' | 'package_ends' | 'breaches' | 'late' | 'late_letters';

/** By admin page path: the counter, and the list of the counted items. */
const counters: Record<string, { count: Counter; since?: Since; href: string }> = {
  '/staff/appointments': {
    count: countWaitingRequests,
    since: ({ db, clock }, { roleAssignments }) =>
      findOldestRequest(db, { now: clock.now(), hospitals: hospitalsFor(roleAssignments, 'run_front_desk') }),
    href: '/staff/appointments?state=requested',
  },
  '/staff/enquiries': { count: countWaitingForms, since: oldestWaitingForm, href: '/staff/enquiries' },
  '/staff/guarantee-letters': {
    count: (app, staff) => countWaitingForms(app, staff, guaranteeLetterForm.name),
    since: (app, staff) => oldestWaitingForm(app, staff, guaranteeLetterForm.name),
    href: '/staff/guarantee-letters?state=submitted',
  },
  '/staff/refunds': { count: countWaitingRefunds, since: oldestWaitingRefund, href: '/staff/refunds?state=waiting' },
  '/staff/content': {
    count: countWaitingReviews,
    since: oldestWaitingReview,
    href: '/staff/content?attention=review',
  },
  '/staff/reviews': { count: countWaitingApprovals, since: oldestWaitingApproval, href: '/staff/reviews' },
  '/staff/privacy': {
    count: async (app) => (await countPrivacyWork(app)).due,
    since: oldestPrivacyRequest,
    href: '/staff/privacy',
  },
  '/staff/dead-letters': { count: (app) => countParked(app), since: oldestParked, href: '/staff/dead-letters' },
};

/**
 * Further work for an admin page: content that readers no longer see because of advertising law, and open data
 * breaches.
 */
const lapses: Record<string, { count: Counter; since?: Since; href: string; subject: WaitingSubject }> = {
  '/staff/content': {
    count: countOutlivedPackages,
    href: '/staff/content?attention=package_ends',
    subject: 'package_ends',
  },
  '/staff/enquiries': {
    count: (app, staff) => countLate(app, staff, { except: guaranteeLetterForm.name }),
    since: (app, staff) => mostOverdue(app, staff, { except: guaranteeLetterForm.name }),
    href: '/staff/enquiries?attention=late',
    subject: 'late',
  },
  '/staff/guarantee-letters': {
    count: (app, staff) => countLate(app, staff, { only: guaranteeLetterForm.name }),
    since: (app, staff) => mostOverdue(app, staff, { only: guaranteeLetterForm.name }),
    href: '/staff/guarantee-letters?attention=late',
    subject: 'late_letters',
  },
  '/staff/privacy': {
    count: async (app) => (await countPrivacyWork(app)).breaches,
    since: oldestBreach,
    href: '/staff/privacy/breaches?state=open',
    subject: 'breaches',
  },
  '/staff/catalogue': {
    count: async (app, staff) => (await listWithoutApproval(app, staff)).length,
    href: '/staff/catalogue#unapproved',
    subject: 'approval',
  },
};

/** The number of open items of an admin page, and the address of their list. */
export interface WaitingWork {
  path: string;
  href: string;
  count: number;
  subject?: WaitingSubject;
  /** How long the oldest item has waited, or is late. */
  age: Age | null;
}

/** The admin pages with open work, in the order of the menu. */
export async function countWaiting(
  app: App,
  staff: Staff,
  menuItems: readonly ShownMenuItem[],
): Promise<WaitingWork[]> {
  const counted: WaitingWork[] = await Promise.all(
    menuItems.flatMap(({ path }) =>
      [counters[path], lapses[path]]
        .filter((counter) => counter !== undefined)
        .map(async ({ count, since, ...what }) => {
          const [waiting, oldest] = await Promise.all([count(app, staff), since?.(app, staff)]);
          return { path, ...what, count: waiting, age: oldest ? ageOf(oldest, app.clock.now()) : null };
        }),
    ),
  );
  return counted.filter(({ count }) => count > 0);
}
