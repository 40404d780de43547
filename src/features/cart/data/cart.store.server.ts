import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { cartLines } from './cart.table.ts';

export type CartRow = typeof cartLines.$inferSelect;
type Connection = Database | Transaction;

/** The owner's lines, oldest first. */
export function listLines(db: Connection, ownerKey: string): Promise<CartRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.ownerKey, ownerKey)).orderBy(asc(cartLines.createdAt), asc(cartLines.id));
}

export function listSelectedLines(db: Connection, ownerKey: string): Promise<CartRow[]> {
  return db.select().from(cartLines).where(and(eq(cartLines.ownerKey, ownerKey), cartLines.isSelected)).orderBy(asc(cartLines.createdAt), asc(cartLines.id));
}

export async function deleteSelectedLines(tx: Transaction, ownerKey: string, lineIds?: readonly string[]): Promise<void> {
  await tx.delete(cartLines).where(and(
    eq(cartLines.ownerKey, ownerKey), lineIds ? inArray(cartLines.id, [...lineIds]) : eq(cartLines.isSelected, true),
  ));
}

/** Two requests of one owner queue: the most lines, and lines that become one, are counted rightly. */
export async function lockCart(tx: Transaction, ownerKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${ownerKey}`}, 0))`);
}

export async function countLines(db: Connection, ownerKey: string): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.ownerKey, ownerKey));
  return row?.lines ?? 0;
}

export async function findLine(db: Connection, ownerKey: string, id: string): Promise<CartRow | undefined> {
  const [row] = await db.select().from(cartLines).where(and(eq(cartLines.ownerKey, ownerKey), eq(cartLines.id, id)));
  return row;
}

/** The owner's line of the same package, hospital and person. */
export async function findSameLine(db: Connection, like: Pick<CartRow, 'ownerKey' | 'packageId' | 'hospitalId' | 'personId' | 'personIsCitizen'>): Promise<CartRow | undefined> {
  const [row] = await db.select().from(cartLines).where(and(
    eq(cartLines.ownerKey, like.ownerKey), eq(cartLines.packageId, like.packageId), eq(cartLines.hospitalId, like.hospitalId),
    sql`${cartLines.personId} is not distinct from ${like.personId}`, sql`${cartLines.personIsCitizen} is not distinct from ${like.personIsCitizen}::boolean`,
  ));
  return row;
}

export async function insertLine(tx: Transaction, row: typeof cartLines.$inferInsert): Promise<void> {
  await tx.insert(cartLines).values(row);
}

export async function updateLine(tx: Transaction, id: string, change: Partial<Omit<CartRow, 'id' | 'ownerKey'>>): Promise<void> {
  await tx.update(cartLines).set(change).where(eq(cartLines.id, id));
}

export async function deleteLine(tx: Transaction, ownerKey: string, id: string): Promise<boolean> {
  const gone = await tx.delete(cartLines).where(and(eq(cartLines.ownerKey, ownerKey), eq(cartLines.id, id))).returning({ id: cartLines.id });
  return gone.length === 1;
}

export async function moveLine(tx: Transaction, id: string, ownerKey: string, now: Date): Promise<void> {
  await tx.update(cartLines).set({ ownerKey, updatedAt: now }).where(eq(cartLines.id, id));
}
