import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from './persons.table.ts';

export type PersonRow = typeof persons.$inferSelect;

/** Locks the account, so that limits and duplicates are checked by one transaction at a time. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return rows.length === 1;
}

/** The patient first, then in the order of insertion. */
export async function listPersonRows(db: Database | Transaction, accountId: string): Promise<PersonRow[]> {
  return db
    .select()
    .from(persons)
    .where(eq(persons.accountId, accountId))
    .orderBy(sql`${persons.relationship} <> 'self'`, asc(persons.createdAt), asc(persons.id));
}

/** A person of this account; another account's person is not found. */
export async function findPersonRow(
  db: Database | Transaction,
  own: { accountId: string; personId: string },
): Promise<PersonRow | undefined> {
  if (!isUuid(own.personId)) return undefined;
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.accountId, own.accountId), eq(persons.id, own.personId)));
  return row;
}

export async function findSelfRow(db: Database | Transaction, accountId: string): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.accountId, accountId), eq(persons.relationship, 'self')))
    .limit(1);
  return row;
}

export async function insertPersonRow(tx: Transaction, row: typeof persons.$inferInsert): Promise<PersonRow> {
  const [inserted] = await tx.insert(persons).values(row).returning();
  return inserted!;
}

export async function updatePersonRow(
  tx: Transaction,
  own: { accountId: string; personId: string },
  change: Partial<typeof persons.$inferInsert>,
): Promise<PersonRow> {
  const [updated] = await tx
    .update(persons)
    .set(change)
    .where(and(eq(persons.accountId, own.accountId), eq(persons.id, own.personId)))
    .returning();
  return updated!;
}

/** Deletes a dependant. The patient's own person stays until the account is deleted. */
export async function deletePersonRow(tx: Transaction, own: { accountId: string; personId: string }): Promise<boolean> {
  const { rowCount } = await tx
    .delete(persons)
    .where(and(eq(persons.accountId, own.accountId), eq(persons.id, own.personId), ne(persons.relationship, 'self')));
  return rowCount === 1;
}
