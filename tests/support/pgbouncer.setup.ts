import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { freePort } from './app-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of PgBouncer in transaction mode in front of the run's server; undefined in all other projects, and
     * where it is not available.
     */
    poolerPort: number | undefined;
  }
}

/** Starts PgBouncer in transaction mode in front of the run's PostgreSQL, which another set-up has started. */
export default async function startPgBouncer(project: TestProject): Promise<() => Promise<void>> {
  const program = findDebianProgram({ names: ['pgbouncer'], debianPackage: 'pgbouncer' });
  if (!program) {
    project.provide('poolerPort', undefined);
    return async () => undefined;
  }
  const server = new URL(project.getProvidedContext().testServerUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 15
max_client_conn = 300
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
  const child = spawn(program, ['-q', settings], {
    stdio: ['ignore', 'ignore', 'ignore'],
    ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
  });
  await untilListening(port);
  project.provide('poolerPort', port);
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await Promise.race([ended, pause(3_000).then(() => child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  };
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => done(true)).once('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('PgBouncer did not start.');
}
