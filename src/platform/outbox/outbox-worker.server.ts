import type { App } from '../app.ts';
import { mailPort } from '../mail/mail.server.ts';
import { smsPort } from '../sms/sms.server.ts';
import { leaseDueMessages, updateMessageFailed, updateMessageSent, type OutboxRow } from './outbox.store.server.ts';

/** Hands one message to its provider; throws when the provider does not take it. */
export type Carrier = (message: OutboxRow) => Promise<void>;
export type Carriers = Record<'mail' | 'sms', Carrier>;

type WorkerPorts = Pick<App, 'db' | 'clock' | 'logger' | 'config'>;

const leaseMs = 60_000;
const batchSize = 20;
const maximumAttempts = 10;
const firstDelayMs = 5_000;
const longestDelayMs = 15 * 60_000;

/** Sends what is due, batch by batch; answers how many were taken by their provider. Safe to run in several processes at once. */
export async function sendQueuedMessages(app: WorkerPorts, carriers: Carriers = carriersOf(app)): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = app.clock.now();
    const batch = await leaseDueMessages(app.db, { now, leaseEnd: new Date(now.getTime() + leaseMs), limit: batchSize });
    const outcomes = await Promise.all(batch.map((message) => deliver(app, carriers, message)));
    sent += outcomes.filter(Boolean).length;
    if (batch.length < batchSize) return sent;
  }
}

/** Sends every second until stopped; `stop` waits for the round under way. */
export function startOutboxWorker(app: WorkerPorts, everyMs = 1000): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = sendQueuedMessages(app)
      .catch((error: unknown) => app.logger.warn({ reason: reasonOf(error) }, 'outbox round failed'))
      .finally(() => { isBusy = false; });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

/** 5 s after the first failure, doubling to 15 minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
}

async function deliver(app: WorkerPorts, carriers: Carriers, message: OutboxRow): Promise<boolean> {
  try {
    await carriers[message.channel](message);
  } catch (error) {
    const isParked = message.attempts >= maximumAttempts;
    const nextAttemptAt = new Date(app.clock.now().getTime() + retryDelayMs(message.attempts));
    await updateMessageFailed(app.db, message.id, { status: isParked ? 'parked' : 'queued', nextAttemptAt, lastError: reasonOf(error) });
    app.logger[isParked ? 'error' : 'warn']({ messageId: message.id, channel: message.channel, attempts: message.attempts }, isParked ? 'message parked' : 'message not sent');
    return false;
  }
  await updateMessageSent(app.db, message.id, app.clock.now());
  return true;
}

function carriersOf(app: WorkerPorts): Carriers {
  return { mail: mailPort(app.config), sms: smsPort(app.config) };
}

/** A provider's own words may quote the address it refused: only the kind of failure is kept. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}
