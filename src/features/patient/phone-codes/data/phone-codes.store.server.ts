import { and, count, desc, eq, gt, lt, min, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { phoneCodes } from './phone-codes.table.ts';

export type PhoneCodeRow = typeof phoneCodes.$inferSelect;

/** Locks the number, so that concurrent requests cannot pass the limit together. */
export async function lockPhone(tx: Transaction, phoneHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phoneHash}`}, 0))`);
}

/** The number of codes since that moment, and the time of the first; `isSent` leaves out those without an SMS. */
export async function countCodes(
  tx: Transaction,
  since: Date,
  of: { phoneHash?: string; purpose?: string; country?: string; isSent?: true },
): Promise<{ sent: number; firstAt: Date | null }> {
  const [row] = await tx
    .select({ sent: count(), firstAt: min(phoneCodes.createdAt) })
    .from(phoneCodes)
    .where(
      and(
        gt(phoneCodes.createdAt, since),
        of.phoneHash === undefined ? undefined : eq(phoneCodes.phoneHash, of.phoneHash),
        of.purpose === undefined ? undefined : eq(phoneCodes.purpose, of.purpose),
        of.country === undefined ? undefined : eq(phoneCodes.country, of.country),
        of.isSent === undefined ? undefined : eq(phoneCodes.isSent, of.isSent),
      ),
    );
  return row!;
}

export async function insertCode(tx: Transaction, row: typeof phoneCodes.$inferInsert): Promise<void> {
  await tx.insert(phoneCodes).values(row);
}

/** Only the latest code of a number is valid. */
export async function findLatestCode(
  db: Database | Transaction,
  phoneHash: string,
  purpose: string,
): Promise<PhoneCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phoneHash, phoneHash), eq(phoneCodes.purpose, purpose)))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .limit(1);
  return row;
}

/**
 * Compares and counts in one statement, so that concurrent guesses are all counted; a right code uses no try.
 * Undefined when no try is left.
 */
export async function tryCode(
  db: Database,
  id: string,
  { codeHash, tries }: { codeHash: string; tries: number },
): Promise<boolean | undefined> {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + case when ${phoneCodes.codeHash} = ${codeHash} then 0 else 1 end` })
    .where(and(eq(phoneCodes.id, id), lt(phoneCodes.tries, tries)))
    .returning({ isRight: sql<boolean>`${phoneCodes.codeHash} = ${codeHash}` });
  return row?.isRight;
}

/** Marks the code as used; false when another request already did. */
export async function updateCodeUsed(tx: Database | Transaction, id: string): Promise<boolean> {
  const used = await tx
    .update(phoneCodes)
    .set({ isUsed: true })
    .where(and(eq(phoneCodes.id, id), eq(phoneCodes.isUsed, false)))
    .returning({ id: phoneCodes.id });
  return used.length === 1;
}

/** Deletes codes a day after their expiry. Returns the number of deleted rows. */
export async function deleteOldCodes(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from phone_codes where expires_at < now() - interval '1 day'`);
  return rowCount ?? 0;
}
