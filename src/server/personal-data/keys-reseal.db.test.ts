import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#src/platform/clock.ts';
import { systemRandom } from '#src/platform/random.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { keepFiles, readStoredFile, storeFile } from '#src/platform/files/files.server.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { enqueueMessage, readMessages } from '#src/platform/outbox/outbox.server.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testSecretKey } from '#tests/support/test-secret-key.ts';
import { sealedTables, shortLivedSealedColumns } from './sealed-columns.ts';

const newKey = 'the secret key that replaces the one of the tests';
const messages = 900;
let database: TestDatabase;
let folder: string;
const before = createSecrets(testSecretKey);
const after = createSecrets(newKey, [], testSecretKey);
const app = () => ({
  db: database.db,
  clock: systemClock,
  random: systemRandom,
  secrets: before,
  files: folderStorage(folder),
});

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'reseal-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (): ChildProcess =>
  spawn('node', ['scripts/keys-reseal.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      FILES_DIR: folder,
      SECRET_KEY: newKey,
      SECRET_KEYS_OLD: testSecretKey,
      LOOKUP_KEY: testSecretKey,
    },
  });
const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
const countNew = async () =>
  Number(
    (
      await database.db.execute<{ n: string }>(
        sql`select count(*) n from outbox where starts_with(payload, ${after.currentPrefix})`,
      )
    ).rows[0]!.n,
  );

/** Every text column in which a stored value looks sealed. */
async function columnsWithSealedValues(): Promise<string[]> {
  const { rows } = await database.db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await database.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} ~ '^(b1\\.)?[0-9a-f]{8}\\.[A-Za-z0-9_-]{38,}$' limit 1`,
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

test('every column of the sample group that holds sealed values is on the list of those that are sealed anew', async () => {
  const listed = [
    ...sealedTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
    ...shortLivedSealedColumns,
  ];
  const found = await columnsWithSealedValues();
  expect(found).toContain('persons.date_of_birth');
  expect(found.filter((column) => !listed.includes(column))).toEqual([]);
});

test('a rotation that is killed half-way is finished by the next run, and the old key opens nothing any more', async () => {
  await inTransaction(database.db, async (tx) => {
    for (let index = 0; index < messages; index += 1)
      await enqueueMessage(app(), tx, {
        channel: 'mail',
        to: 'aminah@example.test',
        text: `Message ${index}`,
        dedupeKey: `reseal:${index}`,
        now: new Date('2026-11-23T09:00:00+08:00'),
      });
  });
  await database.db.execute(
    sql`update appointments set cancel_reason = 'clear:Feels better' where reference = 'ASAMPLE005'`,
  );
  const pdf = Buffer.from('%PDF-1.7 laporan');
  const fileId = await storeFile(app(), { name: 'Laporan.pdf', bytes: pdf, mime: 'application/pdf' });
  await inTransaction(database.db, (tx) => keepFiles(tx, [fileId]));

  // A locked row in the third batch stops the first run there.
  const locker = await database.pool.connect();
  await locker.query('begin');
  await locker.query(`select 1 from outbox where dedupe_key = 'reseal:500' for update`);
  const killed = run();
  const end = ended(killed);
  while ((await countNew()) < 400) if (killed.exitCode !== null) throw new Error((await end).said);
  killed.kill('SIGKILL');
  await end;
  await locker.query('rollback');
  locker.release();
  expect(await countNew()).toBe(400);

  expect(await ended(run())).toMatchObject({ code: 0, said: expect.stringContaining('sealed with the present key') });
  expect(await countNew()).toBe(messages);
  const rotated = { ...app(), secrets: after };
  expect(await readMessages(rotated, { to: 'aminah@example.test', limit: 1 })).toMatchObject([
    { text: `Message ${messages - 1}` },
  ]);
  expect(await readStoredFile(rotated, fileId)).toMatchObject({ name: 'Laporan.pdf', bytes: pdf });
  expect((await ended(run())).said).toContain('0 values and files were sealed');
});

test('every sealed value of every table opens with the new key alone, in its own row and in no other', async () => {
  let opened = 0;
  for (const { table, row, columns } of sealedTables)
    for (const column of columns) {
      const { rows } = await database.db.execute<{ row: string; value: string }>(
        sql`select ${sql.identifier(row)}::text as row, ${sql.identifier(column)} as value from ${sql.identifier(table)}
          where ${sql.identifier(column)} <> '' limit 20`,
      );
      for (const cell of rows) {
        expect(() => after.open(cell.value, [table, column, cell.row])).not.toThrow();
        expect(() => after.open(cell.value, [table, column, `${cell.row}0`])).toThrow();
        opened += 1;
      }
    }
  expect(opened).toBeGreaterThan(60);
});
