// `node scripts/trim-packages.mjs FOLDER`: removes from installed packages what only developers read (types, sources in
// TypeScript, which Node refuses to run from packages, and source maps, which it does not read). Licences stay.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const readByDevelopers = /\.(?:map|[cm]?tsx?|[cm]?ts\.flow)$/;

/**
 * Removes such files below the folder; returns how many.
 * @param {string} folder
 */
export function trimPackages(folder) {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && readByDevelopers.test(entry.name),
  );
  for (const { parentPath, name } of found) rmSync(join(parentPath, name));
  return found.length;
}

if (import.meta.main) process.stdout.write(`${trimPackages(process.argv[2] ?? 'node_modules')} files removed\n`);
