// `npm run sbom`: writes the packages of a production install (npm ci --omit=dev), from the lock file, as CycloneDX
// JSON into build/sbom.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, say } from './prepare.mjs';

const { status, stdout } = spawnSync(
  process.platform === 'win32' ? 'npm.cmd' : 'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) giveUp('The list of packages could not be made: is the lock file whole?');
const bill = JSON.parse(stdout);

// The lock file says which packages are of development alone. `npm sbom --omit=dev` leaves out others too, such as
// React.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const ofServer = new Set(
  Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`),
);
const purlStart = 'pkg:npm/';
bill.components = bill.components.filter(({ purl }) => ofServer.has(decodeURIComponent(purl).slice(purlStart.length)));
const kept = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]);
bill.dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => kept.has(ref)) }));
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/sbom.json'), `${JSON.stringify(bill, null, 2)}\n`);
say(`${bill.components.length} packages written to build/sbom.json`);
