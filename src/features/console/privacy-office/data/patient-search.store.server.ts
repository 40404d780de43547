import { and, asc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';

/** The possible meanings of a typed text: an address, hashes of a number, or part of a name. */
export type PatientQuery =
  | { email: string; emailHash: string }
  | { phoneHash: string }
  | { idHashes: readonly string[] }
  | { name: string };

/** The accounts into which accounts with one of these keyed hashes were merged. */
async function listLedTo(db: Database, hashes: readonly string[]): Promise<string[]> {
  const list = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  const rows = await db
    .select({ id: accounts.mergedInto })
    .from(accounts)
    .where(sql`${accounts.formerHashes} && array[${list}]::text[]`);
  return rows.flatMap(({ id }) => id ?? []);
}

/** The hashes of the typed text by which a closed account can be found; none for a name. */
function hashesOf(query: PatientQuery): readonly string[] {
  if ('email' in query) return [query.emailHash];
  if ('phoneHash' in query) return [query.phoneHash];
  return 'idHashes' in query ? query.idHashes : [];
}

function matchOf(query: PatientQuery) {
  if ('email' in query) return eq(accounts.email, query.email);
  if ('phoneHash' in query) return eq(accounts.phoneHash, query.phoneHash);
  if ('idHashes' in query) return inArray(persons.idHash, [...query.idHashes]);
  return ilike(persons.name, `%${query.name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** Accounts that match, by name; at most `limit`. Searches of names use the trigram index over persons. */
export async function findPatients(db: Database, query: PatientQuery, limit: number) {
  const hashes = hashesOf(query);
  const led = hashes.length > 0 ? await listLedTo(db, hashes) : [];
  const where = led.length > 0 ? or(matchOf(query), inArray(accounts.id, led)) : matchOf(query);
  return db
    .selectDistinct({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .innerJoin(persons, eq(persons.accountId, accounts.id))
    .where(and(where, isNull(accounts.deletedAt)))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(limit);
}

/** Other accounts with the same phone number or identity number as this one: perhaps the same person. */
export async function findDoubles(db: Database, accountId: string) {
  const own = db
    .select({ idHash: persons.idHash })
    .from(persons)
    .where(and(eq(persons.accountId, accountId), eq(persons.relationship, 'self')));
  const phone = db.select({ phoneHash: accounts.phoneHash }).from(accounts).where(eq(accounts.id, accountId));
  return db
    .selectDistinct({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .innerJoin(persons, and(eq(persons.accountId, accounts.id), eq(persons.relationship, 'self')))
    .where(
      and(
        ne(accounts.id, accountId),
        isNull(accounts.deletedAt),
        or(inArray(persons.idHash, own), inArray(accounts.phoneHash, phone)),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(20);
}

/**
 * Numbers of rows of each table as the database estimates them, by name; -1 where it has not counted yet. A partitioned
 * table has the sum of its months.
 */
export async function estimateRows(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql`select coalesce(p.relname, c.relname) as name,
        case when max(c.reltuples) < 0 then -1 else sum(greatest(c.reltuples, 0)) end::float8 as rows
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
      where c.relkind = 'r' and coalesce(p.relnamespace, c.relnamespace) = 'public'::regnamespace group by 1`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}
