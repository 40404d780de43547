/** `npm run cluster`: several processes behind one port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clusterParameters } from '../../scripts/prepare.mjs';
import { freePort } from '../support/free-port.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

let folder: string;
let database: TestDatabase;
let running: ChildProcess;
let origin: string;
let written = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  database = await openTestDatabase();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  running = spawn(process.execPath, clusterParameters, {
    env: {
      PATH,
      HOME,
      PORT: String(port),
      CLUSTER_PROCESSES: '2',
      METRICS_TOKEN: 'figures',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.stdout!.on('data', (part: Buffer) => (written += String(part)));
  await vi.waitFor(() => expect(written).toContain('Ready with 2 processes'), { timeout: 90_000, interval: 200 });
}, 100_000);
afterAll(async () => {
  running.kill('SIGKILL');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A connection of its own for each request: the next process takes it. */
const ask = (path: string) =>
  fetch(origin + path, { headers: { connection: 'close' } }).then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }));

/** The processes that answer: children of the first one, by Linux's /proc. */
const processes = () =>
  readFileSync(`/proc/${running.pid}/task/${running.pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The first process has no other children than those that answer. */
test('one port is served by as many processes as were asked for', async () => {
  expect(processes()).toHaveLength(2);
  // Each process is ready a moment after it listens.
  await expect.poll(async () => (await ask('/health/ready')).status).toBe(200);
});

test('the first pages are there before the first visitor, in three languages', async () => {
  const cachedPages = async () => {
    const figures = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer figures' } });
    return Number(/^portal_page_cache_pages (\d+)$/m.exec(await figures.text())?.[1]);
  };
  await expect.poll(cachedPages, { timeout: 60_000 }).toBe(18);
}, 70_000);

test('a change is seen by every process', async () => {
  for (let visit = 0; visit < 6; visit += 1) expect((await ask('/melur-ipoh')).text).not.toContain('Renamed For All');
  await database.pool.query("update hospitals set name = 'Renamed For All' where slug = 'melur-ipoh'");
  await database.pool.query("update area_versions set version = version + 1 where area = 'hospitals'");
  await expect
    .poll(async () => {
      const answers = [];
      for (let visit = 0; visit < 6; visit += 1) answers.push((await ask('/melur-ipoh')).text);
      return answers.every((text) => text.includes('Renamed For All'));
    })
    .toBe(true);
});

test('a process that is killed is replaced, and visitors are answered meanwhile', async () => {
  const [killed] = processes();
  process.kill(killed!, 'SIGKILL');
  await expect.poll(() => processes().includes(killed!)).toBe(false);
  for (let visit = 0; visit < 6; visit += 1) expect((await ask('/our-hospitals')).status).toBe(200);
  await expect.poll(() => processes().length, { timeout: 60_000 }).toBe(2);
  expect(written).toContain('a process of the cluster ended');
}, 90_000);

test('all processes end together, and orderly', async () => {
  const before = processes();
  const ended = new Promise<number | null>((done) => running.once('exit', done));
  running.kill('SIGTERM');
  expect(await ended).toBe(0);
  for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}, 60_000);
