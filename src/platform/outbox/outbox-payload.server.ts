/** The content of a message as the outbox stores it: sealed for its own row. */
import type { App } from '../app.ts';

export interface OutboxAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** How `content` is encoded; plain text when absent. */
  encoding?: 'base64';
}

/** Recipient and content of a message, sealed as one value because they contain codes, links and names. */
export interface OutboxPayload {
  recipient: string;
  subject: string;
  text: string;
  attachments: OutboxAttachment[];
}

/** The place names the dedupe key, because the serial id is not known before the row is written. */
const placeOfMessage = (dedupeKey: string) => ['outbox', 'payload', dedupeKey] as const;

/** The payload sealed for the message with this dedupe key. */
export function sealPayload(app: Pick<App, 'secrets'>, dedupeKey: string, payload: OutboxPayload): string {
  return app.secrets.seal(JSON.stringify(payload), placeOfMessage(dedupeKey));
}

/** The payload in clear. Throws for a payload that was sealed for another message. */
export function openPayload(app: Pick<App, 'secrets'>, row: { dedupeKey: string; payload: string }): OutboxPayload {
  return JSON.parse(app.secrets.open(row.payload, placeOfMessage(row.dedupeKey))) as OutboxPayload;
}

/** Addresses are compared without case. */
export function recipientHash(app: Pick<App, 'secrets'>, recipient: string): string {
  return app.secrets.hash(`recipient:${recipient.trim().toLowerCase()}`);
}
