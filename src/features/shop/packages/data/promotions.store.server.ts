import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { promotionClaims, promotionPeople, promotions } from './packages.table.ts';

export type PromotionRow = typeof promotions.$inferSelect;
export type NewPromotion = typeof promotions.$inferInsert;

/** A published code with an approval in force on the day; drafts and unapproved codes are not found. */
export async function findPromotion(
  db: Database | Transaction,
  code: string,
  day: string,
): Promise<PromotionRow | undefined> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.code, code),
        promotions.isPublished,
        sql`${promotions.approvalStartsOn} <= ${day} and ${promotions.approvalExpiresOn} >= ${day}`,
      ),
    );
  return row;
}

export async function lockPromotion(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('update');
}

/** The largest number of uses under any of a person's keys. */
export async function findUsesOf(
  db: Database | Transaction,
  promotionId: number,
  personKeys: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{
    used: number;
  }>(sql`select coalesce(max(used), 0)::int as used from promotion_people
    where promotion_id = ${promotionId} and person_key in ${[...personKeys]}`);
  return rows[0]?.used ?? 0;
}

/**
 * Takes one use in one statement; false when none is left. Concurrent requests for the last one wait here and then
 * find none.
 */
export async function takeUse(tx: Transaction, promotionId: number): Promise<boolean> {
  const taken = await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} + 1` })
    .where(
      and(
        eq(promotions.id, promotionId),
        or(isNull(promotions.globalLimit), lt(promotions.used, promotions.globalLimit)),
      ),
    )
    .returning({ id: promotions.id });
  return taken.length === 1;
}

/** The same for one of a person's keys. */
export async function takePersonalUse(
  tx: Transaction,
  use: { promotionId: number; personKey: string; personalLimit: number | null },
): Promise<boolean> {
  const { rowCount } =
    await tx.execute(sql`insert into promotion_people (promotion_id, person_key, used, personal_limit)
    values (${use.promotionId}, ${use.personKey}, 1, ${use.personalLimit})
    on conflict (promotion_id, person_key) do update set used = promotion_people.used + 1, personal_limit = excluded.personal_limit
    where excluded.personal_limit is null or promotion_people.used < excluded.personal_limit`);
  return rowCount === 1;
}

export async function findClaim(tx: Transaction, orderId: string) {
  const [row] = await tx.select().from(promotionClaims).where(eq(promotionClaims.orderId, orderId));
  return row;
}

/** Anonymises the claims of these orders, and deletes the persons' own counts. */
export async function deletePersonalUses(
  tx: Transaction,
  of: { orderIds: readonly string[]; ownerKey: string },
): Promise<void> {
  const claims =
    of.orderIds.length === 0
      ? []
      : await tx
          .select({ personKeys: promotionClaims.personKeys })
          .from(promotionClaims)
          .where(inArray(promotionClaims.orderId, [...of.orderIds]))
          .for('update');
  const keys = [...new Set([of.ownerKey, ...claims.flatMap(({ personKeys }) => personKeys)])];
  await tx.delete(promotionPeople).where(inArray(promotionPeople.personKey, keys));
  if (of.orderIds.length > 0)
    await tx
      .update(promotionClaims)
      .set({ personKeys: [] })
      .where(inArray(promotionClaims.orderId, [...of.orderIds]));
}

export async function putClaim(tx: Transaction, row: typeof promotionClaims.$inferInsert): Promise<void> {
  await tx
    .insert(promotionClaims)
    .values(row)
    .onConflictDoUpdate({
      target: promotionClaims.orderId,
      set: { promotionId: row.promotionId, personKeys: row.personKeys, isReleased: false, claimedAt: row.claimedAt },
    });
}

/** Marks the claim as released; undefined when there is none. */
export async function releaseClaim(tx: Transaction, orderId: string) {
  const [row] = await tx
    .update(promotionClaims)
    .set({ isReleased: true })
    .where(and(eq(promotionClaims.orderId, orderId), eq(promotionClaims.isReleased, false)))
    .returning();
  return row;
}

export async function giveUseBack(tx: Transaction, promotionId: number, personKeys: readonly string[]): Promise<void> {
  await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} - 1` })
    .where(eq(promotions.id, promotionId));
  for (const personKey of personKeys) {
    await tx
      .update(promotionPeople)
      .set({ used: sql`${promotionPeople.used} - 1` })
      .where(and(eq(promotionPeople.promotionId, promotionId), eq(promotionPeople.personKey, personKey)));
  }
}

const promotionOrders = {
  newest: promotions.id,
  code: promotions.code,
  ends: promotions.endsAt,
  used: promotions.used,
};

/** A promotion for staff; `lock` prevents changes until the transaction ends. */
export async function findPromotionRow(
  db: Database | Transaction,
  id: number,
  lock = false,
): Promise<PromotionRow | undefined> {
  const query = db.select().from(promotions).where(eq(promotions.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** For staff: all promotions by a part of code or name, newest first unless ordered otherwise. */
export async function listPromotionRows(
  db: Database,
  wanted: {
    q?: string | undefined;
    sort?: string | undefined;
    isDescending?: boolean | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ items: PromotionRow[]; total: number }> {
  const part = wanted.q ? `%${likeLiteral(wanted.q)}%` : undefined;
  const where = part ? or(ilike(promotions.code, part), sql`${promotions.name} ->> 'en' ilike ${part}`) : undefined;
  const column = promotionOrders[(wanted.sort ?? 'newest') as keyof typeof promotionOrders] ?? promotions.id;
  const [items, totals] = await Promise.all([
    db
      .select()
      .from(promotions)
      .where(where)
      .orderBy((wanted.isDescending ?? true) ? desc(column) : asc(column), desc(promotions.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    db.select({ total: count() }).from(promotions).where(where),
  ]);
  return { items, total: totals[0]?.total ?? 0 };
}

/** Every promotion in the order of the ids, locked until the transaction ends. */
export async function listStoredPromotions(tx: Transaction): Promise<PromotionRow[]> {
  return tx.select().from(promotions).orderBy(asc(promotions.id)).for('update');
}

/** Deletes a promotion; refused (23503) where an order or a person's count names it. */
export async function deletePromotion(tx: Transaction, id: number): Promise<void> {
  await tx.delete(promotions).where(eq(promotions.id, id));
}

/**
 * Saves a promotion. The CHECK promotions_not_overused refuses a limit below the uses; the unique code refuses a
 * duplicate.
 */
export async function putPromotion(tx: Transaction, row: NewPromotion): Promise<PromotionRow> {
  const { id, used: _used, ...values } = row;
  const [stored] =
    id === undefined
      ? await tx.insert(promotions).values(values).returning()
      : await tx.update(promotions).set(values).where(eq(promotions.id, id)).returning();
  if (!stored) throw new Error('The promotion to change does not exist.');
  return stored;
}

export async function listApprovalsEnding(
  db: Database,
  until: string,
): Promise<{ code: string; approvalNumber: string | null; approvalExpiresOn: string | null }[]> {
  return db
    .select({
      code: promotions.code,
      approvalNumber: promotions.approvalNumber,
      approvalExpiresOn: promotions.approvalExpiresOn,
    })
    .from(promotions)
    .where(and(promotions.isPublished, sql`${promotions.approvalExpiresOn} <= ${until}`))
    .orderBy(asc(promotions.approvalExpiresOn));
}
