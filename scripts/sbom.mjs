// `npm run sbom`: writes the packages of the running server, from the lock file, as CycloneDX JSON into
// build/sbom.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, say } from './prepare.mjs';

const { status, stdout } = spawnSync(
  process.platform === 'win32' ? 'npm.cmd' : 'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) giveUp('The list of packages could not be made: is the lock file whole?');
const bill = JSON.parse(stdout);
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
say(`${bill.components.length} packages written to build/sbom.json`);
