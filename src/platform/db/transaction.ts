import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Deadlock and serialization failure: the database undid everything, so the same work may be tried again. */
const retryable = new Set(['40P01', '40001']);
const maximumAttempts = 3;

/**
 * Runs `work` in one transaction: all of it is committed or none. A deadlock or a serialization failure is retried,
 * three tries in all, so `work` must touch nothing but the transaction.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === maximumAttempts || !retryable.has(sqlState(error) ?? '')) throw error;
      // Random jitter, so that two opponents do not meet again at the same moment.
      await new Promise((resolve) => setTimeout(resolve, attempt * (10 + Math.random() * 40)));
    }
  }
}

/**
 * Runs `work` and rolls it back, inside a transaction that goes on: for work that must take as long as work that is
 * committed.
 */
export async function undone(tx: Transaction, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const end = new Error('undone');
  await tx
    .transaction(async (inner) => {
      await work(inner);
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
}

/** Deletes within the transaction. Returns false, and deletes nothing, where another row refers to the deleted rows. */
export async function deletedUnlessUsed(
  tx: Transaction,
  deletion: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  try {
    await tx.transaction(deletion);
    return true;
  } catch (error) {
    if (sqlState(error) === '23503') return false;
    throw error;
  }
}

/** The SQLSTATE of a database error ('23505', '23P01', ...), which the query layer wraps as the cause. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Whether the named constraint or unique index refused the row. */
export function isRefusedBy(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === constraint) return true;
  }
  return false;
}
