import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages to send: written in the transaction of their event, sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /** Keyed hash of the address or number, to find a person's messages. */
    recipientHash: text().notNull(),
    /** Encrypted JSON: recipient, subject, text, attachments. Null once the message was sent or discarded. */
    payload: text(),
    /** The provider drops a second message with the same key. */
    dedupeKey: text().notNull().unique(),
    /**
     * Messages of one subject, 'appointment:{id}', are sent in the order in which they were written. Null: in any
     * order.
     */
    orderKey: text(),
    /** Parked after ten tries; discarded when staff decided not to send it. */
    status: text({ enum: ['queued', 'sent', 'parked', 'discarded'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Discarded if not sent by then. Null: it does not expire. */
    expiresAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.status, t.nextAttemptAt),
    index().on(t.recipientHash, t.id),
    // Messages that no provider accepted, for the admin page that lists them.
    index('outbox_parked')
      .on(t.channel, t.id)
      .where(sql`${t.status} = 'parked'`),
    index()
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null and ${t.status} in ('queued', 'parked')`),
    index()
      .on(t.orderKey, t.id)
      .where(sql`${t.orderKey} is not null and ${t.status} = 'queued'`),
  ],
);
