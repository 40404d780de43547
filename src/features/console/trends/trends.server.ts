/** Trends: how bookings, enquiries and sales develop by week or month. Counts alone: no figure names a person. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { addDays, atMalaysianTime, malaysianDay } from '#src/shared/dates.ts';
import { hospitalsFor, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { firstDueAt, isOurTurn } from '#src/features/requests/forms/promised-answer.rules.ts';
import {
  countAnswers,
  countBookings,
  countMemberships,
  countNoShows,
  countWaiting,
  medianLeadTime,
  sumSales,
  type PromisedKind,
  type TrendQuestion,
} from './data/trends.store.server.ts';
import { countFreeCapacity } from './free-capacity.server.ts';
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

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'cache' | 'appointmentService'>;

export interface TrendChoice {
  by: TrendPeriod;
  /** One hospital, or null for all of the reader's. */
  hospitalId: number | null;
  /** Some of the figures; all where absent. */
  only?: readonly TrendName[];
}

export interface TrendFigure {
  name: TrendName;
  /** Oldest first; the last is the running period, except for what looks ahead. */
  rows: TrendRow[];
}

/** The choice of an address; weeks and all hospitals for anything that is none. */
export function trendChoiceOf(query: URLSearchParams): TrendChoice {
  const hospital = query.get('hospital') ?? '';
  return {
    by: query.get('by') === 'month' ? 'month' : 'week',
    hospitalId: /^[1-9]\d{0,8}$/.test(hospital) ? Number(hospital) : null,
  };
}

/** The figures that the reader's roles open, each for the hospitals of the role. Throws 403 for everybody else. */
export async function viewTrends(app: Ports, actor: Actor, choice: TrendChoice): Promise<TrendFigure[]> {
  const staff = requireStaff(actor, 'read_trends');
  const today = malaysianDay(app.clock.now());
  const figures: TrendFigure[] = [];
  // One after the other: figures of a year must not take all connections from visitors.
  for (const name of choice.only ?? trendNames) {
    const hospitals = reachOf(staff, name, choice);
    if (hospitals === null || (name === 'free_capacity' && app.appointmentService)) continue;
    const starts = trends[name].isAhead ? weeksFrom(today) : periodStarts(choice.by, today);
    const question = {
      by: choice.by,
      from: atMalaysianTime(starts[0]!, '00:00'),
      until: atMalaysianTime(addDays(today, 1), '00:00'),
      hospitals,
    };
    figures.push({ name, rows: filledRows(name, starts, await counters[name](app, question)) });
  }
  return figures;
}

/** The hospitals of which the reader sees the figure; null for none. */
function reachOf(staff: Staff, name: TrendName, { hospitalId }: TrendChoice): 'all' | readonly number[] | null {
  const scope = hospitalsFor(staff.roleAssignments, trends[name].action);
  if (trends[name].isGroupWide) return scope === 'all' && hospitalId === null ? 'all' : null;
  if (scope !== 'all' && scope.length === 0) return null;
  if (hospitalId === null) return scope;
  return scope === 'all' || scope.includes(hospitalId) ? [hospitalId] : null;
}

const counters: Record<TrendName, (app: Ports, question: TrendQuestion) => Promise<TrendRow[]>> = {
  bookings: ({ db }, question) => countBookings(db, question),
  lead_time: ({ db }, question) => medianLeadTime(db, question),
  no_shows: ({ db }, question) => countNoShows(db, question),
  free_capacity: (app, { hospitals }) => countFreeCapacity(app, hospitals),
  waiting_list: ({ db }, question) => countWaiting(db, question),
  enquiries: (app, question) => countPromised(app, question, (name) => name !== guaranteeLetterForm.name),
  letters: (app, question) => countPromised(app, question, (name) => name === guaranteeLetterForm.name),
  sales: ({ db }, question) => sumSales(db, question),
  memberships: ({ db }, question) => countMemberships(db, question),
};

function countPromised({ db, clock }: Ports, question: TrendQuestion, isWanted: (name: string) => boolean) {
  const days: string[] = [];
  for (let day = malaysianDay(question.from); day <= malaysianDay(question.until); day = addDays(day, 1))
    days.push(day);
  const kinds = formKinds
    .filter(({ name, answerWithin }) => answerWithin && isWanted(name))
    .map((kind): PromisedKind => ({
      kind: kind.name,
      open: Object.keys(kind.lifeCycle.tones).filter((state) => isOurTurn(kind, state)),
      due: days.flatMap((day) => {
        const at = firstDueAt(kind, atMalaysianTime(day, '12:00'));
        return at ? [{ day, at }] : [];
      }),
    }));
  return countAnswers(db, question, { kinds, now: clock.now() });
}
