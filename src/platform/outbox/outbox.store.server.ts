import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { outbox } from './outbox.table.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

/** A second message with the same dedupe key is the same message: only the first is stored. */
export async function insertMessage(tx: Transaction, row: NewOutboxRow): Promise<void> {
  await tx.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * No earlier message of the same subject and channel is still waiting, so that a cancellation never arrives before its
 * confirmation.
 */
const nothingBefore = sql`(${outbox.orderKey} is null or not exists (select 1 from ${outbox} before
  where before.order_key = ${outbox.orderKey} and before.channel = ${outbox.channel} and before.status = 'queued' and before.id < ${outbox.id}))`;

/**
 * Leases due messages of these channels for one worker: others skip locked rows, and the lease hides them until
 * `leaseEnd`. The messages of a worker that dies are due again at that moment.
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

/** Parks messages that were never tried and are older than `before`: staff decide about them. */
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

/** Discards expired messages and deletes their content. */
export async function discardExpiredMessages(db: Database, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ status: 'discarded', payload: null, nextAttemptAt: now, lastError: 'expired' })
    .where(and(lte(outbox.expiresAt, now), inArray(outbox.status, ['queued', 'parked'])));
}

/** Discards a message that must not be sent. */
export async function updateMessageDiscarded(db: Database, id: number, reason: string): Promise<void> {
  await db.update(outbox).set({ status: 'discarded', payload: null, lastError: reason }).where(eq(outbox.id, id));
}

/** Marks a message as sent and deletes its content. */
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

/** Messages that failed ten times, newest first; older than `before`. */
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

/**
 * Queues a parked message again, with all its tries, or discards it and deletes its content. Returns whether it was
 * parked.
 */
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

/** Discards the unsent messages to these recipients. Returns how many. */
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

/** When the first of the parked messages was written: of each channel the first, as the index has them. */
export async function findOldestParked(db: Database): Promise<Date | null> {
  const firstOf = (channel: 'mail' | 'sms') =>
    db
      .select({ at: outbox.createdAt })
      .from(outbox)
      .where(and(eq(outbox.status, 'parked'), eq(outbox.channel, channel)))
      .orderBy(asc(outbox.id))
      .limit(1);
  const rows = (await Promise.all([firstOf('mail'), firstOf('sms')])).flat();
  return rows.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

export async function updateRecipientHash(db: Database, id: number, recipientHash: string): Promise<void> {
  await db.update(outbox).set({ recipientHash }).where(eq(outbox.id, id));
}

/** Deletes messages of a status that were due before a moment; returns how many. */
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

/** Deletes messages thirty days after they were sent. Returns the number of deleted rows. */
export async function deleteSentMessages(db: Database): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from outbox where status = 'sent' and sent_at < now() - interval '30 days'`,
  );
  return rowCount ?? 0;
}
