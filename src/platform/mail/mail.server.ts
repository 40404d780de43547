/**
 * Mail as plain text without a common frame: each feature writes the whole text. It goes by SMTP where a server is
 * configured; otherwise nothing is sent, and messages stay in the outbox.
 */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../app.ts';
import { withDeadline } from '#src/platform/http/limited-response.ts';

export interface MailMessage {
  recipient: string;
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string; encoding?: 'base64' }[];
  dedupeKey: string;
}

const deadlineMs = 10_000;

/** Sends a message; throws when the server does not accept it within ten seconds. Null without a server. */
export function mailPort(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicOrigin'>,
): ((message: MailMessage) => Promise<void>) | null {
  if (!config.smtpUrl) return null;
  const transport = createTransport(config.smtpUrl, { from: config.mailFrom });
  return async (message) => {
    const calendar = message.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
    const sending = transport.sendMail({
      to: message.recipient,
      subject: message.subject,
      text: message.text,
      // The same id at each try, so that a server that already accepted it drops the second.
      messageId: `<${createHash('sha256').update(message.dedupeKey).digest('hex')}@${new URL(config.publicOrigin).hostname}>`,
      attachments: message.attachments.filter((one) => one !== calendar),
      // Calendar programs update an entry only from a part that names its method.
      ...(calendar
        ? { icalEvent: { filename: calendar.filename, method: methodOf(calendar.content), content: calendar.content } }
        : {}),
    });
    await withDeadline(sending, deadlineMs, () => new Error('mail server too slow'));
  };
}

function methodOf(calendar: string): 'CANCEL' | 'REQUEST' {
  return calendar.includes('METHOD:CANCEL') ? 'CANCEL' : 'REQUEST';
}
