/** Two server processes on a PostgreSQL of their own, which can be killed without warning. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { freePort } from '#src/platform/db/embedded/postgres-cluster.server.ts';
import type { Database } from '#src/platform/db/transaction.ts';
import { cachedTemplate, copyTemplate } from '#tests/support/test-template.ts';
import { testSecretKey } from '#tests/support/test-secret-key.ts';
import { serverParameters } from '../../scripts/prepare.mjs';

const startPatienceMs = 120_000;
const databaseName = 'faults';

interface Instance {
  origin: string;
  port: number;
  process: ChildProcess | undefined;
  isReady: boolean;
  isEnding: boolean;
}

export interface Deaths {
  killedServers: number;
  killedDatabases: number;
  /** Servers that ended by themselves after they were ready: an error of the site. */
  unplanned: number;
  /** The last output of such a server. */
  lastWords: string[];
}

export interface FaultSite {
  db: Database;
  pool: pg.Pool;
  deaths: Deaths;
  /** Origin of a server; alternates with each call where both run. */
  origin(): string;
  instances: readonly { origin: string }[];
  /** kill -9; resolves when the server is ready again. */
  killServer(index: number): Promise<void>;
  /** kill -9 of the database server, or of one of its sessions, which makes it restart at once. */
  killDatabase(what: 'server' | 'session'): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Runs on the filled database before a server starts. */
  prepare?: (db: Database, pool: pg.Pool) => Promise<void>;
}

/**
 * Starts everything in a folder of its own, with the sample data. Durable as in production: no setting of the
 * database is weakened.
 */
export async function openFaultSite({ prepare }: Options = {}): Promise<FaultSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  await chmod(folder, 0o755);
  if (!copyTemplate(cachedTemplate(), folder)) throw new Error('The filled database of the test run is missing.');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, publicRoot: tmpdir() });
  const url = await createDatabase(postgres);
  const { db, pool } = openDatabase(url, { maximumConnections: 6 });
  // A connection that breaks during use only fails its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await prepare?.(db, pool);
  const deaths: Deaths = { killedServers: 0, killedDatabases: 0, unplanned: 0, lastWords: [] };
  const servers = await startServers({ url, filesFolder: join(folder, 'files'), deaths });
  return {
    db,
    pool,
    deaths,
    ...servers.calls,
    killDatabase: async (what) => {
      deaths.killedDatabases += 1;
      await killDatabase(postgres, pool, what);
      await servers.calls.untilReady();
    },
    close: async () => {
      await servers.stop();
      await pool.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(postgres: EmbeddedPostgres): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${databaseName} template template_site`);
  await admin.end();
  return postgres.url.replace(/portal$/, databaseName);
}

async function killDatabase(postgres: EmbeddedPostgres, pool: pg.Pool, what: 'server' | 'session'): Promise<void> {
  const before = postgres.pid();
  let victim = before;
  if (what === 'session') {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() order by random() limit 1`,
      [databaseName],
    );
    victim = rows[0]!.pid;
  }
  process.kill(victim, 'SIGKILL');
  const deadline = Date.now() + startPatienceMs;
  await pause(200);
  while (Date.now() < deadline) {
    const isBack = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    if (isBack) return;
    await pause(100);
  }
  throw new Error('The database did not come back.');
}

interface ServerParts {
  url: string;
  filesFolder: string;
  deaths: Deaths;
}

async function startServers({ url, filesFolder, deaths }: ServerParts) {
  let isClosing = false;
  let turn = 0;
  const instances: Instance[] = [];
  for (let index = 0; index < 2; index += 1) {
    const port = await freePort();
    instances.push({ origin: `http://localhost:${port}`, port, process: undefined, isReady: false, isEnding: false });
  }
  const start = (instance: Instance): void => {
    const { NODE_ENV: _mode, ...environment } = process.env;
    const child = spawn(process.execPath, serverParameters, {
      env: {
        ...environment,
        PORT: String(instance.port),
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        FILES_DIR: filesFolder,
        SECRET_KEY: testSecretKey,
        SAMPLE_DATA: 'off',
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A session of its own, as under a supervisor.
      detached: true,
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2_000)));
    instance.process = child;
    child.once('exit', () => {
      if (instance.isReady && !instance.isEnding) {
        deaths.unplanned += 1;
        deaths.lastWords.push(
          words
            .trim()
            .split('\n')
            .find((line) => /error/i.test(line)) ?? words.slice(0, 200),
        );
      }
      instance.isReady = false;
      instance.isEnding = false;
      // As a supervisor does: a process that ended is started again.
      if (!isClosing) setTimeout(() => start(instance), 200);
    });
    void untilAnswers(instance, child);
  };
  instances.forEach(start);
  const untilReady = () => allReady(instances);
  await untilReady();
  const calls = {
    instances,
    untilReady,
    origin: () => {
      const ready = instances.filter(({ isReady }) => isReady);
      const among = ready.length > 0 ? ready : instances;
      turn += 1;
      return among[turn % among.length]!.origin;
    },
    killServer: async (index: number) => {
      const instance = instances[index]!;
      await untilReady();
      deaths.killedServers += 1;
      instance.isEnding = true;
      const ended = new Promise((done) => void instance.process!.once('exit', done));
      instance.process!.kill('SIGKILL');
      await ended;
      await untilReady();
    },
  };
  const stop = async () => {
    isClosing = true;
    await Promise.all(instances.map((instance) => endServer(instance)));
  };
  return { calls, stop };
}

async function untilAnswers(instance: Instance, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${instance.origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response?.ok) {
      instance.isReady = true;
      return;
    }
    await pause(100);
  }
}

async function allReady(instances: readonly Instance[]): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  while (!instances.every(({ isReady }) => isReady)) {
    if (Date.now() > deadline) throw new Error('A server did not become ready again.');
    await pause(50);
  }
}

async function endServer(instance: Instance): Promise<void> {
  const child = instance.process;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => void child.once('exit', done));
  instance.isEnding = true;
  child.kill('SIGKILL');
  await ended;
}
