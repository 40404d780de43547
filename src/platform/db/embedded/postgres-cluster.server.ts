/** Creates the folder of the embedded PostgreSQL and starts its server process. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.server.ts';
import type { PostgresPlace } from './postgres-place.server.ts';

export const superuser = 'portal';

/** In the cluster's own folder (mode 0600), so that cluster and password appear together or not at all. */
const passwordFile = 'portal.password';

/** The password of the database `portal`, from the cluster's folder. */
export async function readPassword(place: PostgresPlace): Promise<string> {
  return (await readFile(join(place.cluster, passwordFile), 'utf8')).trim();
}

/**
 * Creates the cluster unless it exists: in another folder that is then renamed, so that a killed start leaves no
 * half-made cluster.
 */
export async function ensureCluster(binaries: PostgresBinaries, place: PostgresPlace): Promise<void> {
  if (await exists(join(place.cluster, 'PG_VERSION'))) return;
  const draft = await mkdtemp(join(place.folder, 'new-'));
  const password = join(draft, passwordFile);
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.user) for (const path of [draft, password]) await chown(path, place.user.uid, place.user.gid);
  const cluster = join(draft, 'cluster');
  await initialize(binaries, place, [cluster, password]);
  await rename(password, join(cluster, passwordFile));
  await rename(cluster, place.cluster).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster: its cluster is used.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

async function initialize(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  [cluster, password]: [string, string],
): Promise<void> {
  const common = [
    '-D',
    cluster,
    '-U',
    superuser,
    '--auth=scram-sha-256',
    `--pwfile=${password}`,
    '--encoding=UTF8',
    '--no-instructions',
  ];
  // Letters of all languages count as letters, in the same way on every machine that has the locale.
  const unicode = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const first = await run(binaries.initdb, [...common, ...unicode], place);
  if (first.code === 0) return;
  const second = await run(
    binaries.initdb,
    [...common, '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    place,
  );
  if (second.code !== 0)
    throw new Error(`The database could not be created in ${place.folder}: ${second.output.trim()}`);
}

async function run(
  program: string,
  parameters: string[],
  place: PostgresPlace,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, parameters, { ...processOptions(place), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  return { code, output };
}

/**
 * Starts the server process in its own process group: Ctrl+C at the terminal must not stop it before the portal has
 * finished.
 */
export async function spawnPostgres(
  binaries: PostgresBinaries,
  place: PostgresPlace,
  settings: Record<string, string>,
) {
  const fixed = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const parameters = Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(place.log, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...parameters], {
    ...processOptions(place),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  // A program that cannot be started is treated like one that stopped at once.
  child.on('error', () => child.emit('exit', 1, null));
  await log.close();
  child.unref();
  return child;
}

function processOptions(place: PostgresPlace) {
  const identity = place.user ? { uid: place.user.uid, gid: place.user.gid } : {};
  // Nothing of the portal's environment (keys, time zone, PG* variables) reaches the database server.
  const environment =
    process.platform === 'win32' ? {} : { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C', TZ: 'UTC' } };
  return { ...identity, ...environment, cwd: place.folder };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
