import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

// Edits are made in a copy, because other tests read the sources.
const copied = ['src', 'messages', 'project.inlang', 'db', 'scripts', 'public', 'package.json', 'tsconfig.json'];
let folder: string;
let database: TestDatabase;
let server: ChildProcess;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-development-'));
  for (const name of [...copied, 'vite.config.ts', 'react-router.config.ts'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  database = await openTestDatabase();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const { NODE_ENV: _test, VITEST: _vitest, ...environment } = process.env;
  server = spawn(process.execPath, ['scripts/dev-server.mjs'], {
    cwd: folder,
    env: {
      ...environment,
      PORT: String(port),
      DATABASE_URL: database.url,
      FILES_DIR: join(folder, 'files'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(async () => expect(await pageAt('/doctor')).toContain('Find a doctor'), {
    timeout: 230_000,
    interval: 500,
  });
}, 240_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const pageAt = (path: string) => fetch(origin + path).then((answer) => answer.text(), String);

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** What is replaced in a file, and what the page shows by it. */
type Edit = readonly [file: string, from: string, to: string, shown: string];

/**
 * Edits a file until an edit is on the page within `most` milliseconds, eight times at most, because other tests share
 * the processor. Returns the milliseconds of the fastest.
 */
async function fastestEdit(path: string, most: number, editOf: (number: number) => Edit): Promise<number> {
  let fastest = Infinity;
  for (let number = 1; number <= 8 && fastest >= most; number += 1) {
    const [file, from, to, shown] = editOf(number);
    const begun = performance.now();
    edit(file, from, to);
    await expect.poll(() => pageAt(path), { timeout: 90_000, interval: 50 }).toContain(shown);
    fastest = Math.min(fastest, performance.now() - begun);
  }
  return fastest;
}

const component = (number: number): Edit => [
  'src/design/frame/page.tsx',
  number === 1 ? '<h1' : `<i>component, edit ${number - 1}</i><h1`,
  `<i>component, edit ${number}</i><h1`,
  `component, edit ${number}`,
];
const health = (number: number): Edit => [
  'src/server/operations/health.ts',
  number === 1 ? "'live' }" : `'server, edit ${number - 1}' }`,
  `'server, edit ${number}' }`,
  `server, edit ${number}`,
];

test('an edited component is on the next page within two seconds, server code within five, without a restart', async () => {
  expect(await fastestEdit('/doctor', 2_000, component)).toBeLessThan(2_000);
  edit('messages/en/design.json', '"design_tab_corporate": "Corporate"', '"design_tab_corporate": "Edited word"');
  await expect.poll(() => pageAt('/doctor'), { timeout: 90_000, interval: 200 }).toContain('Edited word');
  expect(await fastestEdit('/health/live', 5_000, health)).toBeLessThan(5_000);
  expect(await pageAt('/doctor')).toContain('/@id/__x00__virtual:react-router/inject-hmr-runtime');
}, 300_000);
