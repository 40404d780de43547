/**
 * Outbox: a message is written in the transaction of its event, then sent and retried; it is never lost and never
 * sent twice.
 */
import type { App } from '../app.ts';
import type { Database, Transaction } from '../db/transaction.ts';
import { openPayload, recipientHash, sealPayload, type OutboxAttachment } from './outbox-payload.server.ts';
import {
  countParkedMessages,
  discardUnsentMessages,
  findOldestParked,
  insertMessage,
  listMessages,
  listParkedMessages,
  updateParkedMessage,
  updateRecipientHash,
  type OutboxRow,
} from './outbox.store.server.ts';
import { refusalOfSmsText, withPlainSpaces } from './sms-text.rules.ts';

export interface OutgoingMessage {
  channel: 'mail' | 'sms';
  /** Mail address, or a phone number in E.164. */
  to: string;
  subject?: string;
  text: string;
  attachments?: OutboxAttachment[];
  /** At most one message per key: 'appointment:{id}:{sequence}:sms'. The provider receives it too. */
  dedupeKey: string;
  /** The subject, 'appointment:{id}': messages of one subject are sent in the order in which they were written. */
  orderKey?: string;
  /** By the app's clock: the message is due from this moment. */
  now: Date;
  /** After this moment the content is out of date: a message that was not sent by then is discarded. */
  expiresAt?: Date;
  /**
   * Stored like any other message and never sent, so that a request for an address without an account takes as long as
   * one with an account.
   */
  isDecoy?: boolean;
}

/**
 * Queues a message, sealed, in the caller's transaction. Throws on an SMS text that the law forbids: that is a
 * mistake in our code, never the visitor's.
 */
export async function enqueueMessage(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  message: OutgoingMessage,
): Promise<void> {
  const text = withPlainSpaces(message.text);
  const refusal = message.channel === 'sms' ? refusalOfSmsText(text) : null;
  if (refusal) throw new Error(`An SMS must not carry this: ${refusal}`);
  const { to, subject = '', attachments = [], dedupeKey } = message;
  const payload = sealPayload(app, dedupeKey, { recipient: to, subject: withPlainSpaces(subject), text, attachments });
  await insertMessage(tx, {
    channel: message.channel,
    recipientHash: recipientHash(app, message.isDecoy ? `decoy ${dedupeKey}` : to),
    payload: message.isDecoy ? null : payload,
    status: message.isDecoy ? 'discarded' : 'queued',
    dedupeKey,
    orderKey: message.orderKey ?? null,
    expiresAt: message.expiresAt ?? null,
    nextAttemptAt: message.now,
    createdAt: message.now,
  });
}

/** Discards the unsent messages to these addresses and numbers and deletes their content. Returns how many. */
export function discardMessagesTo(
  app: Pick<App, 'clock' | 'secrets'>,
  tx: Transaction,
  recipients: readonly string[],
): Promise<number> {
  const recipientHashes = recipients.map((to) => recipientHash(app, to));
  return discardUnsentMessages(tx, { recipientHashes, now: app.clock.now() });
}

/** A message with its content, as the simulator shows it; its texts are empty after it was really sent or discarded. */
export type OpenedMessage = Omit<OutboxRow, 'payload'> & ReturnType<typeof openPayload>;

/**
 * Messages in clear, newest first; `to` narrows to one recipient. Only for simulators and tests: the site itself
 * never reads a message back.
 */
export async function readMessages(
  app: Pick<App, 'secrets'> & { db: Database },
  filter: { to?: string; limit: number },
): Promise<OpenedMessage[]> {
  const { to, limit } = filter;
  const rows = await listMessages(app.db, { ...(to ? { recipientHash: recipientHash(app, to) } : {}), limit });
  const gone = { recipient: '', subject: '', text: '', attachments: [] };
  return rows.map(({ payload, ...row }) => ({
    ...row,
    ...(payload === null ? gone : openPayload(app, { dedupeKey: row.dedupeKey, payload })),
  }));
}

/** Adds the look-up hash to messages from before recipients were sealed. */
export async function hashClearRecipients(app: Pick<App, 'db' | 'secrets'>): Promise<void> {
  for (const { id, dedupeKey, payload } of await listMessages(app.db, { recipientHash: '', limit: 100_000 }))
    if (payload !== null)
      await updateRecipientHash(app.db, id, recipientHash(app, openPayload(app, { dedupeKey, payload }).recipient));
}

/** A message that failed ten times, without its content: staff see only its destination. */
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

/** Recipients and subjects are sealed: a search opens at most this many parked messages. */
const mostSearched = 2_000;

/** The parked messages, newest first. `q` is a part of the address, the number or the subject line. */
export async function listParked(
  app: Pick<App, 'db' | 'secrets'>,
  filter: { channel?: 'mail' | 'sms'; q?: string; before?: number; limit: number },
): Promise<ParkedMessage[]> {
  const { q, limit, ...narrowed } = filter;
  const rows = await listParkedMessages(app.db, { ...narrowed, limit: q ? mostSearched : limit });
  const opened = rows.map((row) => ({ ...row, ...openPayload(app, { ...row, payload: row.payload! }) }));
  const part = q?.toLowerCase();
  const found = part
    ? opened.filter(({ recipient, subject }) => `${recipient} ${subject}`.toLowerCase().includes(part))
    : opened;
  return found.slice(0, limit).map(({ id, channel, recipient, subject, attempts, lastError, createdAt }) => ({
    id,
    channel,
    recipientMask: maskOf(recipient),
    subject,
    attempts,
    lastError,
    createdAt,
  }));
}

/** The number of messages that wait for a decision by staff. */
export function countParked(app: Pick<App, 'db'>): Promise<number> {
  return countParkedMessages(app.db);
}

/** Since when the first of them waits; null where none does. */
export function oldestParked(app: Pick<App, 'db'>): Promise<Date | null> {
  return findOldestParked(app.db);
}

/**
 * Sends a parked message again, or discards it. Returns whether it was parked: if two people press at once, the first
 * decides.
 */
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
