import { and, asc, desc, eq, gte, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { follows } from '#src/platform/db/queries/keyset.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { payments } from '#src/features/shop/payments/data/payments.table.ts';
import { orderHistory, orderLines, orders, vouchers } from './orders.table.ts';

type Connection = Database | Transaction;
export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type VoucherRow = typeof vouchers.$inferSelect;

export async function insertOrder(
  tx: Transaction,
  row: typeof orders.$inferInsert,
  lines: (typeof orderLines.$inferInsert)[],
): Promise<void> {
  await tx.insert(orders).values(row);
  await tx.insert(orderLines).values(lines);
}

export async function findOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

/** Changes the state and records it in the history. */
export async function moveOrder(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'state'>,
  move: { to: OrderRow['state']; at: Date; by: string; paidAt?: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ state: move.to, ...(move.paidAt ? { paidAt: move.paidAt } : {}) })
    .where(eq(orders.id, order.id));
  await tx
    .insert(orderHistory)
    .values({ orderId: order.id, at: move.at, fromState: order.state, toState: move.to, by: move.by });
}

export async function insertHistory(tx: Transaction, row: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(row);
}

export async function listHistory(db: Connection, orderId: string) {
  return db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id));
}

export async function listLines(db: Connection, orderId: string): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export async function listVouchers(db: Connection, orderId: string): Promise<VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .orderBy(asc(vouchers.lineId), asc(vouchers.code));
}

/** Expired orders, the oldest first, without those whose payment became pending after `pendingSince`. */
export async function listOverdueOrders(
  db: Database,
  { now, pendingSince, after, limit }: { now: Date; pendingSince: Date; after: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const pending = db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.state, 'pending'), gte(payments.createdAt, pendingSince)));
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['pending', 'failed']),
        lte(orders.expiresAt, now),
        notExists(pending),
        after ? follows({ column: orders.expiresAt, key: orders.id, isDescending: false }, after) : undefined,
      ),
    )
    .orderBy(asc(orders.expiresAt), asc(orders.id))
    .limit(limit);
}

/** One paid order without documents, locked; another worker takes the next. */
export async function takeOrderWithoutDocuments(tx: Transaction): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'paid'), isNull(orders.paperworkAt)))
    .orderBy(asc(orders.paidAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function updateDocumentsIssued(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(orders).set({ paperworkAt: at }).where(eq(orders.id, id));
}

/** An owner's orders, newest first. */
export async function listOrdersOf(db: Database, own: { ownerKey: string; limit: number; offset: number }) {
  const where = eq(orders.ownerKey, own.ownerKey);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: orders.id,
        state: orders.state,
        placedAt: orders.placedAt,
        expiresAt: orders.expiresAt,
        totalSen: orders.totalSen,
        titles: sql<
          OrderTitle[]
        >`(select jsonb_agg(l.title order by l.position) from order_lines l where l.order_id = orders.id)`,
        itemCount:
          sql<number>`(select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = orders.id)`.mapWith(
            Number,
          ),
      })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(own.limit)
      .offset(own.offset),
    db.$count(orders, where),
  ]);
  return { rows, total };
}
type OrderTitle = LineRow['title'];

/** A patient's own name, address and sealed phone, to prefill a form. */
export async function findAccountContact(db: Database, accountId: string) {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row;
}

/** Cancels the unused vouchers of an order; all of them, or those named. */
export async function cancelVouchers(tx: Transaction, orderId: string, codes?: readonly string[]): Promise<number> {
  const { rowCount } = await tx
    .update(vouchers)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(vouchers.orderId, orderId),
        eq(vouchers.state, 'valid'),
        codes ? inArray(vouchers.code, [...codes]) : undefined,
      ),
    );
  return rowCount ?? 0;
}
