import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { memberships, membershipTerms } from './memberships.table.ts';

type Connection = Database | Transaction;
export type MembershipRow = typeof memberships.$inferSelect;
export type TermRow = typeof membershipTerms.$inferSelect;

/** The account's memberships whose person still exists, with all their terms, oldest first. */
export async function listMemberships(
  db: Connection,
  accountId: string,
): Promise<(MembershipRow & { terms: TermRow[] })[]> {
  const rows = await db
    .select()
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), isNull(memberships.mergedInto)))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
  const terms = await listTerms(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, terms: terms.filter(({ membershipId }) => membershipId === row.id) }));
}

async function listTerms(db: Connection, ids: readonly string[]): Promise<TermRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(membershipTerms)
    .where(inArray(membershipTerms.membershipId, [...ids]))
    .orderBy(asc(membershipTerms.agreedAt), asc(membershipTerms.startsOn), asc(membershipTerms.id));
}

/** The tiers in force on that day, by person; `isOwn` marks the account holder's. */
export function listTiersInForce(
  db: Connection,
  accountId: string,
  day: string,
): Promise<{ personId: string; isOwn: boolean; tier: string }[]> {
  return db
    .select({ personId: persons.id, isOwn: sql<boolean>`${persons.relationship} = 'self'`, tier: membershipTerms.tier })
    .from(memberships)
    .innerJoin(persons, eq(persons.id, memberships.personId))
    .innerJoin(membershipTerms, eq(membershipTerms.membershipId, memberships.id))
    .where(
      and(
        eq(memberships.accountId, accountId),
        eq(membershipTerms.state, 'running'),
        lte(membershipTerms.startsOn, day),
        sql`(${membershipTerms.endsOn} is null or ${membershipTerms.endsOn} >= ${day})`,
      ),
    );
}

/**
 * A member by number, with the person; the number of a card that was merged into another one finds that one. Undefined
 * for an unknown number, or a deleted person.
 */
export async function findMember(db: Connection, number: string) {
  const [row] = await db
    .select({ membership: memberships, person: persons })
    .from(memberships)
    .innerJoin(persons, eq(persons.id, memberships.personId))
    .where(
      sql`${memberships.id} = (select coalesce(named.merged_into, named.id) from memberships named where named.number = ${number})`,
    );
  return row && { ...row, terms: await listTerms(db, [row.membership.id]) };
}

/** Whether a term of the account waits for its payment. */
export async function waitsForPayment(db: Connection, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: membershipTerms.id })
    .from(membershipTerms)
    .innerJoin(memberships, eq(memberships.id, membershipTerms.membershipId))
    .where(and(eq(memberships.accountId, accountId), eq(membershipTerms.state, 'unpaid')))
    .limit(1);
  return rows.length > 0;
}

/** Locks an account's memberships: concurrent applications queue. */
export async function lockMemberships(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memberships ${accountId}`}, 0))`);
}

/** Inserts a membership; false when the number is taken, so that the caller tries another one. */
export async function insertMembership(tx: Transaction, row: typeof memberships.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(memberships)
    .values(row)
    .onConflictDoNothing({ target: memberships.number })
    .returning({ id: memberships.id });
  return inserted.length === 1;
}

export async function insertTerms(tx: Transaction, rows: (typeof membershipTerms.$inferInsert)[]): Promise<void> {
  await tx.insert(membershipTerms).values(rows);
}

/** The terms of an order, locked, with the account and all other terms of the same membership. */
export async function lockTermsOfOrder(
  tx: Transaction,
  orderId: string,
): Promise<(TermRow & { accountId: string; others: TermRow[] })[]> {
  const rows = await tx
    .select({ term: membershipTerms, accountId: memberships.accountId })
    .from(membershipTerms)
    .innerJoin(memberships, eq(memberships.id, membershipTerms.membershipId))
    .where(eq(membershipTerms.orderId, orderId))
    .orderBy(asc(membershipTerms.id))
    .for('update');
  const all = await listTerms(
    tx,
    rows.map(({ term }) => term.membershipId),
  );
  return rows.map(({ term, accountId }) => ({
    ...term,
    accountId,
    others: all.filter((one) => one.membershipId === term.membershipId && one.id !== term.id),
  }));
}

export async function updateTerm(
  tx: Transaction,
  id: string,
  change: Partial<Pick<TermRow, 'state' | 'startsOn' | 'endsOn' | 'remindedAt'>>,
): Promise<void> {
  await tx.update(membershipTerms).set(change).where(eq(membershipTerms.id, id));
}

/** Terms with their member, and the account that mails about them go to. */
function termsWithMembers(db: Connection) {
  return db
    .select({
      number: memberships.number,
      name: persons.name,
      term: membershipTerms,
      email: accounts.email,
      accountName: accounts.name,
      language: accounts.language,
    })
    .from(membershipTerms)
    .innerJoin(memberships, eq(memberships.id, membershipTerms.membershipId))
    .innerJoin(persons, eq(persons.id, memberships.personId))
    .innerJoin(accounts, eq(accounts.id, memberships.accountId));
}

/** The data for a mail about an application: its members, and the address. */
export async function listMembersToNotify(db: Connection, reference: string) {
  return termsWithMembers(db)
    .where(and(eq(membershipTerms.reference, reference), eq(membershipTerms.state, 'running')))
    .orderBy(asc(persons.name), asc(membershipTerms.endsOn));
}

/**
 * Paid terms whose last day is between these two, without a following term, whose member was not reminded; locked,
 * another worker takes the next.
 */
export async function takeTermToRemind(tx: Transaction, between: { from: string; until: string }) {
  const [row] = await termsWithMembers(tx)
    .where(
      and(
        eq(membershipTerms.state, 'running'),
        isNull(membershipTerms.remindedAt),
        isNull(accounts.deletedAt),
        sql`${membershipTerms.endsOn} between ${between.from} and ${between.until}`,
        sql`not exists (select from membership_terms later where later.membership_id = ${memberships.id} and later.state = 'running' and later.ends_on > ${membershipTerms.endsOn})`,
      ),
    )
    .orderBy(asc(membershipTerms.endsOn))
    .limit(1)
    .for('update', { of: membershipTerms, skipLocked: true });
  return row;
}

/** Ends every running term of a person's membership; returns how many. */
export async function withdrawTermsOfPerson(
  tx: Transaction,
  of: { accountId: string; personId: string },
): Promise<number> {
  const { rowCount } = await tx
    .update(membershipTerms)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(membershipTerms.state, 'running'),
        inArray(
          membershipTerms.membershipId,
          tx
            .select({ id: memberships.id })
            .from(memberships)
            .where(and(eq(memberships.accountId, of.accountId), eq(memberships.personId, of.personId))),
        ),
      ),
    );
  return rowCount ?? 0;
}

export async function deleteMemberships(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(memberships).where(eq(memberships.accountId, accountId));
}
