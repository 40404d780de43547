import { sql } from 'drizzle-orm';
import { onDay, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';

/**
 * Paid lines of orders by the day of the payment, without tax and after discount: the amount in sen and the number of
 * items. `sales` by hospital with its name as label, `package_sales` by hospital and package with the package's title.
 */
export const saleDays: DaySource = {
  name: 'sales',
  figures: ['sales', 'package_sales'],
  // The lines of each paid order are looked up by its key: joined freely, the table of lines would be read whole.
  count: (relation) => sql`select f.figure, f.hospital_id, days.day, f.label, f.a, f.b, 0 as c, 0 as d, 0 as e
    from ${relation} cross join lateral (
      with sold as (select l.hospital_id, l.hospital_name, coalesce(l.title ->> 'en', '') as title, l.total_sen - l.discount_sen as sen, l.quantity
        from orders o cross join lateral (select * from order_lines where order_id = o.id offset 0) l
        where o.state = 'paid' and ${onDay(sql`o.paid_at`, sql`days.day`)})
      select 'sales' as figure, case when grouping(hospital_id) = 1 then 0 else coalesce(hospital_id, -1) end as hospital_id,
        case when grouping(hospital_id) = 1 then '' else hospital_name end as label, sum(sen) as a, sum(quantity) as b
      from sold group by grouping sets ((hospital_id, hospital_name), ()) having count(*) > 0
      union all
      select 'package_sales', case when grouping(hospital_id) = 1 then 0 else coalesce(hospital_id, -1) end, title, sum(sen), sum(quantity)
      from sold group by grouping sets ((hospital_id, title), (title))) f`,
};
