import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isHeld } from './postgres-lock.server.ts';

interface Portal {
  child: ChildProcess;
  said: { url: string; folder: string; pid: number; hasJoined: boolean; refusal?: string };
}

const isRoot = process.getuid?.() === 0;
const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
const script = resolve('tests/support/postgres-process.ts');
// Root may have put the project where an ordinary user cannot read it: that user then cannot start the portal.
const canBecomeNobody =
  isRoot &&
  nobody > 0 &&
  spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$2"', 'sh', process.execPath, script], {
    uid: nobody,
    cwd: '/',
  }).status === 0;

let root: string;
const portals: Portal[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  chmodSync(root, 0o755);
});

afterEach(async () => {
  for (const portal of portals.splice(0)) await leave(portal);
  rmSync(root, { recursive: true, force: true });
});

/** A killed process may stay as a zombie until its parent reaps it: that does not count as running. */
function isRunning({ said }: Portal): boolean {
  return isHeld({ pid: said.pid, port: 0, isReady: true }, join(said.folder, 'cluster'));
}

/** Starts a process that uses the database in `dataDir`, as the named user, in the named project folder. */
async function start(
  dataDir: string,
  { uid, cwd = process.cwd() }: { uid?: number; cwd?: string } = {},
): Promise<Portal> {
  const child = spawn(process.execPath, [script, dataDir, root], {
    cwd,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid ? { uid, gid: uid } : {}),
  });
  const line = await new Promise<string>((done) =>
    child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString())),
  );
  const portal = { child, said: JSON.parse(line) as Portal['said'] };
  portals.push(portal);
  return portal;
}

async function leave({ child }: Portal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.stdin?.end();
  await ended;
}

async function kill(portal: Portal): Promise<void> {
  const ended = new Promise((done) => portal.child.once('exit', done));
  portal.child.kill('SIGKILL');
  await ended;
}

async function query(portal: Portal, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: portal.said.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a first start makes the database, closed to others, and the last to leave stops it', async () => {
  const portal = await start(join(root, 'data'));
  expect(portal.said.hasJoined).toBe(false);
  expect(await query(portal, `select current_setting('TimeZone') as name`)).toEqual([{ name: 'UTC' }]);
  expect(statSync(portal.said.folder).mode & 0o077).toBe(0);
  expect(statSync(join(portal.said.folder, 'cluster/portal.password')).mode & 0o077).toBe(0);
  if (isRoot) expect(statSync(portal.said.folder).uid).not.toBe(0);
  await leave(portal);
  expect(isRunning(portal)).toBe(false);
});

test('without the password nobody gets in', async () => {
  const portal = await start(join(root, 'data'));
  const client = new pg.Client({ connectionString: portal.said.url.replace(/:[^:@]+@/, ':guess@') });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
});

test('a second start on the same folder joins, and the database outlives the one that started it', async () => {
  const first = await start(join(root, 'data'));
  await query(first, 'create table kept (id int)');
  const second = await start(join(root, 'data'));
  expect(second.said).toMatchObject({ hasJoined: true, pid: first.said.pid, url: first.said.url });
  await leave(first);
  expect(await query(second, 'select * from kept')).toEqual([]);
  await leave(second);
  expect(isRunning(first)).toBe(false);
});

test('two first starts at the same moment end up on one database', async () => {
  const [one, two] = await Promise.all([start(join(root, 'data')), start(join(root, 'data'))]);
  expect(one.said.url).toBe(two.said.url);
  expect(readdirSync(one.said.folder).toSorted()).toEqual(['cluster', 'postgres.log']);
});

test('a database whose portal was killed is joined by the next one, with all that was committed', async () => {
  const first = await start(join(root, 'data'));
  await query(first, 'create table kept as select 7 as id');
  await kill(first);
  const second = await start(join(root, 'data'));
  expect(second.said).toMatchObject({ hasJoined: true, pid: first.said.pid });
  expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
});

test('a killed database is brought back on its port while the portal runs', async () => {
  const portal = await start(join(root, 'data'));
  await query(portal, 'create table kept as select 8 as id');
  process.kill(portal.said.pid, 'SIGKILL');
  await expect
    .poll(() => query(portal, 'select id from kept').catch(() => undefined), { timeout: 10_000 })
    .toEqual([{ id: 8 }]);
});

test('a lock left by a killed database is recovered, also when its number belongs to another program by now', async () => {
  const first = await start(join(root, 'data'));
  await query(first, 'create table kept as select 9 as id');
  await kill(first);
  process.kill(first.said.pid, 'SIGKILL');
  await expect.poll(() => isRunning(first)).toBe(false);
  // Its child processes notice that they are orphans and end too.
  await pause(300);
  const owner = statSync(first.said.folder);
  const stranger = spawn('sleep', ['60'], { uid: owner.uid, gid: owner.gid, cwd: '/' });
  const lock = join(first.said.folder, 'cluster/postmaster.pid');
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^\d+/, String(stranger.pid)));
  const second = await start(join(root, 'data'));
  stranger.kill();
  expect(second.said.hasJoined).toBe(false);
  expect(await query(second, 'select id from kept')).toEqual([{ id: 9 }]);
});

test.runIf(canBecomeNobody)('an ordinary user starts it plainly, as that user', async () => {
  mkdirSync(join(root, 'home'));
  chownSync(join(root, 'home'), nobody, nobody);
  const portal = await start(join(root, 'home/data'), { uid: nobody });
  expect(portal.said.folder).toBe(join(root, 'home/data/postgres'));
  expect(statSync(portal.said.folder).uid).toBe(nobody);
  await leave(portal);
  // Root continues with the folder that the user made, running as that user.
  const again = await start(join(root, 'home/data'));
  expect(again.said.folder).toBe(portal.said.folder);
});

test.runIf(isRoot)('root in a project that others may not enter uses copies in a reachable place', async () => {
  const closed = join(root, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  symlinkSync(resolve('node_modules'), join(closed, 'node_modules'));
  writeFileSync(join(closed, 'package.json'), '{}');
  const portal = await start(join(closed, '.data'), { cwd: closed });
  expect(portal.said.refusal).toBeUndefined();
  expect(portal.said.folder).toMatch(new RegExp(`^${root}/portal-data-`));
  const copy = readdirSync(root).find((name) => name.startsWith('portal-postgresql-'));
  expect(existsSync(join(root, copy ?? '', 'bin/postgres'))).toBe(true);
  await leave(portal);
  const again = await start(join(closed, '.data'), { cwd: closed });
  expect(again.said.folder).toBe(portal.said.folder);
});
