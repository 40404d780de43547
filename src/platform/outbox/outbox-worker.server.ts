/** Passes the queued messages of the outbox to the mail and SMS providers, and tries again what was not accepted. */
import type { App } from '../app.ts';
import { deliverDue, doublingDelayMs, failureKind, startPoller, type Poller } from '../jobs/poller.server.ts';
import { mailPort } from '../mail/mail.server.ts';
import { smsPort } from '../sms/sms.server.ts';
import { smsRefusal } from '../sms/phone-number.server.ts';
import { openPayload, type OutboxPayload } from './outbox-payload.server.ts';
import {
  discardExpiredMessages,
  leaseDueMessages,
  parkStaleMessages,
  updateMessageDiscarded,
  updateMessageFailed,
  updateMessageSent,
  type OutboxRow,
} from './outbox.store.server.ts';
import { maximumAttempts, staleDays } from './outbox.rules.ts';

/** Passes one message to its provider; throws when the provider does not accept it. */
export type Carrier = (message: OutboxPayload & { dedupeKey: string }) => Promise<void>;
type Channel = OutboxRow['channel'];
/** A null carrier switches a channel off: its messages stay in the outbox. */
export type Carriers = Readonly<Record<Channel, Carrier | null>>;

type WorkerPorts = Pick<App, 'db' | 'clock' | 'logger' | 'config' | 'secrets'>;

const batchSize = 20;

/** Sends due messages batch by batch; returns how many their providers accepted. Safe in several processes at once. */
export async function sendQueuedMessages(app: WorkerPorts, carriers: Carriers = carriersOf(app)): Promise<number> {
  await discardExpiredMessages(app.db, app.clock.now());
  const channels = (['mail', 'sms'] as const).filter((channel) => carriers[channel] !== null);
  if (channels.length === 0) return 0;
  await parkStaleMessages(app.db, { channels, before: new Date(app.clock.now().getTime() - staleDays * 86_400_000) });
  return deliverDue(app, {
    lease: (request) => leaseDueMessages(app.db, { ...request, channels }),
    deliver: (message) => deliver(app, carriers, message),
    batchSize,
  });
}

/** Sends every second until stopped. */
export function startOutboxWorker(app: WorkerPorts & Pick<App, 'metrics'>): Poller {
  return startPoller(app, { name: 'outbox', work: () => sendQueuedMessages(app) });
}

/** 5 s after the first failure, then doubling up to 15 minutes. */
export function retryDelayMs(attempts: number): number {
  return doublingDelayMs(attempts, { firstMs: 5_000, longestMs: 15 * 60_000 });
}

async function deliver(app: WorkerPorts, carriers: Carriers, message: OutboxRow): Promise<boolean> {
  try {
    if (message.payload === null) throw new Error('The message has no payload.');
    const { dedupeKey, payload } = message;
    const opened = openPayload(app, { dedupeKey, payload });
    const refusal = message.channel === 'sms' ? smsRefusal(app.config, opened.recipient) : null;
    if (refusal) {
      await updateMessageDiscarded(app.db, message.id, refusal);
      app.logger.warn({ messageId: message.id, reason: refusal }, 'SMS discarded');
      return false;
    }
    await carriers[message.channel]!({ ...opened, dedupeKey });
  } catch (error) {
    const isParked = message.attempts >= maximumAttempts;
    const nextAttemptAt = new Date(app.clock.now().getTime() + retryDelayMs(message.attempts));
    await updateMessageFailed(app.db, message.id, {
      status: isParked ? 'parked' : 'queued',
      nextAttemptAt,
      lastError: failureKind(error),
    });
    app.logger[isParked ? 'error' : 'warn'](
      { messageId: message.id, channel: message.channel, attempts: message.attempts },
      isParked ? 'message parked' : 'message not sent',
    );
    return false;
  }
  await updateMessageSent(app.db, message.id, app.clock.now());
  return true;
}

function carriersOf(app: WorkerPorts): Carriers {
  return { mail: mailPort(app.config), sms: smsPort(app.config) };
}
