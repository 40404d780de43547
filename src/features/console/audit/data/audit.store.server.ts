import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, desc, eq, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { auditLog, auditSeals } from './audit.table.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';

export async function insertAuditEntry(tx: Transaction, row: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(row);
}

export async function insertAuditEntries(tx: Transaction, rows: (typeof auditLog.$inferInsert)[]): Promise<void> {
  await tx.insert(auditLog).values(rows);
}

export interface AuditFilter {
  scope: 'all' | readonly number[];
  /** An account's id, or part of a name or mail address. */
  person?: string;
  /** Id of the account whose data was accessed. */
  patientId?: string;
  /** A kind ('order') or an id. */
  subject?: string;
  action?: string;
  /** One of these actions. */
  actions?: readonly string[];
  hospitalId?: number;
  from?: Date;
  /** Excluded end. */
  to?: Date;
  /** Entries older than this id: the cursor through millions of entries, without counting them. */
  before?: number;
  limit: number;
}

/** Newest first, with the hash of sealed entries. */
export async function listAuditEntries(db: Database, filter: AuditFilter) {
  // The page's entries are chosen first: together with the joins, the planner would read the log backwards even where
  // few entries match.
  const page = db
    .select()
    .from(auditLog)
    .where(auditWhere(filter, filter.person ? await listAccountsLike(db, filter.person) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(filter.limit)
    .as('page');
  return db
    .select({
      id: page.id,
      at: page.at,
      actorKind: page.actorKind,
      accountId: page.accountId,
      action: page.action,
      subjectKind: page.subjectKind,
      subjectId: page.subjectId,
      patientId: page.patientId,
      hospitalId: page.hospitalId,
      entryHash: page.entryHash,
      detail: page.detail,
      name: accounts.name,
      email: accounts.email,
      hash: auditSeals.hash,
    })
    .from(page)
    .leftJoin(accounts, eq(accounts.id, page.accountId))
    .leftJoin(auditSeals, eq(auditSeals.entryId, page.id))
    .orderBy(desc(page.id));
}

function auditWhere(filter: AuditFilter, accountIds: readonly string[] | undefined): SQL | undefined {
  const { scope, patientId, subject, action, actions, hospitalId, from, to, before } = filter;
  return and(
    scope === 'all' ? undefined : inArray(auditLog.hospitalId, [...scope]),
    accountIds && (accountIds.length > 0 ? inArray(auditLog.accountId, [...accountIds]) : sql`false`),
    patientId ? eq(auditLog.patientId, patientId) : undefined,
    subject ? or(eq(auditLog.subjectKind, subject), eq(auditLog.subjectId, subject)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    actions ? inArray(auditLog.action, [...actions]) : undefined,
    hospitalId ? eq(auditLog.hospitalId, hospitalId) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
    before ? lt(auditLog.id, before) : undefined,
  );
}

/** The account with this id, or the accounts with this part of a name or an address, found before the log is read. */
async function listAccountsLike(db: Database, person: string): Promise<string[]> {
  if (isUuid(person)) return [person];
  const like = `%${likeLiteral(person)}%`;
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(ilike(accounts.name, like), ilike(accounts.email, like)))
    .limit(200);
  return found.map(({ id }) => id);
}
