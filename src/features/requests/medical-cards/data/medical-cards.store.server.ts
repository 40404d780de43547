import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { medicalCards } from './medical-cards.table.ts';

type Connection = Database | Transaction;
export type MedicalCardRow = typeof medicalCards.$inferSelect;

/** Locks an account's cards, so that one transaction at a time counts them. */
export async function lockCards(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`medical cards ${accountId}`}, 0))`);
}

export function listCardRows(db: Connection, accountId: string): Promise<MedicalCardRow[]> {
  return db
    .select()
    .from(medicalCards)
    .where(eq(medicalCards.accountId, accountId))
    .orderBy(asc(medicalCards.createdAt), asc(medicalCards.id));
}

/** A card of this account; another account's is not found. */
export async function findCardRow(
  db: Connection,
  own: { accountId: string; cardId: string },
): Promise<MedicalCardRow | undefined> {
  if (!isUuid(own.cardId)) return undefined;
  const [row] = await db
    .select()
    .from(medicalCards)
    .where(and(eq(medicalCards.accountId, own.accountId), eq(medicalCards.id, own.cardId)));
  return row;
}

export async function insertCardRow(tx: Transaction, row: typeof medicalCards.$inferInsert): Promise<void> {
  await tx.insert(medicalCards).values(row);
}

export async function updateCardRow(tx: Transaction, id: string, change: Partial<MedicalCardRow>): Promise<void> {
  await tx.update(medicalCards).set(change).where(eq(medicalCards.id, id));
}

/**
 * Deletes the account's cards, or those of one person, or one; returns the ids of their pictures, which the caller
 * deletes.
 */
export async function deleteCardRows(
  tx: Transaction,
  of: { accountId: string; personId?: string; cardId?: string },
): Promise<string[]> {
  const rows = await tx
    .delete(medicalCards)
    .where(
      and(
        eq(medicalCards.accountId, of.accountId),
        of.personId ? eq(medicalCards.personId, of.personId) : undefined,
        of.cardId ? eq(medicalCards.id, of.cardId) : undefined,
      ),
    )
    .returning({ front: medicalCards.frontFileId, back: medicalCards.backFileId });
  return rows.flatMap(({ front, back }) => [front, back].filter((id) => id !== null));
}
