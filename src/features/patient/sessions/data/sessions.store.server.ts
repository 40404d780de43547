import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { RoleAssignment } from '#src/platform/actor.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { sessions } from './sessions.table.ts';

export type SessionRow = typeof sessions.$inferSelect;

export interface LiveSession {
  id: string;
  accountId: string;
  secondFactorAt: Date | null;
  /** Whether this is the session's former token: a new one was given when the owner last signed in again. */
  isByFormerToken: boolean;
  /** The role assignments of a member of staff; empty for a patient. */
  roleAssignments: RoleAssignment[];
}

/**
 * The live session of a token; nothing when it was revoked, has ended or was idle for longer than the setting. One
 * statement: it also records, at most twice a minute, that the session is in use.
 */
const findLive = `
  with live as (
    select s.id, s.account_id, s.second_factor_at, s.last_seen_at, s.token_hash <> $1 as is_former from sessions s
    join accounts a on a.id = s.account_id and a.deleted_at is null
    where (s.token_hash = $1 or (s.former_token_hash = $1 and s.former_token_until > $4)) and s.audience = $2 and s.carrier = $3 and s.revoked_at is null and s.expires_at > $4
      and s.last_seen_at > $4::timestamptz - make_interval(mins => (select (value->>'timeoutMinutes')::int from settings where key = 'session'))
  ), seen as (
    update sessions set last_seen_at = $4 from live where $5 and sessions.id = live.id and live.last_seen_at < $4::timestamptz - interval '30 seconds'
  )
  select live.id, live.account_id, live.second_factor_at, live.is_former,
    (select coalesce(json_agg(case when o.key is null then json_build_object('role', d.role, 'hospitalId', d.hospital_id)
        else json_build_object('role', d.role, 'hospitalId', d.hospital_id, 'permissions', o.permissions) end), '[]')
      from staff_duties d join staff_members m on m.account_id = d.account_id and m.removed_at is null
      left join own_roles o on o.key = d.role and o.removed_at is null
      where $2 = 'staff' and d.account_id = live.account_id and (o.key is not null or not starts_with(d.role, 'own_'))) as role_assignments
  from live`;

/** The patient of a cookie whose session was revoked, has ended or was idle too long. */
export async function findEndedSession(
  db: Database,
  hash: string,
): Promise<{ id: string; accountId: string } | undefined> {
  const [row] = await db
    .select({ id: sessions.id, accountId: sessions.accountId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hash), eq(sessions.audience, 'patient'), eq(sessions.carrier, 'cookie')));
  return row;
}

export interface SessionQuestion {
  tokenHash: string;
  audience: SessionRow['audience'];
  carrier: SessionRow['carrier'];
  now: Date;
  /** False for a check that the browser makes by itself: it must not extend an idle session. */
  isUse: boolean;
}

export async function findLiveSession(
  pool: Pool,
  { tokenHash, audience, carrier, now, isUse }: SessionQuestion,
): Promise<LiveSession | null> {
  const { rows } = await pool.query<{
    id: string;
    account_id: string;
    second_factor_at: Date | null;
    is_former: boolean;
    role_assignments: RoleAssignment[];
  }>({
    text: findLive,
    values: [tokenHash, audience, carrier, now, isUse],
  });
  const [row] = rows;
  return row
    ? {
        id: row.id,
        accountId: row.account_id,
        secondFactorAt: row.second_factor_at,
        isByFormerToken: row.is_former,
        roleAssignments: row.role_assignments,
      }
    : null;
}

export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** Ends one session of the account; returns whether there was one. */
export async function revokeSession(
  db: Database | Transaction,
  where: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: where.now })
    .where(and(eq(sessions.id, where.id), eq(sessions.accountId, where.accountId), isNull(sessions.revokedAt)));
  return rowCount === 1;
}

/** Ends all sessions of the account, except the named one. */
export async function revokeSessions(
  db: Database | Transaction,
  where: { accountId: string; except?: string; now: Date },
): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: where.now })
    .where(
      and(
        eq(sessions.accountId, where.accountId),
        isNull(sessions.revokedAt),
        where.except ? ne(sessions.id, where.except) : undefined,
      ),
    );
  return rowCount ?? 0;
}

/** The account's live sessions, last used first. */
export async function listLiveSessions(db: Database, where: { accountId: string; now: Date }) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      method: sessions.method,
      audience: sessions.audience,
      startedAt: sessions.startedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, where.accountId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, where.now),
        sql`${sessions.lastSeenAt} > ${where.now.toISOString()}::timestamptz - make_interval(mins => (select (value->>'timeoutMinutes')::int from settings where key = 'session'))`,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50);
}

/** Whether the account exists and is not deleted; waits for a transaction that is closing it. */
export async function isLiveAccount(tx: Transaction, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    .for('key share');
  return rows.length === 1;
}
