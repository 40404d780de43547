import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import { formatSen } from '#src/shared/money.ts';
import type { TrendName, TrendPeriod, TrendUnit } from '../trends.rules.ts';

type Words = (inputs: Record<string, never>, options?: { locale?: Language }) => string;

/** A text in that language; by default in the language of the page. */
const inLanguage = (language: Language | undefined) => (language ? { locale: language } : {});

/** The title, and one sentence that says what is counted. */
export function trendWords(name: TrendName, language?: Language): { title: string; hint: string } {
  const words: Record<TrendName, [Words, Words]> = {
    bookings: [m.trends_bookings, m.trends_bookings_hint],
    lead_time: [m.trends_lead_time, m.trends_lead_time_hint],
    no_shows: [m.trends_no_shows, m.trends_no_shows_hint],
    free_capacity: [m.trends_free_capacity, m.trends_free_capacity_hint],
    waiting_list: [m.trends_waiting_list, m.trends_waiting_list_hint],
    enquiries: [m.trends_enquiries, m.trends_enquiries_hint],
    letters: [m.trends_letters, m.trends_letters_hint],
    sales: [m.trends_sales, m.trends_sales_hint],
    memberships: [m.trends_memberships, m.trends_memberships_hint],
    funnel: [m.trends_funnel, m.trends_funnel_hint],
    reading: [m.trends_reading, m.trends_reading_hint],
    searches: [m.trends_searches, m.trends_searches_hint],
  };
  const [title, hint] = words[name];
  return { title: title({}, inLanguage(language)), hint: hint({}, inLanguage(language)) };
}

/** The head of a column. */
export function columnWords(name: string, language?: Language): string {
  const words: Record<string, Words> = {
    made: m.trends_made,
    cancelled: m.trends_cancelled,
    median: m.trends_median,
    visits: m.trends_visits,
    missed: m.trends_missed,
    missed_share: m.trends_missed_share,
    offered: m.trends_offered,
    free: m.trends_free,
    joined: m.trends_joined,
    booked: m.trends_booked,
    received: m.trends_received,
    in_time: m.trends_in_time,
    late: m.trends_late,
    amount: m.trends_amount,
    items: m.trends_items,
    started: m.trends_started,
    doctor_views: m.trends_doctor_views,
    begun: m.trends_begun,
    held: m.trends_held,
    confirmed: m.trends_confirmed,
    visited: m.trends_visited,
    views: m.trends_views,
    articles: m.trends_articles,
    recordings: m.trends_recordings,
    other_pages: m.trends_other_pages,
    searches: m.trends_searches,
    without_result: m.trends_without_result,
    without_result_share: m.trends_without_result_share,
  };
  return words[name]!({}, inLanguage(language));
}

/** '12', '4.5 days', '8.3%', 'RM1,200.00'; a dash where there is no value. */
export function valueWords(value: number | null, unit: TrendUnit, language: Language): string {
  if (value === null) return '–';
  if (unit === 'sen') return formatSen(value);
  const figure = value.toLocaleString(language === 'zh' ? 'zh-Hans-MY' : `${language}-MY`);
  if (unit === 'percent') return `${figure}%`;
  return unit === 'days' ? m.trends_days({ count: figure }, { locale: language }) : figure;
}

/** '23 Nov' for a week, 'Nov 2026' for a month. */
export function periodWords(start: string, by: TrendPeriod, language: Language): string {
  const format =
    by === 'week' ? ({ day: 'numeric', month: 'short' } as const) : ({ month: 'short', year: 'numeric' } as const);
  const tag = language === 'zh' ? 'zh-Hans-MY' : `${language}-MY`;
  return new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`));
}
