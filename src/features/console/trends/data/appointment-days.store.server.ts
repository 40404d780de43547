import { sql, type SQL } from 'drizzle-orm';
import { onDay, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';

/** The hospital of a row of figures: 0 for the group's, -1 for none. */
export const hospitalOfRow = sql`case when grouping(hospital_id) = 1 then 0 else coalesce(hospital_id, -1) end`;

/** Lead times are stored as tenths of a day up to this many days, and as whole days above. */
const exactDays = 10;

const leadLabel: SQL = sql.raw(`round(lead::numeric, case when lead < ${exactDays} then 1 else 0 end)::text`);

/**
 * Appointments by the day on which they were made. `bookings`: all, cancelled, and, of those made on our pages, the
 * confirmed ones and the visits. `lead_time`: the number with as many days from booking to visit as the label says.
 */
export const bookingDays: DaySource = {
  name: 'bookings',
  figures: ['bookings', 'lead_time'],
  count: (relation) => sql`select f.figure, f.hospital_id, days.day, f.label, f.a, f.b, f.c, f.d, 0 as e
    from ${relation} cross join lateral (
      with made as (select hospital_id, status, client_reference is null as is_internal, extract(epoch from starts_at - created_at) / 86400 as lead
        from appointments where status <> 'held' and ${onDay(sql`created_at`, sql`days.day`)})
      select 'bookings' as figure, ${hospitalOfRow} as hospital_id, '' as label, count(*) as a, count(*) filter (where status = 'cancelled') as b,
        count(*) filter (where is_internal and status in ('confirmed', 'rescheduled', 'arrived', 'completed', 'no_show')) as c,
        count(*) filter (where is_internal and status in ('arrived', 'completed')) as d
      from made group by grouping sets ((hospital_id), ()) having count(*) > 0
      union all
      select 'lead_time', ${hospitalOfRow}, ${leadLabel}, count(*), 0, 0, 0
      from made where status <> 'cancelled' group by grouping sets ((hospital_id, ${leadLabel}), (${leadLabel}))) f`,
};

/** Appointments by their day: visits that took place or should have, and those to which nobody came. */
export const appointmentDays: DaySource = {
  name: 'visits',
  figures: ['visits'],
  count: (
    relation,
  ) => sql`select 'visits' as figure, f.hospital_id, days.day, '' as label, f.a, f.b, 0 as c, 0 as d, 0 as e
    from ${relation} cross join lateral (
      select ${hospitalOfRow} as hospital_id, count(*) as a, count(*) filter (where status = 'no_show') as b from appointments
      where status in ('arrived', 'completed', 'no_show') and ${onDay(sql`starts_at`, sql`days.day`)}
      group by grouping sets ((hospital_id), ()) having count(*) > 0) f`,
};
