import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { cartLines } from './cart.table.ts';
import { guestTokenDays } from '#src/shared/identifiers/guest-token.ts';

export type CartRow = typeof cartLines.$inferSelect;
type Connection = Database | Transaction;

/** The owner's lines, oldest first. */
export function listLines(db: Connection, ownerKey: string): Promise<CartRow[]> {
  return db
    .select()
    .from(cartLines)
    .where(eq(cartLines.ownerKey, ownerKey))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
}

export function listSelectedLines(db: Connection, ownerKey: string): Promise<CartRow[]> {
  return db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.ownerKey, ownerKey), cartLines.isSelected))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
}

export async function deleteSelectedLines(
  tx: Transaction,
  ownerKey: string,
  lineIds?: readonly string[],
): Promise<void> {
  await tx
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.ownerKey, ownerKey),
        lineIds ? inArray(cartLines.id, [...lineIds]) : eq(cartLines.isSelected, true),
      ),
    );
}

/** Locks the cart, so that concurrent requests of one owner count and merge its lines correctly. */
export async function lockCart(tx: Transaction, ownerKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${ownerKey}`}, 0))`);
}

export async function findLine(db: Connection, ownerKey: string, id: string): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.ownerKey, ownerKey), eq(cartLines.id, id)));
  return row;
}

/** The owner's line of the same package, hospital and person. */
export async function findSameLine(
  db: Connection,
  like: Pick<CartRow, 'ownerKey' | 'packageId' | 'hospitalId' | 'personId' | 'personIsCitizen'>,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.ownerKey, like.ownerKey),
        eq(cartLines.packageId, like.packageId),
        eq(cartLines.hospitalId, like.hospitalId),
        sql`${cartLines.personId} is not distinct from ${like.personId}`,
        sql`${cartLines.personIsCitizen} is not distinct from ${like.personIsCitizen}::boolean`,
      ),
    );
  return row;
}

/**
 * Inserts a line in one statement; an existing line of the same package, hospital and person gets the quantity
 * instead, up to `most`. Returns the line's id; undefined when the cart is full.
 */
export async function putLine(
  db: Database,
  row: typeof cartLines.$inferInsert,
  limits: { mostOfOne: number; mostLines: number },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`insert into cart_lines as mine
      (id, owner_key, package_id, hospital_id, person_id, person_is_citizen, quantity, is_selected, told_price_sen, created_at, updated_at)
    select ${row.id}::uuid, ${row.ownerKey}, ${row.packageId}::int, ${row.hospitalId}::int, ${row.personId ?? null}::text, ${row.personIsCitizen ?? null}::boolean,
      ${row.quantity}::int, ${row.isSelected}::boolean, ${row.shownPriceSen}::int, ${asTime(row.createdAt)}::timestamptz, ${asTime(row.updatedAt)}::timestamptz
    where (select count(*) from cart_lines l where l.owner_key = ${row.ownerKey}) < ${limits.mostLines}::int or exists (
      select from cart_lines l where l.owner_key = ${row.ownerKey} and l.package_id = ${row.packageId}::int and l.hospital_id = ${row.hospitalId}::int
        and l.person_id is not distinct from ${row.personId ?? null}::text and l.person_is_citizen is not distinct from ${row.personIsCitizen ?? null}::boolean)
    on conflict on constraint cart_lines_once do update set quantity = least(mine.quantity + excluded.quantity, ${limits.mostOfOne}::int),
      is_selected = excluded.is_selected, updated_at = excluded.updated_at
    returning id`);
  return rows[0]?.id;
}

function asTime(at: Date): string {
  return at.toISOString();
}

export async function updateLine(
  tx: Transaction,
  id: string,
  change: Partial<Omit<CartRow, 'id' | 'ownerKey'>>,
): Promise<void> {
  await tx.update(cartLines).set(change).where(eq(cartLines.id, id));
}

export async function deleteLine(tx: Transaction, ownerKey: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.ownerKey, ownerKey), eq(cartLines.id, id)))
    .returning({ id: cartLines.id });
  return gone.length === 1;
}

export async function moveLine(
  tx: Transaction,
  id: string,
  { ownerKey, now }: { ownerKey: string; now: Date },
): Promise<void> {
  await tx.update(cartLines).set({ ownerKey, updatedAt: now }).where(eq(cartLines.id, id));
}

/** Deletes guests' lines once no token can lead to them. Returns the number of deleted rows. */
export async function deleteGuestCarts(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from cart_lines where owner_key like 'guest:%' and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${guestTokenDays}::int)`,
  );
  return rowCount ?? 0;
}
