/** The brand of one hospital, as a column of a query, and by the hospital's id. */
import { sql, type SQL } from 'drizzle-orm';

/** The parts of a hospital's own brand as JSON; null for a hospital that has none. `from` is the hospital's row. */
export function hospitalBrandJson(from: SQL): SQL {
  return sql`case when ${from}.logo <> '' or ${from}.icon <> '' or ${from}.accent_colour <> '' or ${from}.strapline is not null then
    json_build_object('logoUrl', nullif(${from}.logo, ''), 'iconUrl', nullif(${from}.icon, ''), 'strapline', ${from}.strapline, 'accentColour', nullif(${from}.accent_colour, '')) end`;
}
