import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { profileSyncLog, profileSyncs } from './profile-sync.table.ts';

export type ProfileSyncRow = typeof profileSyncs.$inferSelect;

export async function insertProfileSync(tx: Transaction, row: typeof profileSyncs.$inferInsert): Promise<void> {
  await tx.insert(profileSyncs).values(row);
}

/** Leases due profiles and hides them from other processes until the lease ends. */
export async function leaseDueSyncs(
  db: Database,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<ProfileSyncRow[]> {
  const due = db
    .select({ id: profileSyncs.id })
    .from(profileSyncs)
    .where(and(eq(profileSyncs.status, 'queued'), lte(profileSyncs.nextAttemptAt, now)))
    .orderBy(asc(profileSyncs.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(profileSyncs)
    .set({ nextAttemptAt: leaseEnd, attempts: sql`${profileSyncs.attempts} + 1` })
    .where(inArray(profileSyncs.id, due))
    .returning();
}

/** Marks a profile as sent and deletes its content. */
export async function updateSyncSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(profileSyncs)
    .set({ status: 'sent', sentAt: now, payload: '', lastError: null })
    .where(eq(profileSyncs.id, id));
}

export async function updateSyncFailed(
  db: Database,
  id: string,
  change: { status: 'queued' | 'parked'; nextAttemptAt: Date; lastError: string },
): Promise<void> {
  await db.update(profileSyncs).set(change).where(eq(profileSyncs.id, id));
}

/** A page of the profiles that could not be delivered, the latest first, and the number of all of them. */
export async function listParkedSyncs(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const where = eq(profileSyncs.status, 'parked');
  const [items, [total]] = await Promise.all([
    db
      .select({
        id: profileSyncs.id,
        accountId: profileSyncs.accountId,
        action: profileSyncs.action,
        payload: profileSyncs.payload,
        attempts: profileSyncs.attempts,
        lastError: profileSyncs.lastError,
        createdAt: profileSyncs.createdAt,
      })
      .from(profileSyncs)
      .where(where)
      .orderBy(desc(profileSyncs.createdAt), desc(profileSyncs.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(profileSyncs).where(where),
  ]);
  return { items, total: total!.total };
}

/** Queues a parked profile again; null when it is not parked. */
export async function updateSyncRequeued(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ accountId: string } | null> {
  const [row] = await tx
    .update(profileSyncs)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now })
    .where(and(eq(profileSyncs.id, id), eq(profileSyncs.status, 'parked')))
    .returning({ accountId: profileSyncs.accountId });
  return row ?? null;
}

/** Deletes a parked profile; null when it is not parked. */
export async function deleteParkedSync(tx: Transaction, id: string): Promise<{ accountId: string } | null> {
  const [row] = await tx
    .delete(profileSyncs)
    .where(and(eq(profileSyncs.id, id), eq(profileSyncs.status, 'parked')))
    .returning({ accountId: profileSyncs.accountId });
  return row ?? null;
}

export async function listSyncsOf(db: Database, accountId: string) {
  return db
    .select({
      action: profileSyncs.action,
      status: profileSyncs.status,
      createdAt: profileSyncs.createdAt,
      sentAt: profileSyncs.sentAt,
    })
    .from(profileSyncs)
    .where(eq(profileSyncs.accountId, accountId))
    .orderBy(asc(profileSyncs.createdAt));
}

/** Deletes the sent profiles of an account. Those that were not sent stay. */
export async function deleteSentSyncsOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(profileSyncs).where(and(eq(profileSyncs.accountId, accountId), eq(profileSyncs.status, 'sent')));
}

export async function insertSyncLog(db: Database, row: typeof profileSyncLog.$inferInsert): Promise<void> {
  await db.insert(profileSyncLog).values(row).onConflictDoNothing();
}

export async function deleteSyncLogOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(profileSyncLog).where(eq(profileSyncLog.uid, accountId));
}

/**
 * Deletes the profiles that were not sent yet. Returns whether the service has a profile of the account or may have
 * one: a profile that was tried may have arrived although no answer came, or may be on its way.
 */
export async function deleteUnsentSyncs(
  tx: Transaction,
  accountId: string,
): Promise<{ mayHaveProfile: boolean; wasTried: boolean }> {
  const deleted = await tx
    .delete(profileSyncs)
    .where(and(eq(profileSyncs.accountId, accountId), inArray(profileSyncs.status, ['queued', 'parked'])))
    .returning({ attempts: profileSyncs.attempts });
  const wasTried = deleted.some(({ attempts }) => attempts > 0);
  return {
    mayHaveProfile: wasTried || (await tx.$count(profileSyncs, eq(profileSyncs.accountId, accountId))) > 0,
    wasTried,
  };
}

/** Deletes the log of the simulated profile service after 90 days. Returns the number of deleted rows. */
export async function deleteOldSyncLog(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from profile_sync_log where at < ${now.toISOString()}::timestamptz - interval '90 days'`,
  );
  return rowCount ?? 0;
}
