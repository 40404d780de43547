import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

/** Signed-in accounts that have an identity at Firebase. */
export async function listSignedInSubjects(db: Database, now: Date): Promise<{ accountId: string; subject: string }[]> {
  const { rows } = await db.execute<{ account_id: string; subject: string }>(sql`
    select distinct i.account_id, i.subject from identities i join sessions s on s.account_id = i.account_id
    where i.issuer like 'https://securetoken.google.com/%' and s.revoked_at is null and s.expires_at > ${now.toISOString()}::timestamptz`);
  return rows.map(({ account_id: accountId, subject }) => ({ accountId, subject }));
}

/** Ends the account's sessions that began, and last reauthenticated, before a moment. Returns how many. */
export async function revokeSessionsBefore(
  tx: Transaction,
  { accountId, until, now }: { accountId: string; until: Date; now: Date },
): Promise<number> {
  const at = now.toISOString();
  const { rowCount } = await tx.execute(sql`
    update sessions set revoked_at = ${at}::timestamptz where account_id = ${accountId} and revoked_at is null
      and expires_at > ${at}::timestamptz and greatest(started_at, proved_at) < ${until.toISOString()}::timestamptz`);
  return rowCount ?? 0;
}
