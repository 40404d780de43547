import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';
import { staffProviderSessions } from './provider-sessions.table.ts';

export interface ProviderSession {
  sessionId: string;
  accountId: string;
  subject: string;
  /** Sealed. */
  refreshToken: string;
  startedAt: Date;
}

export async function insertProviderSession(
  tx: Transaction,
  row: typeof staffProviderSessions.$inferInsert,
): Promise<void> {
  await tx.insert(staffProviderSessions).values(row);
}

/** Whether the provider opened the session. */
export async function isProviderSession(app: Pick<App, 'db'>, sessionId: string): Promise<boolean> {
  const rows = await app.db
    .select({ sessionId: staffProviderSessions.sessionId })
    .from(staffProviderSessions)
    .where(eq(staffProviderSessions.sessionId, sessionId));
  return rows.length > 0;
}

/** Live sessions that were last checked before a moment, longest ago first. */
export async function listDueSessions(
  db: Database,
  { now, checkedUntil, limit }: { now: Date; checkedUntil: Date; limit: number },
): Promise<ProviderSession[]> {
  const rows = await db
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      subject: staffProviderSessions.subject,
      refreshToken: staffProviderSessions.refreshToken,
      startedAt: sessions.startedAt,
    })
    .from(staffProviderSessions)
    .innerJoin(sessions, eq(sessions.id, staffProviderSessions.sessionId))
    .where(
      and(
        lte(staffProviderSessions.checkedAt, checkedUntil),
        isNotNull(staffProviderSessions.refreshToken),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(asc(staffProviderSessions.checkedAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, refreshToken: row.refreshToken! }));
}

/** Records that the provider has confirmed the person, and until when the session now lasts. */
export async function updateChecked(
  tx: Transaction,
  { sessionId, refreshToken, now, expiresAt }: { sessionId: string; refreshToken: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .update(staffProviderSessions)
    .set({ refreshToken, checkedAt: now })
    .where(eq(staffProviderSessions.sessionId, sessionId));
  await tx
    .update(sessions)
    .set({ expiresAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of the account that the provider opened. Returns how many were live. */
export async function revokeProviderSessions(tx: Transaction, accountId: string, now: Date): Promise<number> {
  const opened = tx.select({ id: staffProviderSessions.sessionId }).from(staffProviderSessions);
  const { rowCount } = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        inArray(sessions.id, opened),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return rowCount ?? 0;
}

/** Deletes the refresh tokens of sessions that have ended, because they are no longer needed. */
export async function deleteEndedProviderSessions(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from staff_provider_sessions p using sessions s
    where s.id = p.session_id and (s.revoked_at is not null or s.expires_at <= ${now.toISOString()}::timestamptz)`);
  return rowCount ?? 0;
}
