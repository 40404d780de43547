import { readFile, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from '../database-client.server.ts';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.server.ts';
import { ensureCluster, freePort, readPassword, spawnPostgres, superuser } from './postgres-cluster.server.ts';
import { disownLock, isAlive, isHeld, readLock } from './postgres-lock.server.ts';
import { choosePlace, type PostgresPlace } from './postgres-place.server.ts';

export interface EmbeddedPostgres {
  /** Address of the database `portal`, with its password. */
  url: string;
  /** The real folder of the data: not below the configured folder when PostgreSQL's user cannot enter that. */
  folder: string;
  /** Process id of the database server. */
  pid(): number;
  /**
   * True when the server was running already: another process of the portal had started it, perhaps one that was
   * killed.
   */
  hasJoined: boolean;
  /** Disconnects; the last process stops the server. Close the pools first. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /**
   * A folder that every user may enter. Files are put there that PostgreSQL's user must read when root starts the
   * portal.
   */
  publicRoot?: string;
  settings?: Record<string, string>;
  /** Called when the server has died, with a text that says whether it was restarted, or why not. */
  onRecovered?: (reason: string) => void;
}

interface Running {
  /**
   * Open as long as this process uses the server: other processes count these connections to find out whether they are
   * the last.
   */
  presence: pg.Client;
  pid: number;
  port: number;
  hasJoined: boolean;
}

const databaseName = 'portal';
const patienceMs = 30_000;

/**
 * PostgreSQL in `dataDir` without an installation: it is started if it is not running and joined if it is, even when
 * the process that started it was killed. A killed server is restarted on the same port. Two servers never run on one
 * folder.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const publicRoot = options.publicRoot ?? '/var/tmp';
  const chosen = await choosePlace(options.dataDir, publicRoot);
  const binaries = await postgresBinaries(chosen.user, publicRoot);
  const folder = await realpath(chosen.folder);
  const place = { ...chosen, folder, cluster: `${folder}/cluster`, log: `${folder}/postgres.log` };
  await ensureCluster(binaries, place);
  const password = await readPassword(place);
  const start = { binaries, place, password, settings: options.settings ?? {} };
  const running = await joinOrStart(start);
  const watched = keepRunning(start, running, options.onRecovered);
  await ensureDatabase(running.presence);
  return {
    url: urlOf(running.port, password, databaseName),
    folder: place.folder,
    pid: watched.pid,
    hasJoined: running.hasJoined,
    stop: watched.stop,
  };
}

interface Start {
  binaries: PostgresBinaries;
  place: PostgresPlace;
  password: string;
  settings: Record<string, string>;
}

/** Restarts the server on its port whenever it ends while this process needs it. */
function keepRunning(start: Start, first: Running, onRecovered: Options['onRecovered']) {
  let current = Promise.resolve(first);
  let pid = first.pid;
  let isStopping = false;
  const watch = (running: Running): Running => {
    pid = running.pid;
    running.presence.once('end', () => {
      if (isStopping) return;
      current = joinOrStart({ ...start, settings: { ...start.settings, port: String(first.port) } }).then(watch);
      current.then(
        () => onRecovered?.(`PostgreSQL ended unexpectedly and runs again as process ${pid}`),
        (error: Error) => onRecovered?.(`PostgreSQL ended unexpectedly and did not come back: ${error.message}`),
      );
    });
    return running;
  };
  watch(first);
  const stop = async (): Promise<void> => {
    isStopping = true;
    await current.then(
      (running) => leave(running, start.place.cluster),
      () => undefined,
    );
  };
  return { pid: () => pid, stop };
}

async function joinOrStart(start: Start): Promise<Running> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const joined = await tryJoin(start, deadline);
    if (joined) return { ...joined, hasJoined: true };
    const started = await tryStart(start, deadline);
    if (started) return { ...started, hasJoined: false };
  }
  throw new Error(
    `PostgreSQL did not start in ${start.place.folder}. The end of its log:\n${await logTail(start.place)}`,
  );
}

/** Joins the server that holds the folder; waits while it starts or stops. Undefined when no server holds it. */
async function tryJoin({ place, password }: Start, deadline: number): Promise<Omit<Running, 'hasJoined'> | undefined> {
  for (;;) {
    const lock = await readLock(place.cluster);
    if (!lock) return undefined;
    const presence = lock.isReady ? await connectTo(lock.port, password, place.cluster) : undefined;
    if (presence) return { presence, pid: lock.pid, port: lock.port };
    if (!isHeld(lock, place.cluster)) {
      if (isAlive(lock.pid)) await disownLock(place.cluster);
      return undefined;
    }
    if (Date.now() > deadline)
      throw new Error(
        `The database in ${place.folder} is held by process ${lock.pid}, which does not answer. Stop that process, then start again.`,
      );
    await pause(100);
  }
}

async function tryStart(
  { binaries, place, password, settings }: Start,
  deadline: number,
): Promise<Omit<Running, 'hasJoined'> | undefined> {
  const port = settings.port ? Number(settings.port) : await freePort();
  const child = await spawnPostgres(binaries, place, { ...settings, port: String(port) });
  while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
    const lock = await readLock(place.cluster);
    const presence =
      lock?.pid === child.pid && lock.isReady ? await connectTo(port, password, place.cluster) : undefined;
    if (presence) return { presence, pid: child.pid, port };
    await pause(25);
  }
  // Another process may have started first, or the port was taken: the caller tries again.
  await pause(50);
  return undefined;
}

/** A connection, if the server that listens on the port is that of this folder. */
async function connectTo(port: number, password: string, cluster: string): Promise<pg.Client | undefined> {
  const client: pg.Client = new DatabaseClient({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    application_name: 'portal-presence',
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    if (rows[0]?.folder === cluster) return client;
  } catch {
    // Not ready, or another server: the caller finds out by the lock.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount) return;
  await client.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
    // Two processes were started for the first time at once.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

async function leave({ presence, pid }: Running, cluster: string): Promise<void> {
  try {
    // Processes leave one at a time: of two that leave together, the second sees that it is the last.
    await presence.query('select pg_advisory_lock(1)');
    const others = await waitForOthers(presence);
    if (others === 0) process.kill(pid, 'SIGINT');
    await presence.end();
    if (others === 0) await untilEnded(pid, cluster);
  } catch {
    // The server is gone already, or belongs to a user whose processes this one may not stop.
    await presence.end().catch(() => undefined);
  }
}

async function untilEnded(pid: number, cluster: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (isHeld({ pid, port: 0, isReady: false }, cluster) && Date.now() < deadline) await pause(25);
}

/** Counts the other clients; waits a moment for connections that are closing. */
async function waitForOthers(presence: pg.Client): Promise<number> {
  let others = 0;
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await presence.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    others = rows[0]?.others ?? 0;
    if (others === 0) return 0;
    await pause(50);
  }
  return others;
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

async function logTail(place: PostgresPlace): Promise<string> {
  const text = await readFile(place.log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-8).join('\n');
}
