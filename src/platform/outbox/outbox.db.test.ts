import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { movableClock } from '../clock.ts';
import type { Config } from '../app.ts';
import { createSecrets } from '../secrets/secrets.server.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueueMessage, listParked, readMessages, settleParked } from './outbox.server.ts';
import { retryDelayMs, sendQueuedMessages, type Carriers } from './outbox-worker.server.ts';
import { outbox } from './outbox.table.ts';

let database: TestDatabase;
const secrets = createSecrets('a secret key of tests alone');
const clock = movableClock('2026-11-23T09:00:00+08:00');
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(outbox));
afterAll(() => database.close());

const app = (changes: Partial<Config> = {}) => ({
  db: database.db,
  clock,
  secrets,
  logger: pino({ level: 'silent' }),
  config: { mailFrom: 'care@example.test', publicOrigin: 'http://localhost', ...changes } as Config,
});
const queue = (dedupeKey: string) =>
  inTransaction(database.db, (tx) =>
    enqueueMessage(app(), tx, {
      channel: 'sms',
      to: '+60123456789',
      text: 'Melur: 123456',
      dedupeKey,
      now: clock.now(),
    }),
  );
const rows = () => database.db.select().from(outbox).orderBy(outbox.id);
const takesAll = { sms: async () => {}, mail: async () => {} };
const carriersThat = (sms: Carriers['sms']): Carriers => ({ sms, mail: async () => {} });

test('a message is kept once per key and sent once, however many workers run', async () => {
  for (let index = 0; index < 60; index += 1) await queue(`many:${index}`);
  await queue('many:1');
  const taken: string[] = [];
  const carriers = carriersThat(async ({ dedupeKey }) => {
    taken.push(dedupeKey);
  });
  const counts = await Promise.all([1, 2, 3, 4].map(() => sendQueuedMessages(app(), carriers)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
  expect(new Set(taken).size).toBe(60);
  expect(taken).toHaveLength(60);
});

test('a message whose transaction is undone was never there', async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await enqueueMessage(app(), tx, {
        channel: 'sms',
        to: '+60123456789',
        text: 'Melur',
        dedupeKey: 'undone',
        now: clock.now(),
      });
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  expect(await rows()).toEqual([]);
});

test('a worker that dies while sending leaves the message to the next one, after its lease', async () => {
  await queue('crash');
  let isTaken = () => {};
  const takenOnce = new Promise<void>((resolve) => {
    isTaken = resolve;
  });
  // The first worker hangs at its provider.
  void sendQueuedMessages(
    app(),
    carriersThat(() => {
      isTaken();
      return new Promise(() => {});
    }),
  );
  await takenOnce;
  expect(await sendQueuedMessages(app(), takesAll)).toBe(0);
  clock.advance(60_000);
  const keys: string[] = [];
  expect(
    await sendQueuedMessages(
      app(),
      carriersThat(async ({ dedupeKey }) => {
        keys.push(dedupeKey);
      }),
    ),
  ).toBe(1);
  expect(keys).toEqual(['crash']);
});

test('a provider that is down is tried again ever more slowly, ten times; then the message is parked without a word of it', async () => {
  await queue('down');
  const down = carriersThat(async () => {
    throw new Error('refused for +60123456789');
  });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await sendQueuedMessages(app(), down);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: attempt, status: attempt === 10 ? 'parked' : 'queued', lastError: 'Error' });
    clock.advance(retryDelayMs(attempt) - 1);
    expect(await sendQueuedMessages(app(), down)).toBe(0);
    expect((await rows())[0]!.attempts).toBe(attempt);
    clock.advance(1);
  }
  expect([1, 2, 8, 9, 10].map(retryDelayMs)).toEqual([5_000, 10_000, 640_000, 900_000, 900_000]);
});

test('a message that was not taken leaves when the provider is back', async () => {
  await queue('back');
  await sendQueuedMessages(
    app(),
    carriersThat(async () => {
      throw new Error('down');
    }),
  );
  clock.advance(5_000);
  await sendQueuedMessages(app(), takesAll);
  const [row] = await database.db.select().from(outbox).where(eq(outbox.dedupeKey, 'back'));
  expect(row).toMatchObject({ status: 'sent', attempts: 2, lastError: null, sentAt: clock.now() });
});

test('a message has plain spaces where a page has no-break ones, which an SMS pays for with half of its length', async () => {
  await inTransaction(database.db, (tx) =>
    enqueueMessage(app(), tx, {
      channel: 'mail',
      to: 'aminah@example.test',
      subject: 'Moved to 2:30\u00a0pm',
      text: 'Now 12:30\u00a0tengah\u00a0hari.',
      dedupeKey: 'plain',
      now: clock.now(),
    }),
  );
  const [message] = await readMessages(app(), { to: 'aminah@example.test', limit: 1 });
  expect([message!.subject, message!.text]).toEqual(['Moved to 2:30 pm', 'Now 12:30 tengah hari.']);
});

