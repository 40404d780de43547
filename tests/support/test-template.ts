import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies of the filled database server, stopped, between runs. Deleting the folder is always safe. */
const cacheFolder = resolve('node_modules/.cache/test-database');
const entryPoints = [
  'src/server/seed/seed.ts',
  'src/platform/db/migrate.server.ts',
  'tests/support/test-database.setup.ts',
];

/**
 * Folder of the cached server for exactly these migrations and seeds: the name is a hash of every file that the seed
 * reads, found by following its imports, so that a changed seed, sample, table or migration makes a new one.
 */
export function cachedTemplate(): string {
  const hash = createHash('sha256');
  for (const path of [...importedFiles(entryPoints), ...migrationFiles(), ...sampleFiles()].toSorted())
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return join(cacheFolder, hash.digest('hex').slice(0, 16));
}

/** Copies a stopped server's folder with its owners; returns whether there was one. */
export function copyTemplate(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  return spawnSync('cp', ['-a', '--reflink=auto', `${from}/.`, to]).status === 0;
}

/** Stores a stopped server's folder for the next run and deletes those of older seeds. */
export function keepTemplate(dataDir: string, template: string): void {
  if (existsSync(template)) return;
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder)) rmSync(join(cacheFolder, old), { recursive: true, force: true });
  const unfinished = `${template}.${process.pid}`;
  mkdirSync(unfinished);
  if (copyTemplate(dataDir, unfinished)) renameSync(unfinished, template);
  else rmSync(unfinished, { recursive: true, force: true });
}

function sampleFiles(): string[] {
  return readdirSync('sample', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function migrationFiles(): string[] {
  return (readdirSync('db/migrations', { recursive: true }) as string[])
    .filter((name) => /\.sql$|_journal\.json$/.test(name))
    .map((name) => join('db/migrations', name));
}

/** The files that `entries` import, directly or indirectly; packages are pinned by the lock file. */
function importedFiles(entries: readonly string[]): string[] {
  const found = new Set<string>(['package-lock.json']);
  const waiting = [...entries];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path) || !existsSync(path)) continue;
    found.add(path);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g))
      if (name?.startsWith('#src/')) waiting.push(name.replace('#src/', 'src/'));
      else if (name?.startsWith('.')) waiting.push(join(dirname(path), name));
  }
  return [...found];
}
