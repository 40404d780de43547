import { and, eq, isNull, sql } from 'drizzle-orm';
import { sessions } from '#src/features/patient/sessions/data/sessions.table.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';

interface OwnSession {
  sessionId: string;
  accountId: string;
}

export async function findProvedAt(db: Database, owner: OwnSession): Promise<Date | null> {
  const [row] = await db.select({ provedAt: sessions.provedAt }).from(sessions).where(own(owner));
  return row?.provedAt ?? null;
}

/**
 * Records the proof and gives the session another token. The token of the request is answered until `formerTokenUntil`.
 */
export async function updateProved(
  tx: Transaction,
  owner: OwnSession & { hasFormerToken?: true },
  change: { provedAt: Date; tokenHash: string; formerTokenUntil: Date },
): Promise<void> {
  const formerTokenHash = owner.hasFormerToken ? sessions.formerTokenHash : sessions.tokenHash;
  await tx
    .update(sessions)
    .set({ ...change, formerTokenHash: sql`${formerTokenHash}` })
    .where(own(owner));
}

function own({ sessionId, accountId }: OwnSession) {
  return and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.revokedAt));
}
