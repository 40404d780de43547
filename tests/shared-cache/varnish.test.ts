/**
 * Varnish in front of the server, configured by deploy/varnish.vcl: most visitors never reach the server, and a
 * change reaches all of them.
 */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { freePort, startAppProcess, type AppProcess } from '../support/app-process.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { canCompile, startVarnish, type Varnish } from '../support/varnish.ts';

const program = findDebianProgram({ names: ['varnishd'], debianPackage: 'varnish', probe: ['-V'] });
const isPossible = program !== undefined && canCompile();
const reason = isPossible ? '' : ' (not run: varnishd or gcc was not found and could not be installed)';

let database: TestDatabase;
let app: AppProcess;
let varnish: Varnish;
/** The connection of the purges, which can be cut. */
let purges: TcpProxy;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

beforeAll(async () => {
  if (!isPossible) return;
  database = await openTestDatabase();
  const port = await freePort();
  purges = await startTcpProxy(port);
  app = await startAppProcess({
    DATABASE_URL: database.url,
    SHARED_CACHE: 'varnish',
    SHARED_CACHE_URLS: `http://127.0.0.1:${purges.port}`,
    METRICS_TOKEN: 'figures',
    LOG_LEVEL: 'error',
  });
  varnish = await startVarnish(program!, { port, sitePort: Number(new URL(app.origin).port) });
});
afterAll(async () => {
  agent.destroy();
  await varnish?.stop();
  await app?.end('SIGTERM');
  await purges?.close();
  await database?.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function ask(
  path: string,
  { method = 'GET', headers = {}, from }: { method?: string; headers?: Record<string, string>; from?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(varnish.origin + path, {
      agent: from ? undefined : agent,
      method,
      headers,
      ...(from ? { localAddress: from } : {}),
    });
    asked.once('error', reject).once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    asked.end();
  });
}

/** The number of visitors' requests that the server itself has answered. */
async function reachedServer(): Promise<number> {
  // Cached pages are counted once a second.
  await pause(1_200);
  const answer = await fetch(`${app.origin}/metrics`, { headers: { authorization: 'Bearer figures' } });
  const lines = (await answer.text()).split('\n');
  const counted = lines.filter(
    (line) =>
      line.startsWith('portal_cached_answers_total{') ||
      (line.startsWith('portal_request_seconds_count{') && !line.includes('kind="other"')),
  );
  return counted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function nameGroup(groupName: string): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    await tx.execute(
      sql`update settings set value = jsonb_set(value, '{groupName}', to_jsonb(${groupName}::text)) where key = 'brand'`,
    );
    await invalidateTag(tx, 'settings');
  });
}

const shows = async (path: string, words: string) => (await ask(path)).text.includes(words);

describe(`Varnish before the server${reason}`, () => {
  test.skipIf(!isPossible)('99 of 100 requests of a mixed public load never reach the server', async () => {
    const map = (await ask('/sitemaps/care-1.xml')).text + (await ask('/sitemaps/pages-1.xml')).text;
    const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
    const pages = listed.filter((_, index) => index % Math.ceil(listed.length / 100) === 0);
    const assets = [...(await ask('/home')).text.matchAll(/"(\/assets\/[^"]+)"/g)]
      .map(([, path]) => path!)
      .slice(0, 10);
    const paths = [...pages, ...assets, '/', '/zh', '/doctor?languageSpoken=ms', '/our-hospitals?view=map'];
    expect(paths.length).toBeGreaterThan(80);
    const before = await reachedServer();
    const requests = 30_000;
    let next = 0;
    const failed: string[] = [];
    const missed = new Map<string, number>();
    const visitor = async () => {
      while (next < requests) {
        // Each address equally often, in an order without a pattern for a cache.
        const path = paths[(next++ * 7919) % paths.length]!;
        const cookies: Record<string, string> = next % 3 === 0 ? { cookie: `consent=${next}; seen=1` } : {};
        const { status, headers } = await ask(path, {
          headers: { 'accept-encoding': 'gzip, deflate, br', ...cookies },
        });
        if (status !== 200) failed.push(`${status} ${path}`);
        if (headers['x-cache'] !== 'hit') missed.set(path, (missed.get(path) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 32 }, visitor));
    expect(failed).toEqual([]);
    expect([...missed].filter(([, times]) => times > 40)).toEqual([]);
    expect((await reachedServer()) - before).toBeLessThanOrEqual(requests / 100);
  });

  test.skipIf(!isPossible)('a published change shows within two seconds, in every language', async () => {
    const paths = ['/our-hospitals', '/ms/our-hospitals', '/zh/doctor', '/'];
    for (const path of paths) await ask(path);
    expect((await ask('/our-hospitals')).headers['x-cache']).toBe('hit');
    await nameGroup('Cempaka Care');
    const published = performance.now();
    for (const path of paths) await expect.poll(() => shows(path, 'Cempaka Care'), { interval: 50 }).toBe(true);
    expect(performance.now() - published).toBeLessThan(2_000);
    await pause(2_000);
    for (const path of paths) expect(await shows(path, 'Cempaka Care'), path).toBe(true);
  });

  test.skipIf(!isPossible)('a purge that cannot be sent is sent later; until then the old page stands', async () => {
    await ask('/our-hospitals');
    purges.become('refusing');
    await nameGroup('Orkid Care');
    await pause(2_500);
    expect(await shows('/our-hospitals', 'Orkid Care')).toBe(false);
    purges.become('passing');
    await expect.poll(() => shows('/our-hospitals', 'Orkid Care'), { timeout: 30_000, interval: 100 }).toBe(true);
  });

  test.skipIf(!isPossible)('what is somebody’s own is never kept, and no kept page carries a cookie', async () => {
    for (const path of ['/login', '/profile', '/staff/sign-in', '/cart', '/health-check', '/ms/register']) {
      const headers = { cookie: 'seen=1' };
      const answers = [await ask(path, { headers }), await ask(path, { headers }), await ask(path, { headers })];
      expect(
        answers.map((answer) => answer.headers['x-cache']),
        path,
      ).toEqual(['miss', 'miss', 'miss']);
    }
    await ask('/home');
    const cached = await ask('/home', { headers: { cookie: '__Host-session=somebody' } });
    expect([cached.headers['x-cache'], cached.headers['set-cookie']]).toEqual(['hit', undefined]);
    expect(cached.headers).not.toHaveProperty('cache-tag');
    expect((await ask('/', { headers: { cookie: 'selectedLanguage=zh' } })).headers.location).toBe('/zh');
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/metrics')).status).toBe(404);
  });

  test.skipIf(!isPossible)('nobody but a server drops pages, and by names of areas alone', async () => {
    const purge = (tags: string, from = '127.0.0.1') =>
      ask('/', { method: 'PURGE', headers: { 'cache-tag': tags }, from }).then(({ status }) => status);
    expect(await purge('doctors', '127.0.0.2')).toBe(405);
    expect(await purge('doctors,hospitals')).toBe(200);
    for (const bad of ['', '.*', 'a b', 'doctors|x', 'doctors,']) expect(await purge(bad), bad).toBe(400);
  });
});
