import { and, eq, isNull } from 'drizzle-orm';
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

export async function updateProvedAt(tx: Transaction, owner: OwnSession, provedAt: Date): Promise<void> {
  await tx.update(sessions).set({ provedAt }).where(own(owner));
}

function own({ sessionId, accountId }: OwnSession) {
  return and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isNull(sessions.revokedAt));
}
