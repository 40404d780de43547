import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { PatientPool } from './patient-pool.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function withPool(patience: { standstillMs: number; longestMs: number }, use: (pool: PatientPool) => Promise<void>): Promise<void> {
  const pool = new PatientPool({ connectionString: database.url, max: 2, connectionTimeoutMillis: 5_000 }, patience);
  try {
    await use(pool);
  } finally {
    await pool.end();
  }
}

test('a crowd waits its turn as long as connections come back, and everybody is served', async () => {
  await withPool({ standstillMs: 10_000, longestMs: 60_000 }, async (pool) => {
    const served = await Promise.all(Array.from({ length: 40 }, async (_, index) => (await pool.query('select $1::int as number', [index])).rows[0].number));
    expect(served).toEqual(Array.from({ length: 40 }, (_, index) => index));
    expect(pool.totalCount).toBeLessThanOrEqual(2);
  });
});

test('who waits while no connection comes back is refused, and the pool serves again afterwards', async () => {
  await withPool({ standstillMs: 50, longestMs: 60_000 }, async (pool) => {
    const held = [await pool.connect(), await pool.connect()];
    const outcomes = await Promise.allSettled([pool.query('select 1'), pool.connect()]);
    expect(outcomes).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { message: expect.stringContaining('timeout') } })));
    for (const client of held) client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

test('nobody waits longer than the longest wait, however well the queue moves', async () => {
  await withPool({ standstillMs: 50, longestMs: 0 }, async (pool) => {
    const held = await pool.connect();
    const queue = { isOver: false };
    // One connection comes and goes all the time, and is always taken again by the first of the queue.
    const busy = (async () => {
      while (!queue.isOver) await pool.query('select 1').catch(() => {});
    })();
    const turns = await Promise.allSettled(Array.from({ length: 50 }, () => pool.query('select pg_sleep(0.02)')));
    queue.isOver = true;
    expect(turns.some(({ status }) => status === 'rejected')).toBe(true);
    held.release();
    await busy;
  });
});

test('a connection that cannot be made, or breaks, leaves its place to the next', async () => {
  const pool = new PatientPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', max: 1, connectionTimeoutMillis: 1_000 }, { standstillMs: 5_000, longestMs: 5_000 });
  for (let round = 0; round < 3; round += 1) await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
  await withPool({ standstillMs: 5_000, longestMs: 5_000 }, async (alive) => {
    for (let round = 0; round < 4; round += 1) (await alive.connect()).release(true);
    expect((await alive.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
