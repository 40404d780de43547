/** Outbox: what must leave the house is written with the fact it tells of, then sent, retried, never lost and never sent twice. */
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import {
  countParkedMessages,
  insertMessage,
  listParkedMessages,
  updateParkedMessage,
  type OutboxAttachment,
} from './outbox.store.server.ts';
import { refusalOfSmsText } from './sms-text.rules.ts';

export interface OutgoingMessage {
  channel: 'mail' | 'sms';
  /** Mail address, or a phone number in E.164. */
  to: string;
  subject?: string;
  text: string;
  html?: string;
  attachments?: OutboxAttachment[];
  /** One message per key for ever: 'appointment:{id}:{sequence}:sms'. The provider gets it too. */
  dedupeKey: string;
  /** What it is about, 'appointment:{id}': messages of one thing leave in the order in which they were written. */
  orderKey?: string;
  /** Of the app's clock: a message is due from this moment. */
  now: Date;
}

/** Queues a message in the caller's transaction. Throws on an SMS that the law forbids: a mistake of ours, never the visitor's. */
export async function enqueueMessage(tx: Transaction, message: OutgoingMessage): Promise<void> {
  const refusal = message.channel === 'sms' ? refusalOfSmsText(message.text) : null;
  if (refusal) throw new Error(`An SMS must not carry this: ${refusal}`);
  await insertMessage(tx, {
    channel: message.channel,
    recipient: message.to,
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? null,
    attachments: message.attachments ?? [],
    dedupeKey: message.dedupeKey,
    orderKey: message.orderKey ?? null,
    nextAttemptAt: message.now,
    createdAt: message.now,
  });
}

/** A message that nobody took in ten tries, without what it says: only where it was to go. */
export interface ParkedMessage {
  id: number;
  channel: 'mail' | 'sms';
  /** 'a…@example.test' or '…6789'. */
  recipientMask: string;
  subject: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

/** The parked messages, newest first. */
export async function listParked(
  app: Pick<App, 'db'>,
  filter: { channel?: 'mail' | 'sms'; q?: string; before?: number; limit: number },
): Promise<ParkedMessage[]> {
  const rows = await listParkedMessages(app.db, filter);
  return rows.map(({ id, channel, recipient, subject, attempts, lastError, createdAt }) => ({
    id,
    channel,
    recipientMask: maskOf(recipient),
    subject,
    attempts,
    lastError,
    createdAt,
  }));
}

/** How many messages wait for somebody's decision. */
export function countParked(app: Pick<App, 'db'>): Promise<number> {
  return countParkedMessages(app.db);
}

/** Sends a parked message anew, or drops it for good. Says whether it was parked: two people who press at once decide once. */
export async function settleParked(
  app: Pick<App, 'clock'>,
  tx: Transaction,
  input: { id: number; isRetry: boolean },
): Promise<boolean> {
  return updateParkedMessage(tx, input.id, { status: input.isRetry ? 'queued' : 'discarded', now: app.clock.now() });
}

function maskOf(recipient: string): string {
  const [name = '', host] = recipient.split('@');
  return host ? `${name.slice(0, 1)}…@${host}` : `…${recipient.slice(-4)}`;
}