test('an SMS with a link is never queued', async () => {
  await expect(
    inTransaction(database.db, (tx) =>
      enqueueMessage(app(), tx, {
        channel: 'sms',
        to: '+60123456789',
        text: 'See www.melur.example',
        dedupeKey: 'link',
        now: clock.now(),
      }),
    ),
  ).rejects.toThrow('link');
});

const aboutBooking = (dedupeKey: string, orderKey: string) =>
  inTransaction(database.db, (tx) =>
    enqueueMessage(app(), tx, {
      channel: 'sms',
      to: '+60123456789',
      text: 'Melur',
      dedupeKey,
      orderKey,
      now: clock.now(),
    }),
  );

test('messages of one booking arrive in the order in which they were written, however many workers run', async () => {
  for (let number = 1; number <= 8; number += 1)
    for (const booking of ['a', 'b', 'c']) await aboutBooking(`${booking}:${number}`, `appointment:${booking}`);
  const arrived: string[] = [];
  let late = 0;
  const carriers = carriersThat(async ({ dedupeKey }) => {
    // The earlier message is the slower one.
    late = (late + 7) % 10;
    for (let turn = 0; turn < 10 - late; turn += 1) await new Promise(setImmediate);
    arrived.push(dedupeKey);
  });
  await Promise.all([1, 2, 3].map(() => sendQueuedMessages(app(), carriers)));
  await sendQueuedMessages(app(), carriers);
  for (const booking of ['a', 'b', 'c'])
    expect(arrived.filter((key) => key.startsWith(booking))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${booking}:${number}`),
    );
  expect(arrived).toHaveLength(24);
});

test('a message that is not taken holds back the later ones of its booking alone, until it has arrived or is parked', async () => {
  await aboutBooking('confirmed', 'appointment:x');
  await aboutBooking('cancelled', 'appointment:x');
  await aboutBooking('other', 'appointment:y');
  await queue('code');
  const arrived: string[] = [];
  const refusing = carriersThat(async ({ dedupeKey }) => {
    if (dedupeKey === 'confirmed') throw new Error('refused');
    arrived.push(dedupeKey);
  });
  for (let attempt = 1; attempt < 10; attempt += 1) {
    await sendQueuedMessages(app(), refusing);
    clock.advance(retryDelayMs(attempt));
  }
  expect(arrived.toSorted()).toEqual(['code', 'other']);
  await sendQueuedMessages(app(), refusing);
  await sendQueuedMessages(app(), refusing);
  expect(arrived.at(-1)).toBe('cancelled');
});

const stored = async () => JSON.stringify((await database.db.execute(sql`select * from outbox`)).rows);

test('a queued code stands in no column of the table, nor the number that it goes to', async () => {
  await queue('sealed');
  expect(await stored()).not.toMatch(/123456|60123456789/);
  expect(await readMessages(app(), { to: '+60123456789', limit: 5 })).toMatchObject([{ text: 'Melur: 123456' }]);
});

test('what a message said is deleted once it was sent; without a carrier it stays, sealed', async () => {
  await queue('waiting');
  await sendQueuedMessages(app({ hasSimulators: true }));
  expect(await rows()).toMatchObject([{ status: 'queued', payload: expect.stringMatching(/^b1\./) }]);
  await sendQueuedMessages(app({ hasSimulators: true }), takesAll);
  expect(await rows()).toMatchObject([{ status: 'sent', payload: null }]);
});

test('a payload that was moved to another message does not open, and that message is tried again', async () => {
  await queue('first');
  await queue('second');
  await database.db.execute(
    sql`update outbox set payload = (select payload from outbox where dedupe_key = 'first') where dedupe_key = 'second'`,
  );
  expect(await sendQueuedMessages(app(), takesAll)).toBe(1);
  expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'queued']);
});

test('a discarded message keeps nothing of what it said', async () => {
  await queue('discarded');
  await database.db.update(outbox).set({ status: 'parked' });
  const [parked] = await listParked(app(), { q: '456789', limit: 5 });
  expect(parked).toMatchObject({ recipientMask: '…6789' });
  await inTransaction(database.db, (tx) => settleParked(app(), tx, { id: parked!.id, isRetry: false }));
  expect(await rows()).toMatchObject([{ status: 'discarded', payload: null }]);
});

test('without a carrier a message stays in the outbox as it is, and the other channel is sent', async () => {
  await queue('no carrier');
  expect(await sendQueuedMessages(app())).toBe(0);
  expect(await sendQueuedMessages(app(), { sms: null, mail: async () => {} })).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'queued', attempts: 0, sentAt: null }]);
});

test('what waited three days for its first carrier is left to somebody’s decision; what is younger is sent', async () => {
  await queue('old');
  clock.advance(2 * 86_400_000);
  await queue('young');
  clock.advance(86_400_000 + 1);
  expect(await sendQueuedMessages(app(), takesAll)).toBe(1);
  expect((await rows()).map(({ dedupeKey, status }) => [dedupeKey, status])).toEqual([
    ['old', 'parked'],
    ['young', 'sent'],
  ]);
});
