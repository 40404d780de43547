import { aliasedTable, and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { countUpTo } from '#src/platform/db/queries/bounded-count.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { mostCounted } from '#src/features/console/frame/list-state.rules.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { PairSign, PairState } from '../duplicates/duplicates.rules.ts';
import { patientPairs } from './duplicates.table.ts';

export type PairRow = typeof patientPairs.$inferSelect;

const other = aliasedTable(accounts, 'other_account');

/**
 * Accounts of patients with the same identity number, and accounts that have verified the same phone number; lower id
 * first.
 */
export async function listSameNumbers(
  db: Database,
  most: number,
): Promise<{ one: string; other: string; sign: PairSign }[]> {
  const { rows } = await db.execute<{ one: string; other: string; sign: PairSign }>(sql`
    select a.account_id as one, b.account_id as other, 'number' as sign from persons a
      join persons b on b.id_hash = a.id_hash and b.account_id > a.account_id and b.relationship = 'self'
      join accounts aa on aa.id = a.account_id and aa.deleted_at is null
      join accounts ba on ba.id = b.account_id and ba.deleted_at is null
      where a.relationship = 'self'
    union all
    select a.id, b.id, 'phone' from accounts a
      join accounts b on b.phone_hash = a.phone_hash and b.id > a.id and b.deleted_at is null
      where a.deleted_at is null and a.phone_verified_at is not null and b.phone_verified_at is not null
    limit ${most}`);
  return rows;
}

/** Patients whose folded name another patient has too, in the order of names: one page after `after`. */
export async function listNamesakes(db: Database, { after, limit }: { after: string; limit: number }) {
  const { rows } = await db.execute<{ personId: string; accountId: string; folded: string; born: string }>(sql`
    select "personId", "accountId", folded, born from (
      select p.id as "personId", p.account_id as "accountId", p.date_of_birth as born,
        trim(regexp_replace(lower(p.name), '[^[:alnum:]]+', ' ', 'g')) as folded,
        count(*) over (partition by trim(regexp_replace(lower(p.name), '[^[:alnum:]]+', ' ', 'g'))) as alike
      from persons p join accounts a on a.id = p.account_id and a.deleted_at is null
      where p.relationship = 'self' and p.date_of_birth is not null) named
    where alike between 2 and 1000 and folded > ${after}
    order by folded limit ${limit}`);
  return rows;
}

/** Inserts pairs, or updates what known pairs have in common. */
export async function putPairs(tx: Transaction, rows: (typeof patientPairs.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(patientPairs)
    .values(rows)
    .onConflictDoUpdate({
      target: [patientPairs.oneId, patientPairs.otherId],
      set: { signs: sql`excluded.signs` },
      setWhere: sql`${patientPairs.signs} <> excluded.signs`,
    });
}

/** Deletes undecided pairs that a search has not found again; pairs that staff made stay. Returns how many. */
export async function deleteUnfoundPairs(
  tx: Transaction,
  found: readonly { one: string; other: string }[],
): Promise<number> {
  const keys = JSON.stringify(found.map(({ one, other: two }) => `${one} ${two}`));
  const { rowCount } = await tx.execute(sql`delete from patient_pairs where state = 'open' and not signs @> '{staff}'
    and not exists (select from jsonb_array_elements_text(${keys}::jsonb) key where key = one_id || ' ' || other_id)`);
  return rowCount ?? 0;
}

/** One page of pairs with both accounts; `total` counts the matches, no further than `mostCounted`. */
export async function searchPairs(
  db: Database,
  search: { state: PairState; isDescending: boolean; limit: number; offset: number },
) {
  const where = eq(patientPairs.state, search.state);
  const order = search.isDescending ? desc : asc;
  // The page's pairs are chosen first, so that accounts are looked up for them alone.
  const page = db
    .select({ id: patientPairs.id })
    .from(patientPairs)
    .where(where)
    .orderBy(order(patientPairs.foundAt), order(patientPairs.id))
    .limit(search.limit)
    .offset(search.offset);
  const [rows, total] = await Promise.all([
    db
      .select({
        pair: patientPairs,
        one: { id: accounts.id, name: accounts.name, email: accounts.email },
        other: { id: other.id, name: other.name, email: other.email },
      })
      .from(patientPairs)
      .innerJoin(accounts, eq(accounts.id, patientPairs.oneId))
      .innerJoin(other, eq(other.id, patientPairs.otherId))
      .where(inArray(patientPairs.id, page))
      .orderBy(order(patientPairs.foundAt), order(patientPairs.id)),
    countUpTo(db, { table: patientPairs, where, most: mostCounted }),
  ]);
  return { rows, total };
}

export async function findPair(db: Database | Transaction, id: string): Promise<PairRow | undefined> {
  const [row] = await db.select().from(patientPairs).where(eq(patientPairs.id, id));
  return row;
}

export async function findPairOf(
  db: Database | Transaction,
  of: { oneId: string; otherId: string },
): Promise<PairRow | undefined> {
  const [row] = await db
    .select()
    .from(patientPairs)
    .where(and(eq(patientPairs.oneId, of.oneId), eq(patientPairs.otherId, of.otherId)));
  return row;
}

/** Locks a pair, so that two members of staff decide one after the other. */
export async function lockPair(tx: Transaction, id: string): Promise<PairRow | undefined> {
  const [row] = await tx.select().from(patientPairs).where(eq(patientPairs.id, id)).for('update');
  return row;
}

/** Changes a pair and increases its version. */
export async function updatePair(
  tx: Transaction,
  id: string,
  change: Partial<typeof patientPairs.$inferInsert>,
): Promise<void> {
  await tx
    .update(patientPairs)
    .set({ ...change, version: sql`${patientPairs.version} + 1` })
    .where(eq(patientPairs.id, id));
}

/** Pairs about an account, newest first. */
export async function listPairsOf(db: Database, accountId: string): Promise<PairRow[]> {
  return db
    .select()
    .from(patientPairs)
    .where(or(eq(patientPairs.oneId, accountId), eq(patientPairs.otherId, accountId)))
    .orderBy(desc(patientPairs.foundAt))
    .limit(100);
}

export async function deletePairsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(patientPairs).where(or(eq(patientPairs.oneId, accountId), eq(patientPairs.otherId, accountId)));
}

/** Deletes the pairs of a closed account that were not merged, because the account can no longer be compared. */
export async function deleteUndecidedPairsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .delete(patientPairs)
    .where(
      and(ne(patientPairs.state, 'merged'), or(eq(patientPairs.oneId, accountId), eq(patientPairs.otherId, accountId))),
    );
}
