import { and, asc, desc, eq, ilike, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/transaction.ts';
import { outbox } from './outbox.table.ts';

export type { OutboxAttachment } from './outbox.table.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

/** A second message with the same dedupe key is the same message: kept once. */
export async function insertMessage(tx: Transaction, row: NewOutboxRow): Promise<void> {
  await tx.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * Takes due messages for one sender: others skip locked rows, and the lease hides the taken ones until `leaseEnd`.
 * A sender that dies leaves them due again at that moment.
 */
export async function leaseDueMessages(
  db: Database,
  lease: { now: Date; leaseEnd: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.status, 'queued'), lte(outbox.nextAttemptAt, lease.now)))
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

export async function updateMessageSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.update(outbox).set({ status: 'sent', sentAt, lastError: null }).where(eq(outbox.id, id));
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

/** Newest first; `recipient` narrows to one person's messages. */
export async function listMessages(db: Database, filter: { recipient?: string; limit: number }): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(filter.recipient ? ilike(outbox.recipient, filter.recipient.replace(/[\\%_]/g, '\\$&')) : undefined)
    .orderBy(desc(outbox.id))
    .limit(filter.limit);
}

/** Messages that no provider took in ten tries, newest first; older than `before`. */
/** `q` is a part of the address, the number or the subject. */
export async function listParkedMessages(
  db: Database,
  filter: { channel?: 'mail' | 'sms'; q?: string; before?: number; limit: number },
): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.status, 'parked'),
        filter.q
          ? sql`strpos(lower(${outbox.recipient} || ' ' || ${outbox.subject}), lower(${filter.q})) > 0`
          : undefined,
        filter.channel ? eq(outbox.channel, filter.channel) : undefined,
        filter.before ? lt(outbox.id, filter.before) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(filter.limit);
}

/** Sends a parked message anew, with all its tries, or never. Says whether it was parked. */
export async function updateParkedMessage(
  tx: Transaction,
  id: number,
  decision: { status: 'queued' | 'discarded'; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(outbox)
    .set({ status: decision.status, attempts: 0, nextAttemptAt: decision.now })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'parked')));
  return rowCount === 1;
}

export async function countParkedMessages(db: Database): Promise<number> {
  return db.$count(outbox, eq(outbox.status, 'parked'));
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
