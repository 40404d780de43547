import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { oneTimeCodes } from './one-time-codes.table.ts';

interface CodeKey {
  purpose: string;
  subjectHash: string;
}

/** Replaces an earlier code of the same subject. */
export async function upsertOneTimeCode(
  tx: Transaction,
  row: CodeKey & { codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(oneTimeCodes)
    .values({ ...row, tries: 0 })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subjectHash],
      set: { codeHash: row.codeHash, expiresAt: row.expiresAt, tries: 0 },
    });
}

/** Deletes the right code; false when it is wrong, expired, used, or out of tries. */
export async function takeOneTimeCode(
  db: Database,
  where: CodeKey & { codeHash: string; now: Date; maximumTries: number },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(oneTimeCodes)
    .where(and(openCode(where), eq(oneTimeCodes.codeHash, where.codeHash)));
  return rowCount === 1;
}

export async function countWrongTry(
  db: Database,
  where: CodeKey & { codeHash: string; now: Date; maximumTries: number },
): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(openCode(where), ne(oneTimeCodes.codeHash, where.codeHash)));
}

function openCode(where: CodeKey & { now: Date; maximumTries: number }) {
  return and(
    eq(oneTimeCodes.purpose, where.purpose),
    eq(oneTimeCodes.subjectHash, where.subjectHash),
    gt(oneTimeCodes.expiresAt, where.now),
    lt(oneTimeCodes.tries, where.maximumTries),
  );
}

/** Deletes expired codes. Returns the number of deleted rows. */
export async function deleteEndedCodes(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from one_time_codes where expires_at < now()`);
  return rowCount ?? 0;
}
