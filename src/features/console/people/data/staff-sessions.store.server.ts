import { likeLiteral } from '#src/platform/db/queries/like-literal.ts';
import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { RoleAssignment } from '#src/platform/actor.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';
import type { ListOrder } from '#src/features/console/frame/list-order.rules.ts';
import { staffMembers } from '#src/features/console/roles/data/staff.table.ts';

export interface StaffSession {
  id: string;
  accountId: string;
  name: string;
  email: string;
  /** 'Chrome on Windows'. */
  device: string;
  startedAt: Date;
  lastSeenAt: Date;
  roleAssignments: RoleAssignment[];
}

export interface SessionFilter {
  now: Date;
  /** Only people whose every role is in these hospitals. */
  scope: 'all' | readonly number[];
  /** Only this person's sessions, or everybody else's. */
  of: { accountId: string } | { others: string };
  sessionId?: string;
  q?: string;
}

const lastUsedFirst: ListOrder = { sort: 'used', isDescending: true };

/** Open staff sessions, the last used first unless ordered otherwise; at most `limit`. */
export async function listStaffSessions(
  db: Database | Transaction,
  filter: SessionFilter,
  { limit, offset, order = lastUsedFirst }: { limit: number; offset: number; order?: ListOrder },
): Promise<StaffSession[]> {
  const direction = order.isDescending ? desc : asc;
  const columns = { used: sessions.lastSeenAt, since: sessions.startedAt, name: sql`lower(${accounts.name})` };
  return db
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      name: accounts.name,
      email: accounts.email,
      device: sessions.device,
      startedAt: sessions.startedAt,
      lastSeenAt: sessions.lastSeenAt,
      roleAssignments: sql<
        RoleAssignment[]
      >`(select coalesce(json_agg(json_build_object('role', d.role, 'hospitalId', d.hospital_id) order by d.role, d.hospital_id), '[]') from staff_duties d where d.account_id = ${staffMembers.accountId})`,
    })
    .from(staffMembers)
    .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
    .innerJoin(sessions, eq(sessions.accountId, staffMembers.accountId))
    .where(openAnd(filter))
    .orderBy(direction(columns[order.sort as keyof typeof columns]), desc(sessions.lastSeenAt), asc(sessions.id))
    .limit(limit)
    .offset(offset);
}

export async function countStaffSessions(db: Database, filter: SessionFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staffMembers)
    .innerJoin(accounts, eq(accounts.id, staffMembers.accountId))
    .innerJoin(sessions, eq(sessions.accountId, staffMembers.accountId))
    .where(openAnd(filter));
  return row!.count;
}

function openAnd({ now, scope, of, sessionId, q }: SessionFilter): SQL | undefined {
  const like = q && `%${likeLiteral(q)}%`;
  return and(
    isNull(staffMembers.removedAt),
    'accountId' in of ? eq(staffMembers.accountId, of.accountId) : sql`${staffMembers.accountId} <> ${of.others}`,
    eq(sessions.audience, 'staff'),
    isNotNull(sessions.secondFactorAt),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    sql`${sessions.lastSeenAt} > ${now.toISOString()}::timestamptz - make_interval(mins => (select (value->>'timeoutMinutes')::int from settings where key = 'session'))`,
    sessionId ? eq(sessions.id, sessionId) : undefined,
    scope === 'all' ? undefined : isWithinHospitals(scope),
    like ? or(ilike(accounts.name, like), ilike(accounts.email, like)) : undefined,
  );
}

/** A role in all hospitals, or in another hospital, excludes a person. */
function isWithinHospitals(scope: readonly number[]): SQL {
  if (scope.length === 0) return sql`false`;
  const outside = sql`(d.hospital_id is null or not ${inArray(sql`d.hospital_id`, [...scope])})`;
  return sql`exists (select from staff_duties d where d.account_id = ${staffMembers.accountId})
    and not exists (select from staff_duties d where d.account_id = ${staffMembers.accountId} and ${outside})`;
}
