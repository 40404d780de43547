/** Outbox: what must leave the house is written with the fact it tells of, then sent, retried, never lost and never sent twice. */
import type { App } from '../app.ts';
import type { Database, Transaction } from '../db/transaction.ts';
import { openPayload, recipientHash, sealPayload, type OutboxAttachment } from './outbox-payload.server.ts';
import {
  countParkedMessages,
  discardUnsentMessages,
  insertMessage,
  listMessages,
  listParkedMessages,
  updateParkedMessage,
  updateRecipientHash,
  type OutboxRow,
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
  /** What it says is worth nothing from then on: it is discarded where it has not left by then. */
  expiresAt?: Date;
  /** Written like any other and never sent: an address without an account must not answer sooner than one that has one. */
  isDecoy?: boolean;
}

/** Queues a message, sealed, in the caller's transaction. Throws on an SMS that the law forbids: a mistake of ours, never the visitor's. */
export async function enqueueMessage(
  app: Pick<App, 'secrets'>,
  tx: Transaction,
  message: OutgoingMessage,
): Promise<void> {
  const refusal = message.channel === 'sms' ? refusalOfSmsText(message.text) : null;
  if (refusal) throw new Error(`An SMS must not carry this: ${refusal}`);
  const { to, subject = '', text, html = null, attachments = [], dedupeKey } = message;
  const payload = sealPayload(app, dedupeKey, { recipient: to, subject, text, html, attachments });
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

/** What waits to be sent to these addresses and numbers does not leave any more, and what it says is deleted. Answers how many. */
export function discardMessagesTo(
  app: Pick<App, 'clock' | 'secrets'>,
  tx: Transaction,
  recipients: readonly string[],
): Promise<number> {
  const recipientHashes = recipients.map((to) => recipientHash(app, to));
  return discardUnsentMessages(tx, { recipientHashes, now: app.clock.now() });
}

/** A message with what it says, as the simulator shows it; texts are empty once it was sent for real or discarded. */
export type OpenedMessage = Omit<OutboxRow, 'payload'> & ReturnType<typeof openPayload>;

/** Messages in clear, newest first; `to` narrows to one recipient. Only for simulators and tests: the site itself never reads a message back. */
export async function readMessages(
  app: Pick<App, 'secrets'> & { db: Database },
  filter: { to?: string; limit: number },
): Promise<OpenedMessage[]> {
  const { to, limit } = filter;
  const rows = await listMessages(app.db, { ...(to ? { recipientHash: recipientHash(app, to) } : {}), limit });
  const gone = { recipient: '', subject: '', text: '', html: null, attachments: [] };
  return rows.map(({ payload, ...row }) => ({
    ...row,
    ...(payload === null ? gone : openPayload(app, { dedupeKey: row.dedupeKey, payload })),
  }));
}

/** Messages from before recipients were sealed get the hash by which they are found. */
export async function hashClearRecipients(app: Pick<App, 'db' | 'secrets'>): Promise<void> {
  for (const { id, dedupeKey, payload } of await listMessages(app.db, { recipientHash: '', limit: 100_000 }))
    if (payload !== null)
      await updateRecipientHash(app.db, id, recipientHash(app, openPayload(app, { dedupeKey, payload }).recipient));
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

/** Recipients and subjects are sealed: so many parked messages are opened at most to look for one. */
const mostSearched = 2_000;

/** The parked messages, newest first. `q` is a part of the address, the number or the subject. */
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
