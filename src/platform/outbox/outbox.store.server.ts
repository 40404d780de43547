import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { outbox } from './outbox.table.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

/** A second message with the same dedupe key is the same message: kept once. */
export async function insertMessage(tx: Transaction, row: NewOutboxRow): Promise<void> {
  await tx.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey });
}

/** No earlier message of the same thing and the same way still waits: a cancellation never arrives before its confirmation. */
const nothingBefore = sql`(${outbox.orderKey} is null or not exists (select 1 from ${outbox} before
  where before.order_key = ${outbox.orderKey} and before.channel = ${outbox.channel} and before.status = 'queued' and before.id < ${outbox.id}))`;

/**
 * Takes due messages of these channels for one sender: others skip locked rows, and the lease hides the taken ones until `leaseEnd`.
 * A sender that dies leaves them due again at that moment.
 */
export async function leaseDueMessages(
  db: Database,
  lease: { now: Date; leaseEnd: Date; limit: number; channels: readonly OutboxRow['channel'][] },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'queued'),
        lte(outbox.nextAttemptAt, lease.now),
        inArray(outbox.channel, [...lease.channels]),
        nothingBefore,
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(lease.limit)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outbox)
      .set({ nextAttemptAt: lease.leaseEnd, attempts: sql`${outbox.attempts} + 1` })
      // A materialised array: a plain IN may run the locking subquery again for each row.
      .where(sql`${outbox.id} = any(array(${due}))`)
      .returning()
  );
}

/** What was never tried and is older than `before` waits for somebody's decision instead. */
export async function parkStaleMessages(
  db: Database,
  { channels, before }: { channels: readonly OutboxRow['channel'][]; before: Date },
): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'parked', lastError: 'no carrier in time' })
    .where(
      and(
        eq(outbox.status, 'queued'),
        eq(outbox.attempts, 0),
        lt(outbox.nextAttemptAt, before),
        inArray(outbox.channel, [...channels]),
      ),
    );
}

/** Messages whose time is over do not leave any more, and what they say is deleted. */
export async function discardExpiredMessages(db: Database, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'discarded', payload: null, nextAttemptAt: now, lastError: 'expired' })
    .where(and(lte(outbox.expiresAt, now), inArray(outbox.status, ['queued', 'parked'])));
}

/** A message that must not leave at all. */
export async function updateMessageDiscarded(db: Database, id: number, reason: string): Promise<void> {
  await db.update(outbox).set({ status: 'discarded', payload: null, lastError: reason }).where(eq(outbox.id, id));
}

/** What it said is deleted with the same statement. */
export async function updateMessageSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt, lastError: null, payload: null }).where(eq(outbox.id, id));
}

export async function updateMessageFailed(
  db: Database,
  id: number,
  failure: { status: 'queued' | 'parked'; nextAttemptAt: Date; lastError: string },
): Promise<void> {
  await db
    .update(outbox)
    .set(failure)
    .where(and(eq(outbox.id, id), eq(outbox.status, 'queued')));
}

/** Newest first; `recipientHash` narrows to one person's messages. */
export async function listMessages(
  db: Database,
  filter: { recipientHash?: string; limit: number },
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(filter.recipientHash !== undefined ? eq(outbox.recipientHash, filter.recipientHash) : undefined)
    .orderBy(desc(outbox.id))
    .limit(filter.limit);
}

/** Messages that no provider took in ten tries, newest first; older than `before`. */
export async function listParkedMessages(
  db: Database,
  filter: { channel?: 'mail' | 'sms'; before?: number; limit: number },
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'parked'),
        filter.channel ? eq(outbox.channel, filter.channel) : undefined,
        filter.before ? lt(outbox.id, filter.before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(filter.limit);
}

/** Sends a parked message anew, with all its tries, or never: then what it said is deleted. Says whether it was parked. */
export async function updateParkedMessage(
  tx: Transaction,
  id: number,
  decision: { status: 'queued' | 'discarded'; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(outbox)
    .set({
      status: decision.status,
      attempts: 0,
      nextAttemptAt: decision.now,
      ...(decision.status === 'discarded' ? { payload: null } : {}),
    })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'parked')));
  return rowCount === 1;
}

/** Messages to these recipients that were not sent are discarded. Answers how many. */
export async function discardUnsentMessages(
  tx: Transaction,
  { recipientHashes, now }: { recipientHashes: readonly string[]; now: Date },
): Promise<number> {
  if (recipientHashes.length === 0) return 0;
  const { rowCount } = await tx
    .update(outbox)
    .set({ status: 'discarded', nextAttemptAt: now, payload: null })
    .where(and(inArray(outbox.recipientHash, [...recipientHashes]), inArray(outbox.status, ['queued', 'parked'])));
  return rowCount ?? 0;
}

export async function countParkedMessages(db: Database): Promise<number> {
  return db.$count(outbox, eq(outbox.status, 'parked'));
}

export async function updateRecipientHash(db: Database, id: number, recipientHash: string): Promise<void> {
  await db.update(outbox).set({ recipientHash }).where(eq(outbox.id, id));
}

/** Deletes messages of a status that were due before a moment; answers how many. */
export async function deleteMessages(
  db: Database,
  old: { status: 'parked' | 'discarded'; before: Date; limit: number },
): Promise<number> {
  const some = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, old.status), lt(outbox.nextAttemptAt, old.before)))
    .limit(old.limit);
  const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, some));
  return rowCount ?? 0;
}

/** Deletes messages thirty days after they were sent. Answers how many rows went. */
export async function deleteSentMessages(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from outbox where status = 'sent' and sent_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
