import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts, identities } from './accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';

export type AccountRow = typeof accounts.$inferSelect;
type Reader = Database | Transaction;

/** The account, unless it was deleted for its owner. */
export async function findAccountById(db: Reader, id: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
  return row;
}

/** The account with that address (lower case), unless it was deleted for its owner. */
export async function findAccountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)));
  return row;
}

/** The accounts with that verified number, because a family may share one. */
export async function listAccountsByPhone(db: Reader, phoneHash: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(accounts)
    .where(and(eq(accounts.phoneHash, phoneHash), isNotNull(accounts.phoneVerifiedAt), isNull(accounts.deletedAt)));
}

export async function findAccountOfIdentity(
  db: Reader,
  identity: { issuer: string; subject: string },
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(
      and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject), isNull(accounts.deletedAt)),
    );
  return row?.account;
}

/** Locks the address, so that two concurrent first sign-ins do not create two accounts for it. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}

export async function insertAccount(tx: Transaction, row: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(row);
}

export async function insertPerson(tx: Transaction, row: typeof persons.$inferInsert): Promise<void> {
  await tx.insert(persons).values(row);
}

/** Inserts a sign-in method, or records its use. */
export async function upsertIdentity(
  tx: Transaction,
  row: { accountId: string; issuer: string; subject: string; lastUsedAt: Date | null },
): Promise<void> {
  await tx
    .insert(identities)
    .values(row)
    .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: { lastUsedAt: row.lastUsedAt } });
}

export async function updateAccount(
  db: Reader,
  id: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
}

export async function listIdentities(db: Reader, accountId: string) {
  return db
    .select({ issuer: identities.issuer, subject: identities.subject, lastUsedAt: identities.lastUsedAt })
    .from(identities)
    .where(eq(identities.accountId, accountId));
}

export async function findSelf(db: Reader, accountId: string): Promise<typeof persons.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.accountId, accountId), eq(persons.relationship, 'self')));
  return row;
}

/** The end of the address that a merged account has until the merge can no longer be undone. */
export const mergedEmailEnd = '@merged.invalid';

/**
 * The account into which the account of a sign-in method, or of a former address (its keyed hash), was merged recently.
 */
export async function findMergedInto(
  db: Reader,
  of: { issuer: string; subject: string; emailHash: string | null },
): Promise<AccountRow | undefined> {
  const closed = db
    .select({ into: accounts.mergedInto })
    .from(accounts)
    .leftJoin(identities, eq(identities.accountId, accounts.id))
    .where(
      and(
        isNotNull(accounts.mergedInto),
        sql`${accounts.email} like ${`%${mergedEmailEnd}`}`,
        or(
          and(eq(identities.issuer, of.issuer), eq(identities.subject, of.subject)),
          of.emailHash === null ? undefined : sql`${accounts.formerHashes} @> array[${of.emailHash}]`,
        ),
      ),
    )
    .limit(1);
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(sql`${accounts.id} = (${closed})`, isNull(accounts.deletedAt)));
  return row;
}
