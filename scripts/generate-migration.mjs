// `npm run db:generate -- --name=what-changes` writes the migration from the database to the table files.
// `npm run db:snapshot` records the table files after a migration that was written by hand.
// drizzle-kit is used here alone: it is fetched into a folder of its own on first use.
// Both keep the newest snapshot alone: drizzle-kit compares with that one, and each weighs 300 KB.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { drizzleKit, giveUp, installPackages, pinnedNode, root, run } from './prepare.mjs';

process.chdir(root);
installPackages();
const node = pinnedNode();
const program = drizzleKit();
const meta = join(root, 'db/migrations/meta');
const [command, ...parameters] = process.argv.slice(2);

if (command === 'snapshot') renewSnapshot();
else if (!run(node, [program, 'generate', ...process.argv.slice(2)]))
  giveUp('No migration was written; what is wrong is said above.');
const snapshots = snapshotFiles(meta);
for (const old of snapshots.slice(0, -1)) rmSync(join(meta, old));

/** Writes the snapshot of the present table files, under the number of the newest migration. */
function renewSnapshot() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-snapshot-'));
  const from = ['--dialect=postgresql', '--schema=./src/**/*.table.ts', '--casing=snake_case'];
  const out = `--out=${relative(root, folder)}`;
  if (!run(node, [program, 'generate', ...from, out, ...parameters]))
    giveUp('The table files could not be read; what is wrong is said above.');
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));
  const number = entries.at(-1).tag.split('_')[0];
  for (const old of snapshotFiles(meta)) rmSync(join(meta, old));
  cpSync(join(folder, 'meta', snapshotFiles(join(folder, 'meta'))[0]), join(meta, `${number}_snapshot.json`));
  rmSync(folder, { recursive: true });
}

function snapshotFiles(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
}
