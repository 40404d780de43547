import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { rowByRow } from '#src/platform/db/row-by-row.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { orderLines, orders } from '#src/features/shop/orders/data/orders.table.ts';
import { type HospitalScope } from '#src/features/shop/orders/orders.schema.ts';

/**
 * Sales between two moments, by day, package or hospital, in the staff member's hospitals; without tax, after
 * discount.
 */
export async function listSales(
  db: Database,
  asked: { by: 'day' | 'package' | 'hospital'; from: Date; until: Date; scope: HospitalScope },
): Promise<SalesRow[]> {
  const scope =
    asked.scope === 'all'
      ? undefined
      : asked.scope.length === 0
        ? sql`false`
        : inArray(orderLines.hospitalId, [...asked.scope]);
  // The lines of each paid order, by its key: joined freely, the table of lines would be read whole.
  const sold = db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), scope))
    .offset(rowByRow)
    .as('sold');
  const label = {
    day: sql<string>`to_char(${orders.paidAt} at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM-DD')`,
    package: sql<string>`${sold.title} ->> 'en'`,
    hospital: sql<string>`${sold.hospitalName}`,
  }[asked.by];
  const sen = sql<number>`sum(${sold.totalSen} - ${sold.discountSen})`.mapWith(Number);
  return db
    .select({ label, sen, itemCount: sql<number>`sum(${sold.quantity})`.mapWith(Number) })
    .from(orders)
    .innerJoinLateral(sold, sql`true`)
    .where(and(eq(orders.state, 'paid'), gte(orders.paidAt, asked.from), lt(orders.paidAt, asked.until)))
    .groupBy(sql`1`)
    .orderBy(asked.by === 'day' ? sql`1` : sql`2 desc`);
}

export interface SalesRow {
  label: string;
  sen: number;
  itemCount: number;
}
