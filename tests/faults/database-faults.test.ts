import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stock } from '#src/features/shop/orders/shop.fixture.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { startAppProcess, type AppProcess } from '#tests/support/app-process.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { cachedTemplate, copyTemplate } from '#tests/support/test-template.ts';

/** Longer than any request may take. */
const patienceMs = 15_000;
const buyersAtOnce = 8;

let dataDir: string;
let postgres: EmbeddedPostgres;
/** Every connection of the server goes through here. */
let line: TcpProxy;
let app: AppProcess;
let wares: { packageId: number; hospitalId: number };

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-faults-'));
  chmodSync(dataDir, 0o755);
  copyTemplate(cachedTemplate(), dataDir);
  postgres = await startEmbeddedPostgres({ dataDir, publicRoot: tmpdir(), settings: { max_connections: '60' } });
  await ask('create database faults template template_site', 'portal');
  const client = new pg.Client({ connectionString: addressOf('faults') });
  await client.connect();
  wares = await stock({ db: drizzle(client, { casing: 'snake_case' }) as never, clock: { now: () => new Date() } });
  await client.end();
  await ask(`update package_hospitals set monthly_capacity = 1000000 where package_id = ${wares.packageId}`);
  line = await startTcpProxy(Number(new URL(postgres.url).port));
  app = await startAppProcess({ DATABASE_URL: addressOf('faults', line.port) });
}, 120_000);

afterAll(async () => {
  await app?.end();
  await line?.close();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await ask('delete from rate_limits');
});

function addressOf(database: string, port?: number): string {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  if (port) url.port = String(port);
  return url.href;
}

/** Directly to the database, by a new connection each time, because the database may have been restarted. */
async function ask(statement: string, database = 'faults'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * By a connection of its own: one that was idle while the process was frozen is rightly closed, just when it might be
 * used again.
 */
function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string>), connection: 'close' };
  return fetch(`${app.origin}${path}`, { ...init, headers, signal: AbortSignal.timeout(patienceMs) });
}

async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const response = await send(path, init);
  await response.arrayBuffer();
  return response.status;
}

const call = (path: string, body: object, headers: Record<string, string> = {}): RequestInit & { path: string } => ({
  path: `/api/${path}`,
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-api-key': 'demo-web-key', ...headers },
});

/** A guest orders a package: one transaction with locks. */
async function order(): Promise<number> {
  const { path, ...init } = call('auth/token', { action: 'get_token' });
  const answer = await send(path, init);
  if (!answer.ok) return answer.status;
  const { token } = (await answer.json()) as { token: string };
  const { path: orders, ...sent } = call(
    'order/add',
    {
      buyer: { name: 'Aminah binti Yusof', email: 'aminah@example.test', phone: '0123456789' },
      terms_version: '2026-11-01',
      items: [{ healthpackage_id: wares.packageId, hospital_id: wares.hospitalId, cart_quantity: 1 }],
    },
    { authorization: `Bearer ${token}` },
  );
  return statusOf(orders, sent);
}

/** Guests order packages, and readers search doctors, until `fault` is over; returns the server's statuses. */
async function under(fault: () => Promise<void>): Promise<Set<number>> {
  const answers = new Set<number>();
  const load = { isOver: false };
  const buyers = Array.from({ length: buyersAtOnce }, async (_unused, index) => {
    while (!load.isOver)
      answers.add(index % 4 === 3 ? await statusOf(`/doctor?page=${Math.ceil(Math.random() * 9)}`) : await order());
  });
  try {
    await pause(500);
    await fault();
    await pause(500);
  } finally {
    load.isOver = true;
  }
  await Promise.all(buyers);
  return answers;
}

/** Served, 503, or over the address limit: nothing else, and never a broken connection. */
const allowed = new Set([200, 201, 429, 503]);
const others = (answers: Set<number>) => [...answers].filter((status) => !allowed.has(status));

async function untilHealed(): Promise<void> {
  await ask('delete from rate_limits');
  await expect.poll(() => statusOf('/doctor?page=2')).toBe(200);
  await expect.poll(order).toBe(200);
  expect(app.hasEnded()).toBe(false);
}

const endAllSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = 'faults' and pid <> pg_backend_pid() and application_name like 'portal%'`;

test('all database sessions are ended, again and again: requests fail with 503 at most, the process lives and heals', async () => {
  const answers = await under(async () => {
    for (let times = 0; times < 6; times += 1) {
      await ask(endAllSessions);
      await pause(250);
    }
  });
  expect(others(answers)).toEqual([]);
  await untilHealed();
});

test('the database is restarted: requests fail with 503 at most, the process lives and heals', async () => {
  const answers = await under(async () => {
    const before = postgres.pid();
    process.kill(before, 'SIGINT');
    await expect.poll(() => postgres.pid()).not.toBe(before);
  });
  expect(others(answers)).toEqual([]);
  await untilHealed();
});

test('the process is frozen until the database gave up its transactions: it lives and heals', async () => {
  const idle = `select pid from pg_stat_activity where datname = 'faults' and state like 'idle in transaction%'`;
  let abandoned = 0;
  const answers = await under(async () => {
    for (let tries = 0; tries < 200 && abandoned === 0; tries += 1) {
      app.child.kill('SIGSTOP');
      abandoned = (await ask(idle)).length;
      if (abandoned > 0) await expect.poll(() => ask(idle)).toEqual([]);
      app.child.kill('SIGCONT');
      await pause(20);
    }
  });
  expect(abandoned).toBeGreaterThan(0);
  expect(others(answers)).toEqual([]);
  await untilHealed();
});

test('the database is silent: every request ends, cached pages are shown, the rest is 503; the process heals', async () => {
  await statusOf('/our-hospitals');
  line.become('silent');
  const [cached, page, ordered, ready] = await Promise.all([
    fetch(`${app.origin}/our-hospitals`, { signal: AbortSignal.timeout(patienceMs) }),
    fetch(`${app.origin}/ms/doctor?doctor_name=tan`, { signal: AbortSignal.timeout(patienceMs) }),
    order(),
    fetch(`${app.origin}/health/ready`, { signal: AbortSignal.timeout(patienceMs) }),
  ]);
  expect([cached.status, page.status, page.headers.get('retry-after'), ordered]).toEqual([200, 503, '5', 503]);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', database: 'away' }]);
  line.become('passing');
  await untilHealed();
  expect(app.log.filter(({ status, level }) => status === 500 || Number(level) >= 50)).toEqual([]);
});

test('on SIGTERM readiness fails while the listener is still open, and the process ends though the database is silent', async () => {
  line.become('silent');
  const slow = statusOf('/zh/doctor?doctor_name=lim');
  await pause(200);
  const ended = new Promise((done) => app.child.once('exit', done));
  app.child.kill('SIGTERM');
  await expect.poll(() => statusOf('/health/ready')).toBe(503);
  expect(await (await fetch(`${app.origin}/health/live`)).json()).toEqual({ status: 'live' });
  expect(await slow).toBe(503);
  await ended;
});
