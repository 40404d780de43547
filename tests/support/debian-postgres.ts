import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { freePort } from './app-process.ts';

/** The oldest PostgreSQL that the site runs on, as Debian 12 brings it; nothing where it cannot be had. */
export const initdb15: string | undefined = findDebianProgram({
  names: ['initdb'],
  folders: ['/usr/lib/postgresql/15/bin'],
  debianPackage: 'postgresql-15',
  accepts: (path: string) => / 15\./.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout),
});

/** It refuses to run as root. */
const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
export const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface DebianPostgres {
  url: string;
  data: string;
  /** Ends the server: in order, or as a power failure does. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  query(statement: string): Promise<Record<string, unknown>[]>;
}

/** A folder that PostgreSQL's user may write into. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-debian-postgres-'));
  giveToPostgres(folder);
  return folder;
}

export function giveToPostgres(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function programOfPostgres(name: string): string {
  return join(dirname(initdb15!), name);
}

/** A new cluster in `data`, where there is none, and its server on a free port. */
export async function startDebianPostgres(
  data: string,
  settings: Record<string, string | number> = {},
): Promise<DebianPostgres> {
  spawnSync(initdb15!, ['-D', data, '-U', 'portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: '/',
  });
  const port = await freePort();
  const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const server: ChildProcess = spawn(
    programOfPostgres('postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, cwd: '/', stdio: 'ignore' },
  );
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  const query = (statement: string) => ask(url, statement);
  await untilAnswering(query, server);
  return {
    url,
    data,
    query,
    async stop(signal = 'SIGINT') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill(signal);
      await ended;
    },
  };
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function untilAnswering(query: (statement: string) => Promise<unknown>, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (await query('select 1').catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start.');
}
