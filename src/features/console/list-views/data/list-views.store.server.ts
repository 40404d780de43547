import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { RoleName } from '#src/platform/actor.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { listViews } from './list-views.table.ts';

export type ListViewRow = typeof listViews.$inferSelect;

/** The views of a list that a person sees: their own, and those that are shared with one of these roles. */
export async function findViews(
  db: Database,
  { accountId, list, roles }: { accountId: string; list: string; roles: readonly RoleName[] },
): Promise<ListViewRow[]> {
  const shared = roles.length > 0 ? inArray(listViews.sharedRole, [...roles]) : undefined;
  return db
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), or(eq(listViews.accountId, accountId), shared)))
    .orderBy(asc(listViews.name), asc(listViews.id))
    .limit(100);
}

/** All views of a person. */
export async function findOwnViews(db: Database, accountId: string): Promise<ListViewRow[]> {
  return db
    .select()
    .from(listViews)
    .where(eq(listViews.accountId, accountId))
    .orderBy(asc(listViews.list), asc(listViews.name))
    .limit(1_000);
}

/** Locks a person's views, so that two presses are counted one after the other. */
export async function lockViews(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`list-views ${accountId}`}))`);
}

export async function countViews(tx: Transaction, key: { accountId: string; list: string }): Promise<number> {
  return tx.$count(listViews, and(eq(listViews.accountId, key.accountId), eq(listViews.list, key.list)));
}

export async function insertView(tx: Transaction, row: typeof listViews.$inferInsert): Promise<void> {
  await tx.insert(listViews).values(row);
}

/** A view of the person; nobody can change a colleague's view. */
export async function findOwnView(
  tx: Transaction,
  key: { id: string; accountId: string },
): Promise<ListViewRow | undefined> {
  const [row] = await tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, key.id), eq(listViews.accountId, key.accountId)));
  return row;
}

export async function updateView(
  tx: Transaction,
  id: string,
  change: Pick<Partial<ListViewRow>, 'name' | 'isStart' | 'sharedRole'>,
): Promise<void> {
  await tx.update(listViews).set(change).where(eq(listViews.id, id));
}

/** Removes the mark of the view with which the list starts. */
export async function clearStart(tx: Transaction, key: { accountId: string; list: string }): Promise<void> {
  await tx
    .update(listViews)
    .set({ isStart: false })
    .where(and(eq(listViews.accountId, key.accountId), eq(listViews.list, key.list)));
}

export async function deleteView(tx: Transaction, id: string): Promise<void> {
  await tx.delete(listViews).where(eq(listViews.id, id));
}
