import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { isUnavailable } from '../unavailable.server.ts';
import { migrateDatabase } from './migrate.server.ts';
import { inTransaction, isRefusedBy, sqlState } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every connection carries the limits of the house', async () => {
  const { rows } = await database.pool.query(`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit') order by name`);
  expect(rows.map(({ setting }) => setting)).toEqual(['10000', 'off', '1000', '5000']);
});

test('a database that is up to date may be migrated again, also by two at once', async () => {
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
});

test('a migration whose session is ended is refused, and ends neither the process nor the next migration', async () => {
  const other = await database.pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7240118)');
  const refused = expect(migrateDatabase(database.url)).rejects.toSatisfy(isUnavailable);
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(`select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and application_name = 'portal-migrate' and wait_event = 'advisory'`);
      return rows;
    })
    .toEqual([{ ended: true }]);
  await refused;
  await other.query('rollback');
  other.release();
  await migrateDatabase(database.url);
});

test('a start whose migration was cut off in the middle leaves no lock behind', async () => {
  const cutOff = await database.pool.connect();
  await cutOff.query('begin');
  await cutOff.query('select pg_advisory_xact_lock(7240118)');
  const next = migrateDatabase(database.url);
  cutOff.release(new Error('the process was killed'));
  await next;
});

test('the announcement of a changed area arrives when the change is committed', async () => {
  const listener = await database.pool.connect();
  await listener.query('listen area_versions');
  const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)));
  await database.pool.query(`insert into area_versions values ('a-test-area', 2)`);
  expect(await heard).toBe('a-test-area');
  listener.release(true);
});

test('a transaction that meets a deadlock is tried again, three times in all', async () => {
  let attempts = 0;
  const deadlock = () =>
    Promise.reject(
      new Error('query failed', { cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }) }),
    );
  const work = () => ((attempts += 1) < 3 ? deadlock() : Promise.resolve('done'));
  expect(await inTransaction(database.db, work)).toBe('done');
  attempts = -10;
  await expect(inTransaction(database.db, work)).rejects.toThrow('query failed');
  expect(attempts).toBe(-7);
});

test('any other failure undoes everything and is not tried again', async () => {
  let attempts = 0;
  const failure = await inTransaction(database.db, async (tx) => {
    attempts += 1;
    await tx.execute(`insert into area_versions values ('undone', 1)`);
    await tx.execute(`insert into area_versions values ('undone', 1)`);
  }).catch((error: unknown) => error);
  expect([attempts, sqlState(failure), isRefusedBy(failure, 'area_versions_pkey')]).toEqual([1, '23505', true]);
  expect((await database.pool.query(`select from area_versions where area = 'undone'`)).rowCount).toBe(0);
});
