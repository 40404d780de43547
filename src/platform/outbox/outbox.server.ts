/** Outbox: what must leave the house is written with the fact it tells of, then sent, retried, never lost and never sent twice. */
import type { Transaction } from '../db/transaction.ts';
import { insertMessage, type OutboxAttachment } from './outbox.store.server.ts';
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
  /** Of the app's clock: a message is due from this moment. */
  now: Date;
}

/** Queues a message in the caller's transaction. Throws on an SMS that the law forbids: a mistake of ours, never the visitor's. */
export async function enqueueMessage(tx: Transaction, message: OutgoingMessage): Promise<void> {
  const refusal = message.channel === 'sms' ? refusalOfSmsText(message.text) : null;
  if (refusal) throw new Error(`An SMS must not carry this: ${refusal}`);
  await insertMessage(tx, {
    channel: message.channel, recipient: message.to, subject: message.subject ?? '', text: message.text, html: message.html ?? null,
    attachments: message.attachments ?? [], dedupeKey: message.dedupeKey, nextAttemptAt: message.now, createdAt: message.now,
  });
}
