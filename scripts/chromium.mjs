// Finds a Chromium for the browser tests, or gets one: from the distribution as root, else from the package registry.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from './distribution.mjs';
import { root, say } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packaged = '@sparticuz/chromium@153.0.0';

/** Path of a Chromium that runs, or nothing when none can be had here. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named) && runs(named)) return named;
  return findProgram({ names, packageName: 'chromium', runs }) ?? (await fromRegistry());
}

/** A packed Chromium, kept beside the packages and out of the lock file: only few machines need it. */
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
  return runs(path) ? path : undefined;
}

function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
