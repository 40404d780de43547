// Finds a program that tests need beside the packages, or installs it from the distribution where possible (as root,
// with apt-get).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './prepare.mjs';

const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of a program that runs, or nothing when it cannot be had here. `own` is a path that somebody set; `folders` are
 * looked into first.
 * @param {{ names: string[], debianPackage: string, own?: string, folders?: string[], probe?: string[], probeStatus?: number, accepts?: (path: string) => boolean }} wanted
 * @returns {string | undefined}
 */
export function findDebianProgram({
  names,
  debianPackage,
  own,
  folders = [],
  probe = ['--version'],
  probeStatus = 0,
  accepts = () => true,
}) {
  const searched = [...folders, ...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  const candidates = [own, ...searched.flatMap((folder) => names.map((name) => join(folder, name)))];
  const find = () =>
    candidates.find((path) => path && existsSync(path) && runs(path, probe, probeStatus) && accepts(path));
  return find() ?? (install(debianPackage) ? find() : undefined);
}

export function runs(path, probe, status = 0) {
  return spawnSync(path, probe, { stdio: 'ignore', timeout: 20_000 }).status === status;
}

function install(debianPackage) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  say(`Installing ${debianPackage} for the tests (once) ...`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'], env: environment };
  spawnSync('apt-get', ['update', '-qq'], quietly);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], quietly).status === 0;
}
