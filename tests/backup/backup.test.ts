/** A backup is the group's data of one moment, and comes back whole or not at all. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBackup } from '#src/platform/backup/backup.server.ts';
import type { Manifest } from '#src/platform/backup/manifest.server.ts';
import { restoreBackup } from '#src/platform/backup/restore.server.ts';
import { systemClock } from '#src/platform/clock.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';
import { folderStorage } from '#src/platform/files/folder-storage.server.ts';
import { restoreParameters, serverParameters } from '../../scripts/prepare.mjs';
import { initdb15, postgresFolder, removeFolder, startDebianPostgres } from '../support/debian-postgres.ts';
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const key = 'a key of backups, which lies elsewhere than they do';
const migrationsFolder = resolve('db/migrations');
let root: string;
let source: TestDatabase;
let plain: { folder: string; manifest: Manifest };
let encrypted: { folder: string; manifest: Manifest };
const uploads = Array.from({ length: 12 }, (_, index) => ({
  id: randomUUID(),
  bytes: Buffer.alloc(1_000 * (index + 1), index),
}));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  source = await openTestDatabase();
  const files = folderStorage(join(root, 'uploads'));
  for (const { id, bytes } of uploads) {
    await files.put(id, bytes);
    await source.pool.query(
      `insert into stored_files (id, name, mime, bytes, state, created_at) values ($1, '', 'image/png', $2, 'kept', now())`,
      [id, bytes.length],
    );
  }
  // Rows of two months of the tables that have a partition for each.
  await source.pool.query(`insert into audit_log (at, actor_kind, action, subject_kind, subject_id)
    select now() + make_interval(months => n), 'system', 'look', 'backup', n::text from generate_series(0, 2) n`);
  await source.pool.query(`insert into payment_messages (kind, verdict, body, received_at)
    select 'callback', 'noted', 'backup', now() + make_interval(months => n) from generate_series(0, 2) n`);
  const back = async (name: string, secret?: string) => {
    const folder = join(root, name);
    const manifest = await makeBackup({
      databaseUrl: source.directUrl,
      files,
      clock: systemClock,
      folder,
      key: secret,
    });
    return { folder, manifest };
  };
  encrypted = await back('encrypted', key);
  const stop = writeOn(source.pool);
  plain = await back('plain');
  await stop();
});
afterAll(async () => {
  await source?.close();
  rmSync(root, { recursive: true, force: true });
});

/**
 * Writes the same name into two tables in each transaction, until told to stop: a backup that mixes moments shows it.
 */
function writeOn(pool: pg.Pool): () => Promise<void> {
  const stopping = new AbortController();
  const writing = (async () => {
    for (let number = 0; !stopping.signal.aborted; number += 1)
      await pool.query(
        `with one as (insert into area_versions (area) values ($1) returning area)
         insert into area_purges (area) select area from one`,
        [`written-${number}`],
      );
  })();
  return async () => {
    stopping.abort();
    await writing;
  };
}

const restoreInto = (
  databaseUrl: string,
  { folder, secret, replaces = false, to }: { folder: string; secret?: string; replaces?: boolean; to: string },
) =>
  restoreBackup({ databaseUrl, files: folderStorage(join(root, to)), folder, key: secret, replaces, migrationsFolder });

