/** The figures of the trends page: what each counts, who sees it, and by which weeks or months it is counted. */
import { addDays, malaysianDay, weekdayOf } from '#src/shared/dates.ts';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

export const trendNames = [
  'bookings',
  'lead_time',
  'no_shows',
  'free_capacity',
  'waiting_list',
  'enquiries',
  'letters',
  'sales',
  'memberships',
  'funnel',
  'reading',
  'searches',
] as const;
export type TrendName = (typeof trendNames)[number];

/** The unit of a value: a count, days, percent, or money in sen. */
export type TrendUnit = 'count' | 'days' | 'percent' | 'sen';

export interface TrendColumn {
  name: string;
  unit: TrendUnit;
}

export interface Trend {
  /** The figure is shown to staff whose role allows this action, for the hospitals of that role. */
  action: StaffAction;
  columns: readonly TrendColumn[];
  /** The columns that the chart shows: one or two of the same unit. */
  charted: readonly number[];
  /** Its values belong to no hospital, so only roles in all hospitals see it. */
  isGroupWide?: true;
  /** It looks ahead instead of back. */
  isAhead?: true;
  /** Its columns are successive steps: they are drawn as sums of all periods, below each other. */
  isFunnel?: true;
  /** The items that it counts most have a list of their own. */
  hasTopList?: true;
}

const count = (name: string): TrendColumn => ({ name, unit: 'count' });
const answered = [count('received'), count('in_time'), count('late')] as const;

export const trends: Record<TrendName, Trend> = {
  bookings: { action: 'manage_schedules', columns: [count('made'), count('cancelled')], charted: [0, 1] },
  lead_time: { action: 'manage_schedules', columns: [{ name: 'median', unit: 'days' }], charted: [0] },
  no_shows: {
    action: 'manage_schedules',
    columns: [count('visits'), count('missed'), { name: 'missed_share', unit: 'percent' }],
    charted: [2],
  },
  free_capacity: {
    action: 'manage_schedules',
    columns: [count('offered'), count('free')],
    charted: [0, 1],
    isAhead: true,
  },
  waiting_list: { action: 'manage_schedules', columns: [count('joined'), count('booked')], charted: [0, 1] },
  enquiries: { action: 'answer_enquiries', columns: answered, charted: [0, 2] },
  letters: { action: 'handle_guarantee_letters', columns: answered, charted: [0, 2] },
  sales: { action: 'look_at_orders', columns: [{ name: 'amount', unit: 'sen' }, count('items')], charted: [0] },
  memberships: { action: 'look_at_orders', columns: [count('started')], charted: [0], isGroupWide: true },
  funnel: {
    action: 'manage_schedules',
    columns: [count('doctor_views'), count('begun'), count('held'), count('confirmed'), count('visited')],
    charted: [0, 1, 2, 3, 4],
    isFunnel: true,
  },
  reading: {
    action: 'edit_content',
    columns: [count('views'), count('articles'), count('recordings'), count('other_pages')],
    charted: [0],
    isGroupWide: true,
    hasTopList: true,
  },
  searches: {
    action: 'manage_keywords',
    columns: [count('searches'), count('without_result'), { name: 'without_result_share', unit: 'percent' }],
    charted: [0, 1],
    isGroupWide: true,
    hasTopList: true,
  },
};

export type TrendPeriod = 'week' | 'month';

/** Number of periods, the running one included. */
const periods = { week: 13, month: 12 } as const;
/** How many weeks ahead free capacity is counted. */
export const weeksAhead = 4;
/** The hour at which the weekly mail is written, on Mondays. */
const mailHour = 7;

/** The first days ('YYYY-MM-DD') of the periods up to the one with `today`, oldest first. A week begins on Monday. */
export function periodStarts(by: TrendPeriod, today: string): string[] {
  if (by === 'week') {
    const monday = mondayOf(today);
    return Array.from({ length: periods.week }, (_, index) => addDays(monday, (index - periods.week + 1) * 7));
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: periods.month }, (_, index) => {
    const months = year * 12 + month - 1 + index - periods.month + 1;
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** The Mondays of this week and the next ones. */
export function weeksFrom(today: string): string[] {
  return Array.from({ length: weeksAhead }, (_, index) => addDays(mondayOf(today), index * 7));
}

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/**
 * The latest Monday ('YYYY-MM-DD') on which seven in the morning, Malaysian time, has passed: the Monday of the weekly
 * mail.
 */
export function latestMailMonday(now: Date): string {
  return mondayOf(malaysianDay(new Date(now.getTime() - mailHour * 3_600_000)));
}

export interface TrendRow {
  /** First day of the period, 'YYYY-MM-DD'. */
  start: string;
  /** In the order of the columns; null where there is no value, such as a median of no bookings. */
  values: (number | null)[];
}

/** A row for each period; a missing one has zeros, or null where a zero would be wrong. */
export function filledRows(name: TrendName, starts: readonly string[], found: readonly TrendRow[]): TrendRow[] {
  const byStart = new Map(found.map((row) => [row.start, row]));
  const empty = trends[name].columns.map(({ unit }) => (unit === 'days' || unit === 'percent' ? null : 0));
  return starts.map((start) => byStart.get(start) ?? { start, values: empty });
}
