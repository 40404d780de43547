import { sql } from 'drizzle-orm';
import { figureRows } from '#src/platform/day-figures/day-figures.server.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import type { HospitalScope } from '#src/features/shop/orders/orders.schema.ts';
import { saleDays } from './sale-days.store.server.ts';

/**
 * Sales of some days ('YYYY-MM-DD' in Malaysia, both included), by day, package or hospital, in the staff member's
 * hospitals; without tax, after discount. Read from the stored sums of each day.
 */
export async function listSales(
  db: Database,
  { by, from, until, scope }: { by: 'day' | 'package' | 'hospital'; from: string; until: string; scope: HospitalScope },
): Promise<SalesRow[]> {
  const figure = by === 'package' ? 'package_sales' : 'sales';
  const rows = figureRows(saleDays, {
    figure,
    from,
    until,
    hospitals: scope,
    ...(by === 'hospital' ? { isByHospital: true as const } : {}),
  });
  const label = by === 'day' ? sql`to_char(day, 'YYYY-MM-DD')` : sql`label`;
  const { rows: found } = await db.execute<{ label: string; sen: string; itemCount: string }>(
    sql`select ${label} as label, sum(a) as sen, sum(b) as "itemCount" from ${rows} group by 1 order by ${by === 'day' ? sql`1` : sql`2 desc`}`,
  );
  return found.map((row) => ({ label: row.label, sen: Number(row.sen), itemCount: Number(row.itemCount) }));
}

export interface SalesRow {
  label: string;
  sen: number;
  itemCount: number;
}
