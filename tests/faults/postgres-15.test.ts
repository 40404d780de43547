import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';

/** The oldest supported PostgreSQL, as in Debian 12. */
const initdb = findDebianProgram({
  names: ['initdb'],
  folders: ['/usr/lib/postgresql/15/bin'],
  debianPackage: 'postgresql-15',
  accepts: (path: string) => / 15\./.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout),
});
/** It refuses to run as root. */
const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

let folder: string;
let url: string;
let server: ChildProcess | undefined;
let app: AppProcess | undefined;

beforeAll(async () => {
  if (!initdb) return;
  folder = mkdtempSync(join(tmpdir(), 'portal-postgres-15-'));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  spawnSync(initdb, ['-D', data, '-U', 'portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  server = spawn(
    join(dirname(initdb), 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  url = `postgres://portal@127.0.0.1:${port}/postgres`;
  await vi.waitFor(() => query('select 1'), { timeout: 60_000, interval: 200 });
}, 120_000);

afterAll(async () => {
  await app?.end();
  const ended = server && new Promise((done) => server?.once('exit', done));
  server?.kill('SIGINT');
  await ended;
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function query(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test.skipIf(!initdb)(
  'PostgreSQL 15 takes all migrations and the sample data, and the site starts on it twice',
  { timeout: 240_000 },
  async () => {
    app = await startAppProcess({ DATABASE_URL: url, SAMPLE_DATA: 'on' });
    expect((await fetch(`${app.origin}/our-hospitals`)).status).toBe(200);
    await expect.poll(() => app?.log.some(({ msg }) => msg === 'recurring jobs started')).toBe(true);
    expect(await app.end('SIGTERM')).toBe(0);
    app = await startAppProcess({ DATABASE_URL: url });
    expect((await fetch(`${app.origin}/doctor`)).status).toBe(200);
    expect((await query('show server_version'))[0]?.server_version).toMatch(/^15\./);
  },
);
