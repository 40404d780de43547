import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { idempotencyKeys } from './idempotency.table.ts';

export async function findAnswer(db: Database | Transaction, where: { scope: string; key: string; since: Date }) {
  const [row] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, where.scope),
        eq(idempotencyKeys.key, where.key),
        gt(idempotencyKeys.createdAt, where.since),
      ),
    );
  return row;
}

/** Other requests with the same key wait until the transaction ends. */
export async function lockKey(tx: Transaction, scope: string, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0))`);
}

/** Replaces an answer that is older than its 24 hours. */
export async function insertAnswer(
  tx: Transaction,
  row: { scope: string; key: string; requestHash: string; answer: unknown; createdAt: Date },
): Promise<void> {
  await tx
    .insert(idempotencyKeys)
    .values({ ...row, status: 200 })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash: row.requestHash, answer: sql`excluded.answer`, createdAt: row.createdAt },
    });
}

export async function deleteAnswer(tx: Transaction, { scope, key }: { scope: string; key: string }): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
}

/** Deletes the answers of idempotency keys after a day. Returns the number of deleted rows. */
export async function deleteOldAnswers(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  );
  return rowCount ?? 0;
}
