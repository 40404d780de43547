import { and, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { auditLog } from './audit.table.ts';

export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAuditEntry(tx: Transaction, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** In the order of the list: each row's trigger sees the rows before it. */
export async function insertAuditEntries(tx: Transaction, rows: (typeof auditLog.$inferInsert)[]): Promise<void> {
  await tx.insert(auditLog).values(rows);
}

export interface AuditFilter {
  scope: 'all' | readonly number[];
  /** An account's id, or part of a name or mail address. */
  person?: string;
  /** Whose data it was: an account's id. */
  patientId?: string;
  /** A kind ('order') or an id. */
  subject?: string;
  action?: string;
  hospitalId?: number;
  from?: Date;
  /** Until, excluded. */
  to?: Date;
  /** Entries older than this one: the way through millions, without counting them. */
  before?: number;
  limit: number;
}

/** Newest first. */
export async function listAuditEntries(db: Database, filter: AuditFilter) {
  const rows = await db
    .select({ entry: auditLog, name: accounts.name, email: accounts.email })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))
    .where(auditWhere(db, filter))
    .orderBy(desc(auditLog.id))
    .limit(filter.limit);
  return rows.map(({ entry, name, email }) => ({ ...entry, name, email }));
}

function auditWhere(db: Database, filter: AuditFilter): SQL | undefined {
  const { scope, person, patientId, subject, action, hospitalId, from, to, before } = filter;
  return and(
    scope === 'all' ? undefined : inArray(auditLog.hospitalId, [...scope]),
    person ? byPerson(db, person) : undefined,
    patientId ? eq(auditLog.patientId, patientId) : undefined,
    subject ? or(eq(auditLog.subjectKind, subject), eq(auditLog.subjectId, subject)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    hospitalId ? eq(auditLog.hospitalId, hospitalId) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
    before ? lt(auditLog.id, before) : undefined,
  );
}

function byPerson(db: Database, person: string): SQL {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(person)) return eq(auditLog.accountId, person);
  const like = `%${person.replace(/[\\%_]/g, '\\$&')}%`;
  return inArray(
    auditLog.accountId,
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(or(ilike(accounts.name, like), ilike(accounts.email, like)))
      .limit(200),
  );
}

export interface ChainPart {
  /** How many rows of this part are whole, in order. */
  whole: number;
  lastId: number | null;
  lastHash: string | null;
  /** The first row whose own hash or link to the row before does not fit. */
  brokenId: number | null;
}

/** Recomputes the hashes of the next rows after `afterId`, whose hash is `hash`: the same expression as chain_audit_log in db/migrations. */
export async function checkChainPart(
  db: Database,
  after: { id: number; hash: string | null },
  limit: number,
): Promise<ChainPart> {
  const { rows } = await db.execute<{
    whole: number;
    last_id: string | null;
    last_hash: string | null;
    broken_id: string | null;
  }>(sql`
    with part as (
      select id, previous_hash, hash, lag(hash, 1, ${after.hash}::text) over (order by id) as expected_previous,
        encode(sha256(convert_to(concat_ws('|', coalesce(previous_hash, ''), id, extract(epoch from at),
          actor_kind, account_id, action, subject_kind, subject_id, patient_id, hospital_id, detail), 'UTF8')), 'hex') as computed
      from audit_log where id > ${after.id} order by id limit ${limit}
    ), first_broken as (
      select min(id) as id from part where hash is distinct from computed or previous_hash is distinct from expected_previous
    )
    select (count(*) filter (where b.id is null or p.id < b.id))::int as whole, max(p.id) as last_id,
      (array_agg(p.hash order by p.id desc))[1] as last_hash, max(b.id) as broken_id
    from part p cross join first_broken b`);
  const row = rows[0]!;
  const number = (value: string | null) => (value === null ? null : Number(value));
  return { whole: row.whole, lastId: number(row.last_id), lastHash: row.last_hash, brokenId: number(row.broken_id) };
}
