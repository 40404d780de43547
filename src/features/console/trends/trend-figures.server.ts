/**
 * Trends: how bookings, enquiries and sales develop by week or month. They are only counts: no figure names a person.
 */
import type { Actor, RoleAssignment } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { hospitalsFor, mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { readTypes } from '#src/features/site/page-views/page-views.rules.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import {
  countAnswers,
  countBookings,
  countMemberships,
  countNoShows,
  countWaiting,
  medianLeadTime,
  sumSales,
} from './data/trends.store.server.ts';
import { countFunnel, countReading, countSearches } from './data/interest.store.server.ts';
import type { TrendQuestion } from './data/trend-rows.store.server.ts';
import { promisedKinds } from './trend-sources.server.ts';
import { countAvailableCapacity } from './available-capacity.server.ts';
import {
  filledRows,
  periodStarts,
  trendNames,
  trends,
  weeksFrom,
  type TrendName,
  type TrendPeriod,
  type TrendRow,
} from './trends.rules.ts';
import { typedId } from '#src/shared/identifiers/typed-id.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'cache' | 'appointmentService'>;

/** The figures of a past week are cached for five minutes. */
const weekCacheMs = 5 * 60_000;

export interface TrendChoice {
  by: TrendPeriod;
  /** One hospital, or null for all of the reader's. */
  hospitalId: number | null;
  /** Some of the figures; all where absent. */
  only?: readonly TrendName[];
}

export interface TrendFigure {
  name: TrendName;
  /** Oldest first; the last is the running period, except for figures that look ahead. */
  rows: TrendRow[];
}

/** The choice in an address; weeks and all hospitals where the address has no valid one. */
export function trendChoiceOf(query: URLSearchParams): TrendChoice {
  return {
    by: query.get('by') === 'month' ? 'month' : 'week',
    hospitalId: typedId(query.get('hospital')) ?? null,
  };
}

/** The figures that the reader's roles allow, each for the hospitals of the role. Throws 403 for everybody else. */
export async function viewTrends(app: Ports, actor: Actor, choice: TrendChoice): Promise<TrendFigure[]> {
  const { roleAssignments } = requireStaff(actor, 'read_trends');
  const today = malaysianDay(app.clock.now());
  const figures: TrendFigure[] = [];
  // One after the other: counting a year must not take all connections from visitors.
  for (const name of choice.only ?? trendNames) {
    const hospitals = reachOf(roleAssignments, name, choice.hospitalId);
    if (hospitals === null || (name === 'free_capacity' && app.appointmentService)) continue;
    const starts = trends[name].isAhead ? weeksFrom(today) : periodStarts(choice.by, today);
    const question = questionOf(choice, { starts, today, hospitals });
    figures.push({ name, rows: filledRows(name, starts, await counters[name](app, question)) });
  }
  return figures;
}

/** The period and hospitals for counting a figure, from the first of its periods to today. */
export function questionOf(
  { by }: TrendChoice,
  about: { starts: readonly string[]; today: string; hospitals: 'all' | readonly number[] },
): TrendQuestion {
  return {
    by,
    from: atMalaysianTime(about.starts[0]!, '00:00'),
    until: atMalaysianTime(addDays(about.today, 1), '00:00'),
    hospitals: about.hospitals,
  };
}

/**
 * The figures of the week that begins on `monday`, for role assignments: each has one row. Figures that look ahead are
 * left out.
 */
export async function weekFigures(
  app: Ports,
  roleAssignments: readonly RoleAssignment[],
  monday: string,
): Promise<TrendFigure[]> {
  if (!mayDo(roleAssignments, 'read_trends')) return [];
  const figures: TrendFigure[] = [];
  for (const name of trendNames) {
    const hospitals = reachOf(roleAssignments, name, null);
    if (hospitals === null || trends[name].isAhead) continue;
    const question = {
      by: 'week' as const,
      from: atMalaysianTime(monday, '00:00'),
      until: atMalaysianTime(addDays(monday, 7), '00:00'),
      hospitals,
    };
    // Many readers have the same role, so each figure is counted once for all of them.
    const found = await app.cache.get(
      { name: `week ${monday} ${name} ${String(hospitals)}`, maxAgeMs: weekCacheMs },
      [],
      () => counters[name](app, question),
    );
    figures.push({ name, rows: filledRows(name, [monday], found) });
  }
  return figures;
}

/** The hospitals for which the reader sees the figure; null for none. */
export function reachOf(
  roleAssignments: readonly RoleAssignment[],
  name: TrendName,
  hospitalId: number | null,
): 'all' | readonly number[] | null {
  const scope = hospitalsFor(roleAssignments, trends[name].action);
  if (trends[name].isGroupWide) return scope === 'all' && hospitalId === null ? 'all' : null;
  if (scope !== 'all' && scope.length === 0) return null;
  if (hospitalId === null) return scope;
  return scope === 'all' || scope.includes(hospitalId) ? [hospitalId] : null;
}

const counters: Record<TrendName, (app: Ports, question: TrendQuestion) => Promise<TrendRow[]>> = {
  bookings: ({ db }, question) => countBookings(db, question),
  lead_time: ({ db }, question) => medianLeadTime(db, question),
  no_shows: ({ db }, question) => countNoShows(db, question),
  free_capacity: (app, { hospitals }) => countAvailableCapacity(app, hospitals),
  waiting_list: ({ db }, question) => countWaiting(db, question),
  enquiries: (app, question) => countPromised(app, question, (name) => name !== guaranteeLetterForm.name),
  letters: (app, question) => countPromised(app, question, (name) => name === guaranteeLetterForm.name),
  sales: ({ db }, question) => sumSales(db, question),
  memberships: ({ db }, question) => countMemberships(db, question),
  funnel: ({ db }, question) => countFunnel(db, question),
  reading: ({ db }, question) => countReading(db, question, readTypes),
  searches: ({ db }, question) => countSearches(db, question),
};

function countPromised({ db, clock }: Ports, question: TrendQuestion, isWanted: (name: string) => boolean) {
  const promised = promisedKinds();
  const kinds = promised.map(({ kind }) => kind).filter(isWanted);
  return countAnswers(db, question, { promised, kinds, now: clock.now() });
}
