/**
 * Limits how many requests this process works on at once. Beyond the limit visitors are told at once to come back.
 * Without a limit, five times the usual load would make every answer late, even for people who book and pay.
 */
import pLimit from 'p-limit';
import type { App } from '#src/platform/app.ts';
import type { Address } from '#src/routes/address.ts';
import type { Language } from '#src/shared/languages.ts';
import type { RenderPage } from '../pages/pages.ts';
import { matchRoute } from '../pages/route-matcher.ts';

/**
 * Each lane has its own limit, so that neither waits for the other. `browsing`: pages and calls that are the same for
 * everyone. `booking`: everything of one person, who books, pays, signs in, reads private pages or sends something.
 */
export type Lane = 'booking' | 'browsing';

/**
 * Browsing gets few places: rendering keeps the processor busy, so more at once would only make each of them later, and
 * a booking never waits behind more than these. Its queue is as long as the number of pages that a busy machine renders
 * in a second.
 */
const limits: Readonly<Record<Lane, Limit>> = {
  browsing: { atOnce: 6, waiting: 30, longestMs: 4_000 },
  booking: { atOnce: 30, waiting: 300, longestMs: 8_000 },
};

/**
 * While more bookings than `many` are under way, only `browsing` pages for everyone are made at once: all of them share
 * one processor, and whoever books or pays comes first. Never none: bookings may wait for a silent service meanwhile.
 */
const besideBookings = { many: 12, browsing: 2 };

interface Limit {
  atOnce: number;
  waiting: number;
  /** A visitor who has waited this long has gone or asks again: the work is not started. */
  longestMs: number;
}

export interface Admission {
  /** Whether work of that lane would be refused now. */
  isFull(lane: Lane): boolean;
  /**
   * Does the work when its turn comes; calls `refuse` when too much work waits already, or when this work has waited
   * too long.
   */
  run<Result>(lane: Lane, work: () => Promise<Result>, refuse: () => Result | Promise<Result>): Promise<Result>;
}

/** The admission of this process. */
export function createAdmission({ metrics }: Pick<App, 'metrics'>): Admission {
  const lanes = {
    browsing: pLimit(limits.browsing.atOnce),
    booking: pLimit(limits.booking.atOnce),
  };
  const isFull = (lane: Lane) => lanes[lane].pendingCount >= limits[lane].waiting;
  const shareOut = () => {
    const bookings = lanes.booking.activeCount + lanes.booking.pendingCount;
    const places = bookings > besideBookings.many ? besideBookings.browsing : limits.browsing.atOnce;
    if (lanes.browsing.concurrency !== places) lanes.browsing.concurrency = places;
  };
  return {
    isFull,
    run(lane, work, refuse) {
      const refused = () => {
        metrics.refusedRequests.inc({ lane });
        return refuse();
      };
      if (isFull(lane)) return Promise.resolve(refused());
      const cameAt = performance.now();
      const answer = lanes[lane](async () =>
        performance.now() - cameAt > limits[lane].longestMs ? refused() : work(),
      );
      if (lane === 'browsing') return answer;
      shareOut();
      return answer.finally(shareOut);
    },
  };
}

/** The lane of a page: steps of booking or buying belong to `booking`, public or not. */
export function laneOfPage({ access, isFlow }: Pick<Address, 'access' | 'isFlow'>, method: string): Lane {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !access && !isFlow ? 'browsing' : 'booking';
}

/** Renders pages when their turn comes; `refuse` answers in the page's language. */
export function admittedPages(
  render: RenderPage,
  admission: Admission,
  refuse: (language: Language) => Promise<Response>,
): RenderPage {
  return (request, visit) => {
    const { address, language } = matchRoute(new URL(request.url).pathname);
    return admission.run(
      laneOfPage(address, request.method),
      () => render(request, visit),
      () => refuse(language),
    );
  };
}

/** First segments of calls that read one person's data, or the slots that a booking needs. */
const ownCalls =
  /^\/api\/(?:appointment|auth|engine|guarantee_letter|healthpackages\/getcart|mail|medical_card|order|payment|profile|teleconsult|waiting_list)(?:\/|$)/;

/** The lane of a call of the API. */
export function laneOfCall(path: string, method: string): Lane {
  return method === 'GET' && !ownCalls.test(path) ? 'browsing' : 'booking';
}