/** A number of rows and a checksum of all of them, for each table. */
async function fingerprintOf(pool: pg.Pool, manifest: Manifest): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name } of manifest.tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from "${name}" t`,
    );
    found[name] = rows[0]!.print;
  }
  return found;
}

async function inEmpty<Answer>(work: (database: TestDatabase) => Promise<Answer>): Promise<Answer> {
  const database = await openEmptyDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const notWritten = ({ area_versions: _versions, area_purges: _purges, ...others }: Record<string, string>) => others;

test('made while the site writes, it comes back as one moment: every table, every file, every rule between tables', async () => {
  expect(plain.manifest.tables.length).toBeGreaterThan(80);
  await inEmpty(async ({ pool, directUrl }) => {
    await restoreInto(directUrl, { folder: plain.folder, to: 'restored' });
    expect(notWritten(await fingerprintOf(pool, plain.manifest))).toEqual(
      notWritten(await fingerprintOf(source.pool, plain.manifest)),
    );
    const { rows } = await pool.query(`select
      (select count(*)::int from area_purges where area like 'written-%') as purges,
      (select count(*)::int from area_versions where area like 'written-%') as versions`);
    expect(rows[0].purges).toBe(rows[0].versions);
    const all = await source.pool.query(`select count(*)::int as count from area_purges where area like 'written-%'`);
    expect(all.rows[0].count).toBeGreaterThan(rows[0].purges);
    const rules = `select conname, pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`;
    expect((await pool.query(rules)).rows).toEqual((await source.pool.query(rules)).rows);
    const off = await pool.query(`select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`);
    expect(off.rows).toEqual([]);
    await pool.query(`insert into outbox (channel, recipient_hash, dedupe_key) values ('mail', '', 'after')`);
    const byMonth = `select (select count(distinct tableoid)::int from audit_log where subject_kind = 'backup') as entries,
      (select count(distinct tableoid)::int from payment_messages where body = 'backup') as messages`;
    expect((await pool.query(byMonth)).rows).toEqual([{ entries: 3, messages: 3 }]);
    for (const partition of ['before', 'default'])
      await expect(pool.query(`delete from months.audit_log_${partition}`)).rejects.toThrow('append-only');
  });
  const restored = folderStorage(join(root, 'restored'));
  for (const { id, bytes } of uploads) expect(Buffer.from((await restored.get(id))!).equals(bytes)).toBe(true);
});

describe('an encrypted backup', () => {
  test('comes back with its key', async () => {
    await inEmpty(async ({ pool, directUrl }) => {
      await restoreInto(directUrl, { folder: encrypted.folder, secret: key, to: 'opened' });
      expect((await pool.query('select count(*)::int as count from doctors')).rows[0].count).toBe(
        encrypted.manifest.tables.find(({ name }) => name === 'doctors')!.rows,
      );
    });
  });

  test('says nothing without it, and nothing to another', async () => {
    const hospitals = readFileSync(join(encrypted.folder, 'tables/hospitals'));
    expect([...hospitals.subarray(0, 2)]).not.toEqual([0x1f, 0x8b]);
    await inEmpty(async ({ directUrl }) => {
      const restore = (secret?: string) =>
        restoreInto(directUrl, { folder: encrypted.folder, ...(secret ? { secret } : {}), to: 'none' });
      await expect(restore()).rejects.toThrow('This backup is encrypted: set BACKUP_KEY');
      await expect(restore(`${key}!`)).rejects.toThrow('or BACKUP_KEY is another');
    });
  });
});

describe('a backup that is not whole is refused, and the database stays empty', () => {
  const damages: [string, (folder: string) => void, string][] = [
    ['a changed byte', (folder) => changeByte(join(folder, 'tables/doctors')), 'was changed. Nothing was restored.'],
    ['a table cut short', (folder) => truncateSync(join(folder, 'tables/doctors'), 100), 'has 100 bytes instead of'],
    ['a table made longer', (folder) => appendFileSync(join(folder, 'tables/doctors'), 'x'), 'bytes instead of'],
    ['a table that is gone', (folder) => rmSync(join(folder, 'tables/doctors')), 'is missing. Nothing was restored.'],
    [
      'a changed upload',
      (folder) => changeByte(join(folder, 'files', uploads[3]!.id.slice(0, 2), uploads[3]!.id)),
      'was changed. Nothing was restored.',
    ],
    ['no manifest', (folder) => rmSync(join(folder, 'manifest.json')), 'holds no finished backup'],
    ['a manifest cut short', (folder) => truncateSync(join(folder, 'manifest.json'), 500), 'manifest.json is damaged.'],
    [
      'a manifest with other counts',
      (folder) => replaceIn(join(folder, 'manifest.json'), /rows\\": (\d)/, 'rows\\": 9$1'),
      'manifest.json was changed',
    ],
  ];
  test.each(damages)('%s', async (_name, damage, reason) => {
    const folder = join(root, 'damaged');
    rmSync(folder, { recursive: true, force: true });
    cpSync(plain.folder, folder, { recursive: true });
    damage(folder);
    await inEmpty(async ({ pool, directUrl }) => {
      await expect(restoreInto(directUrl, { folder, to: 'none' })).rejects.toThrow(reason);
      const { rows } = await pool.query(
        `select nspname from pg_namespace where nspname in ('portal_restore', 'drizzle')`,
      );
      expect(rows).toEqual([]);
    });
  });
});

test('a database that holds something is left alone, unless it is to be replaced', async () => {
  const full = await openTestDatabase();
  try {
    await full.pool.query(`insert into area_versions (area) values ('of-this-database')`);
    const here = () => full.pool.query(`select area from area_versions where area = 'of-this-database'`);
    await expect(restoreInto(full.directUrl, { folder: plain.folder, to: 'none' })).rejects.toThrow(
      'This database is not empty.',
    );
    expect((await here()).rowCount).toBe(1);
    await restoreInto(full.directUrl, { folder: plain.folder, to: 'again', replaces: true });
    expect((await here()).rowCount).toBe(0);
  } finally {
    await full.close();
  }
});

test('a lock that another session holds is waited for, longer than a page would', async () => {
  const database = await openTestDatabase();
  const other = new pg.Client({ connectionString: database.directUrl });
  await other.connect();
  /** Holds a table until the work has waited for it 1.5 s: a page gives up after 1 s. */
  const whileHeld = async (work: () => Promise<unknown>) => {
    await other.query('begin; lock table doctors in access exclusive mode');
    const working = work();
    const ended = working.then(
      () => true,
      () => true,
    );
    const waits = `select from pg_locks where relation = 'doctors'::regclass and not granted and waitstart < clock_timestamp() - interval '1.5 seconds'`;
    while (!(await Promise.race([ended, pause(50, false)])) && (await database.pool.query(waits)).rowCount === 0);
    await other.query('commit');
    await working;
  };
  try {
    await setSessionLimits(database.directUrl);
    await whileHeld(() =>
      makeBackup({
        databaseUrl: database.directUrl,
        files: folderStorage(join(root, 'uploads')),
        clock: systemClock,
        folder: join(root, 'waited'),
      }),
    );
    await whileHeld(() =>
      restoreInto(database.directUrl, { folder: plain.folder, to: 'waited-files', replaces: true }),
    );
  } finally {
    await other.end();
    await database.close();
  }
});

test('a restore that was killed goes on where it was, and nobody serves what it has not ended', async () => {
  const database = await openEmptyDatabase();
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    DATABASE_URL: database.directUrl,
    FILES_DIR: join(root, 'killed'),
  };
  const start = () =>
    spawn(process.execPath, [...restoreParameters, '--', plain.folder], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const loaded = async (): Promise<string[]> =>
    (
      await database.pool
        .query<{ name: string }>('select name from portal_restore.loaded order by name')
        .catch(() => ({ rows: [] }))
    ).rows.map(({ name }) => name);
  try {
    const first = start();
    const ended = new Promise((done) => first.once('exit', done));
    while ((await loaded()).length < 10) await pause(2);
    first.kill('SIGKILL');
    await ended;
    const before = await loaded();
    expect(before.length).toBeLessThan(plain.manifest.tables.length);
    const server = spawn(process.execPath, serverParameters, {
      env: { ...environment, PORT: '0', SAMPLE_DATA: 'off' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let refusal = '';
    server.stderr.on('data', (part: Buffer) => (refusal += String(part)));
    expect(await new Promise((done) => server.once('exit', done))).toBe(1);
    expect(refusal).toContain('A restore into this database has not ended');
    const second = start();
    let said = '';
    second.stdout.on('data', (part: Buffer) => (said += String(part)));
    second.stderr.on('data', (part: Buffer) => (said += String(part)));
    expect(await new Promise((done) => second.once('exit', done)), said).toBe(0);
    expect(said).toContain('counts and checksums agree');
    expect(notWritten(await fingerprintOf(database.pool, plain.manifest))).toEqual(
      notWritten(await fingerprintOf(source.pool, plain.manifest)),
    );
  } finally {
    await database.close();
  }
});

test('a backup of version 18 comes back on version 15, and from there on 18', async (context) => {
  if (!initdb15) return context.skip('PostgreSQL 15 was not found and could not be installed');
  const folder = postgresFolder();
  const old = await startDebianPostgres(join(folder, 'data'), { fsync: 'off' });
  try {
    await old.query('create database portal');
    const url = old.url.replace(/postgres$/, 'portal');
    await restoreInto(url, { folder: plain.folder, to: 'on-15' });
    const files = folderStorage(join(root, 'on-15'));
    const made = await makeBackup({ databaseUrl: url, files, clock: systemClock, folder: join(root, 'of-15') });
    expect(made.databaseVersion).toMatch(/^15\./);
    expect(plain.manifest.databaseVersion).toMatch(/^18\./);
    await inEmpty(async ({ pool, directUrl }) => {
      await restoreInto(directUrl, { folder: join(root, 'of-15'), to: 'back' });
      const there = openDatabase(url);
      expect(await fingerprintOf(pool, made)).toEqual(await fingerprintOf(there.pool, made));
      await there.pool.end();
    });
  } finally {
    await old.stop();
    removeFolder(folder);
  }
});

function changeByte(path: string): void {
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(path, bytes);
}

function replaceIn(path: string, from: RegExp, to: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error('Nothing to change.');
  writeFileSync(path, changed);
}
