import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { privacyBreaches } from './privacy-office.table.ts';

export type BreachRow = typeof privacyBreaches.$inferSelect;

export async function insertBreach(tx: Transaction, row: typeof privacyBreaches.$inferInsert): Promise<void> {
  await tx.insert(privacyBreaches).values(row);
}

export async function findBreach(db: Database, id: string): Promise<BreachRow | undefined> {
  const [row] = await db.select().from(privacyBreaches).where(eq(privacyBreaches.id, id));
  return row;
}

/**
 * Saves a change based on the version that was on the screen. Returns false when a colleague has saved another since.
 */
export async function updateBreach(
  tx: Transaction,
  { id, seen }: { id: string; seen: number },
  change: Partial<typeof privacyBreaches.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(privacyBreaches)
    .set({ ...change, version: sql`${privacyBreaches.version} + 1` })
    .where(and(eq(privacyBreaches.id, id), eq(privacyBreaches.version, seen)));
  return rowCount === 1;
}

/** The orders of the register. An open breach comes before closed ones, which are ordered by the day of closing. */
const orders = {
  discovered: privacyBreaches.discoveredAt,
  title: sql`lower(${privacyBreaches.title})`,
  people: privacyBreaches.people,
  state: sql`coalesce(${privacyBreaches.closedAt}, '-infinity')`,
};

/** One page of the register; `total` counts all matches. */
export async function searchBreaches(
  db: Database,
  search: { isOpenOnly: boolean; sort: keyof typeof orders; isDescending: boolean; limit: number; offset: number },
) {
  const where = search.isOpenOnly ? isNull(privacyBreaches.closedAt) : undefined;
  const order = search.isDescending ? desc : asc;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(privacyBreaches)
      .where(where)
      .orderBy(order(orders[search.sort]), order(privacyBreaches.discoveredAt), order(privacyBreaches.id))
      .limit(search.limit)
      .offset(search.offset),
    db.$count(privacyBreaches, where),
  ]);
  return { rows, total };
}

/** The number of breaches that are not closed. */
export function countOpenBreaches(db: Database): Promise<number> {
  return db.$count(privacyBreaches, isNull(privacyBreaches.closedAt));
}

/** When the first of them was discovered. */
export async function findOldestBreach(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: privacyBreaches.discoveredAt })
    .from(privacyBreaches)
    .where(isNull(privacyBreaches.closedAt))
    .orderBy(asc(privacyBreaches.discoveredAt))
    .limit(1);
  return row?.at ?? null;
}

/** Deletes breaches that were closed before that moment. Returns how many. */
export async function deleteBreachesClosedBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(privacyBreaches)
    .where(and(isNotNull(privacyBreaches.closedAt), lt(privacyBreaches.closedAt, before)));
  return rowCount ?? 0;
}
