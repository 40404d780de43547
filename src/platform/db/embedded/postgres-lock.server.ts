/** PostgreSQL's lock on its folder, and how to release a lock that a killed process has left. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What PostgreSQL writes about itself into its folder while it runs, or leaves there when it was killed. */
export interface PostgresLock {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Parses postmaster.pid; undefined where there is none. */
export async function readLock(cluster: string): Promise<PostgresLock | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Math.abs(Number(lines[0])), port: Number(lines[3] ?? 0), isReady: lines[7] === 'ready' };
}

/**
 * Whether the lock belongs to a PostgreSQL process on this folder, and not to another program that got the same process
 * number.
 */
export function isHeld(lock: PostgresLock, cluster: string): boolean {
  if (!isAlive(lock.pid)) return false;
  const command = commandOf(lock.pid);
  const program = basename(command[0] ?? '').replace(/\.exe$/, '');
  if (program !== 'postgres' && program !== 'postmaster') return false;
  const named = command.indexOf('-D');
  return named < 0 || command[named + 1] === cluster;
}

/**
 * Makes PostgreSQL accept a left-over lock. It refuses one whose process number now belongs to another program of the
 * same user, and accepts one that names its own parent, so the portal's number is written there. The second guard,
 * the shared memory of surviving children (further down in the file), stays in force; deleting the file would lose
 * it.
 */
export async function disownLock(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid');
  const lines = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [String(process.pid), ...lines.slice(1)].join('\n'));
}

/** Whether a process with this id exists, even one of another user. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], { encoding: 'utf8' })
        .replaceAll('"', '')
        .split(',');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return [];
  }
}
