// Finds a Chromium for the browser tests, or installs one: from the distribution as root, else from the package
// registry.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDebianProgram, runs } from './debian-programs.mjs';
import { root, say } from './prepare.mjs';

/** The shell without windows comes first: the browser tests take a third less time with it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Older distributions have no package of the shell. */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const probe = ['--version', '--no-sandbox'];
const packaged = '@sparticuz/chromium@153.0.0';

/** Path of a Chromium that runs; undefined when none is available here. */
export async function findChromium() {
  for (const debianPackage of debianPackages) {
    const installed = findDebianProgram({ names, debianPackage, own: process.env.CHROMIUM_PATH, probe });
    if (installed) return installed;
  }
  return fromRegistry();
}

/** A packaged Chromium, stored beside the packages and outside the lock file, because few machines need it. */
async function fromRegistry() {
  const folder = join(root, 'node_modules/.chromium');
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    say('Fetching a packed Chromium for the browser tests (once) ...');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', packaged], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  if (!existsSync(entry)) return undefined;
  const { default: chromium } = await import(pathToFileURL(entry).href);
  const path = await chromium.executablePath();
  return runs(path, probe) ? path : undefined;
}
