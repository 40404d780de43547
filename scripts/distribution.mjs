// Programs of the distribution that tests need: found on this machine, else installed where we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './prepare.mjs';

/** Where Debian puts servers; they are not always in the PATH. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of the first of `names` that runs, or nothing when it is not there and cannot be installed. `folders` are looked into first.
 * @param {{ names: string[], packageName: string, folders?: string[], runs?: (path: string) => boolean }} wanted
 * @returns {string | undefined}
 */
export function findProgram({ names, packageName, folders = [], runs = () => true }) {
  const find = () =>
    [...folders, ...(process.env.PATH ?? '').split(delimiter), ...serverFolders]
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path) && runs(path));
  return find() ?? (installPackage(packageName) ? find() : undefined);
}

/** As root on a system with apt-get. */
function installPackage(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${name} for the tests (once) ...`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'], env: environment };
  spawnSync('apt-get', ['update', '-qq'], quietly);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quietly).status === 0;
}
