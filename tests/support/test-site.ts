import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino, type Logger } from 'pino';
import type { App, Config } from '#src/platform/app.ts';
import { listenOn, type Listening } from '#src/server/listen.ts';
import { movableClock, type Clock, type MovableClock } from '#src/platform/clock.ts';
import { readMessages, type OpenedMessage } from '#src/platform/outbox/outbox.server.ts';
import { testDataFolder } from './test-data-folder.ts';
import { testSecretKey } from './test-secret-key.ts';
import { openTestDatabase, testConnectionMs, type TestDatabase } from './test-database.ts';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  // A test reads answers as a caller in any language would: by name, unchecked.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface TestSite {
  app: App;
  clock: MovableClock;
  /** Through the real server with the built pages; a path or a full address of the site. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The listener's handler. */
  fetch: Listening['fetch'];
  /** The listener's first handler. */
  answerEarly: Listening['answerEarly'];
  /** A call below /api/, with the demo key; `body` is sent as JSON, `headers` come last. */
  api(method: string, path: string, ...sent: [body?: unknown, headers?: Record<string, string>]): Promise<ApiAnswer>;
  /** Mail and SMS to that address or number, newest first. */
  outbox(recipient: string): Promise<OpenedMessage[]>;
  /** Listens on a free port of this machine, for behaviour that only a socket shows. Close it before the site. */
  listen(): Promise<{ port: number; close(): Promise<void> }>;
  /** A second server on the same database, as with several processes. Close it before the site. */
  beside(): Pick<TestSite, 'request' | 'close'>;
  close(): Promise<void>;
}

interface ServerBundle {
  createSite(parts: {
    databaseUrl: string;
    clock: Clock;
    logger: Logger;
    config: Config;
    worksInBackground: boolean;
    connectionTimeoutMillis: number;
  }): {
    app: App;
    close(): Promise<void>;
  } & Listening;
}

export const testOrigin = 'http://localhost:3000';

const testConfig: Omit<Config, 'filesFolder'> = {
  publicOrigin: testOrigin,
  apiKeys: ['demo-web-key'],
  isProduction: false,
  hasSimulators: true,
  secretKey: testSecretKey,
  mailFrom: 'care@example.test',
  social: {},
  // The machine of the tests may have a converter or none: a test that needs one names it.
  recordings: { maxBytes: 20 * 1024 * 1024 },
};

/** The site of a new group: reference data alone. */
export async function openEmptySite(changes: Partial<Config> = {}): Promise<TestSite> {
  return openSiteOn(await openTestDatabase('template_empty'), changes);
}

/** The same before an administrator has opened it to visitors. */
export async function openUnopenedSite(changes: Partial<Config> = {}): Promise<TestSite> {
  const database = await openTestDatabase('template_empty');
  await database.pool.query(`update settings set value = '{"isOpen": false}' where key = 'opening'`);
  return openSiteOn(database, changes);
}

/** The whole site on a database of its own, on Monday 23 November 2026 at nine in the morning, Malaysian time. */
export async function openTestSite(changes: Partial<Config> = {}): Promise<TestSite> {
  return openSiteOn(await openTestDatabase(), changes);
}

async function openSiteOn(database: TestDatabase, changes: Partial<Config>): Promise<TestSite> {
  const bundle = await loadServer();
  const filesFolder = await mkdtemp(join(testDataFolder(), 'portal-files-'));
  const clock = movableClock('2026-11-23T09:00:00+08:00');
  const start = () =>
    bundle.createSite({
      databaseUrl: database.url,
      clock,
      logger: complainingLogger(),
      config: { ...testConfig, filesFolder, ...changes },
      // Messages stay in the outbox, where the test reads them.
      worksInBackground: false,
      connectionTimeoutMillis: testConnectionMs,
    });
  const site = start();
  const requestTo =
    ({ fetch }: typeof site): TestSite['request'] =>
    async (path, init) =>
      fetch(new Request(new URL(path, testOrigin), init));
  const request = requestTo(site);
  return {
    app: site.app,
    clock,
    request,
    fetch: site.fetch,
    answerEarly: site.answerEarly,
    api: (method, path, ...[body, headers]) => callApi(request, { method, path, body, headers }),
    outbox: (recipient) => readMessages(site.app, { to: recipient, limit: 1000 }),
    listen: () => listenFreely(site),
    beside: () => {
      const other = start();
      return { request: requestTo(other), close: () => other.close() };
    },
    close: async () => {
      await site.close();
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

async function listenFreely(site: Listening) {
  const server = await listenOn({ PORT: 0, HOST: '127.0.0.1' }, site);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

async function callApi(
  request: TestSite['request'],
  call: { method: string; path: string; body: unknown; headers?: Record<string, string> | undefined },
): Promise<ApiAnswer> {
  const headers = new Headers({ 'x-api-key': 'demo-web-key', ...call.headers });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  const response = await request(`/api/${call.path}`, {
    method: call.method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

async function loadServer(): Promise<ServerBundle> {
  const path = resolve('build/server/index.js');
  if (!existsSync(path))
    throw new Error('The site is not built: run "npm run build" first ("npm test" does it by itself).');
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as ServerBundle;
}

/** Silent until an error is logged, which fails the test. */
function complainingLogger(): Logger {
  return pino({ level: 'error' }, { write: (line: string) => console.error(line) });
}
