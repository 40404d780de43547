import { sql } from 'drizzle-orm';
import { onDay, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';
import { hospitalOfRow } from './appointment-days.store.server.ts';

/** Entries of waiting lists by the day of joining, and those of them that became an appointment. */
export const waitingDays: DaySource = {
  name: 'waiting',
  figures: ['waiting'],
  count: (
    relation,
  ) => sql`select 'waiting' as figure, f.hospital_id, days.day, '' as label, f.a, f.b, 0 as c, 0 as d, 0 as e
    from ${relation} cross join lateral (
      select ${hospitalOfRow} as hospital_id, count(*) as a, count(*) filter (where status = 'booked') as b
      from waiting_list_entries where ${onDay(sql`created_at`, sql`days.day`)}
      group by grouping sets ((hospital_id), ()) having count(*) > 0) f`,
};
