import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { MovedRow } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts, emailChanges, identities } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { openRequestStates } from '../privacy-office.rules.ts';
import { patientMerges } from './duplicates.table.ts';
import { privacyRequests } from './privacy-office.table.ts';

export type MergeRow = typeof patientMerges.$inferSelect;
type Reader = Database | Transaction;

export async function insertMerge(tx: Transaction, row: typeof patientMerges.$inferInsert): Promise<void> {
  await tx.insert(patientMerges).values(row);
}

/** The proposal or merge of a pair that was not undone; locked where `forChange`. */
export async function findMergeOf(db: Reader, pairId: string, forChange = false): Promise<MergeRow | undefined> {
  const query = db
    .select()
    .from(patientMerges)
    .where(and(eq(patientMerges.pairId, pairId), isNull(patientMerges.undoneAt)));
  const [row] = forChange ? await query.for('update') : await query;
  return row;
}

export async function updateMerge(
  tx: Transaction,
  id: string,
  change: Partial<typeof patientMerges.$inferInsert>,
): Promise<void> {
  await tx.update(patientMerges).set(change).where(eq(patientMerges.id, id));
}

export async function deleteMerge(tx: Transaction, id: string): Promise<void> {
  await tx.delete(patientMerges).where(eq(patientMerges.id, id));
}

/**
 * Locks both accounts and their persons, lower id first, so that bookings for them wait. False when one of the accounts
 * is deleted.
 */
export async function lockBoth(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.id))
    .for('update');
  await tx
    .select({ id: persons.id })
    .from(persons)
    .where(inArray(persons.accountId, [...ids]))
    .orderBy(asc(persons.id))
    .for('update');
  return rows.length === ids.length;
}

/**
 * Closes an account as merged into another one. Accounts that were merged into it before now lead to that one too, and
 * are returned.
 */
export async function closeAsMerged(
  tx: Transaction,
  of: { goneId: string; keptId: string; email: string; formerHashes: string[]; now: Date },
): Promise<MovedRow[]> {
  const led = await tx
    .update(accounts)
    .set({ mergedInto: of.keptId })
    .where(eq(accounts.mergedInto, of.goneId))
    .returning({ id: accounts.id });
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, of.goneId));
  await tx
    .update(accounts)
    .set({
      email: of.email,
      deletedAt: of.now,
      updatedAt: of.now,
      mergedInto: of.keptId,
      formerHashes: of.formerHashes,
    })
    .where(eq(accounts.id, of.goneId));
  return led.map(({ id }) => ({
    table: 'accounts',
    key: { id },
    before: { merged_into: of.goneId },
    after: { merged_into: of.keptId },
  }));
}

/** Opens a closed account again under its address. */
export async function reopenAccount(tx: Transaction, of: { id: string; email: string; now: Date }): Promise<void> {
  await tx
    .update(accounts)
    .set({ email: of.email, deletedAt: null, updatedAt: of.now, mergedInto: null, formerHashes: null })
    .where(eq(accounts.id, of.id));
}

/** Turns a closed account into an ordinary one for the handlers that erase it. */
export async function readyForErasure(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(accounts).set({ deletedAt: null }).where(eq(accounts.id, accountId));
}

/** Removes the link from an erased account to the account into which it was merged. */
export async function forgetPointer(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(accounts).set({ mergedInto: null, formerHashes: null }).where(eq(accounts.id, accountId));
}

export async function listSubjectsOf(
  tx: Transaction,
  accountId: string,
): Promise<{ issuer: string; subject: string }[]> {
  return tx
    .select({ issuer: identities.issuer, subject: identities.subject })
    .from(identities)
    .where(eq(identities.accountId, accountId));
}

/** Accounts that were merged into this one. */
export async function listMergedInto(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.mergedInto, accountId));
  return rows.map(({ id }) => id);
}

/** The account into which this one was merged; null for every other. */
export async function findMergeTarget(db: Reader, accountId: string): Promise<string | null> {
  const [row] = await db.select({ into: accounts.mergedInto }).from(accounts).where(eq(accounts.id, accountId));
  return row?.into ?? null;
}

const isInForce = and(
  isNotNull(patientMerges.mergedAt),
  isNull(patientMerges.undoneAt),
  isNull(patientMerges.closedAt),
);

/** Merges since that moment: rows that are written to the closed account later are still moved. */
export async function listMergesSince(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: patientMerges.id })
    .from(patientMerges)
    .where(and(isInForce, gt(patientMerges.mergedAt, since)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Merges that can no longer be undone and whose closed account is not erased yet. */
export async function listMergesToClose(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: patientMerges.id })
    .from(patientMerges)
    .where(and(isInForce, lte(patientMerges.undoUntil, now)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** A merge in force, locked; undefined once it is undone or closed. */
export async function lockMergeInForce(tx: Transaction, id: string): Promise<MergeRow | undefined> {
  const [row] = await tx
    .select()
    .from(patientMerges)
    .where(and(eq(patientMerges.id, id), isInForce))
    .for('update');
  return row;
}

/** Whether a request to erase one of the accounts is open. */
export async function hasOpenDeletion(db: Reader, accountIds: readonly string[]): Promise<boolean> {
  const count = await db.$count(
    privacyRequests,
    and(
      inArray(privacyRequests.accountId, [...accountIds]),
      eq(privacyRequests.kind, 'deletion'),
      inArray(privacyRequests.state, [...openRequestStates]),
    ),
  );
  return count > 0;
}

/** Merges of an account, newest first: for its owner's export. */
export async function listMergesOf(db: Database, accountId: string): Promise<MergeRow[]> {
  return db
    .select()
    .from(patientMerges)
    .where(and(eq(patientMerges.keptId, accountId), isNotNull(patientMerges.mergedAt)))
    .orderBy(sql`${patientMerges.mergedAt} desc`)
    .limit(100);
}

type PersonChange = Partial<
  Pick<
    typeof persons.$inferInsert,
    'name' | 'dateOfBirth' | 'gender' | 'nationality' | 'idKind' | 'idNumber' | 'idHash'
  >
>;

/** Writes the chosen details to the person and the account that stay. */
export async function updateDetails(
  tx: Transaction,
  of: { accountId: string; personId: string; person: PersonChange; address?: string | null; now: Date },
): Promise<void> {
  await tx
    .update(persons)
    .set({ ...of.person, updatedAt: of.now })
    .where(eq(persons.id, of.personId));
  await tx
    .update(accounts)
    .set({
      ...(of.person.name === undefined ? {} : { name: of.person.name }),
      ...(of.address === undefined ? {} : { address: of.address }),
      updatedAt: of.now,
    })
    .where(eq(accounts.id, of.accountId));
}
