import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverParameters } from '../../scripts/prepare.mjs';
import { testDataFolder } from './test-data-folder.ts';

const patienceMs = 60_000;

/** The built server as `npm start` runs it, on a free port, with a database of its own that is deleted afterwards. */
export default async function startBrowserSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(testDataFolder(), 'portal-browser-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const { NODE_ENV: _ignored, DATABASE_URL: _other, ...environment } = process.env;
  mkdirSync('test-results', { recursive: true });
  const server = spawn(process.execPath, serverParameters, {
    env: { ...environment, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    // The log says why a page that a test expected could not be shown.
    stdio: ['ignore', openSync('test-results/browser-site.log', 'w'), 'inherit'],
  });
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_ORIGIN = `http://localhost:${port}`;
  await untilItAnswers(server, `${process.env.E2E_ORIGIN}/`);
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill('SIGTERM');
  throw new Error(`The site did not answer at ${url}.`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
