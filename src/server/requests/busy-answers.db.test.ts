/** A process that has more to do than it can: who is refused, how, and who is not. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#tests/support/test-database.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listenOn } from '../listen.ts';

let site: TestSite;
let other: pg.Client;
let port: number;
let stop: () => void;
/** Whether the last request was answered before a Request was built. */
let wasEarly = false;

beforeAll(async () => {
  site = await openTestSite();
  other = new pg.Client({ connectionString: addressOf(site.app.pool) });
  await other.connect();
  const server = await listenOn(
    { PORT: 0, HOST: '127.0.0.1' },
    { fetch: site.fetch, answerEarly: (incoming, outgoing) => (wasEarly = site.answerEarly(incoming, outgoing)) },
  );
  port = (server.address() as AddressInfo).port;
  stop = () => server.close();
  for (const path of ['/doctor', '/our-hospitals']) await (await site.request(path)).text();
});
afterEach(async () => {
  await other.query('rollback');
  await Promise.all(waiting.splice(0));
});
afterAll(async () => {
  stop();
  await other.end();
  await site.close();
});

const waiting: Promise<unknown>[] = [];
/** Each list is asked for once: the next time it would come from the cache. */
let lists = 0;

/** Lists that nobody has asked for yet, which wait for a locked table: six at once, and thirty behind them. */
async function fillTheProcess(): Promise<void> {
  await other.query('begin; lock table doctors in access exclusive mode');
  for (let count = 0; count < 36; count += 1) {
    lists += 1;
    waiting.push(Promise.resolve(site.request(`/doctor?doctor_name=place-${lists}`)).then((answer) => answer.text()));
  }
  await new Promise((done) => setImmediate(done));
}

async function askAtSocket(target: string) {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`);
  wasEarly = false;
  await once(socket, 'close');
  const answer = Buffer.concat(parts).toString('utf8');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const lines = head.split('\r\n').filter((line) => !/^(?:date|x-request-id|connection|keep-alive): /i.test(line));
  return { status: Number(lines[0]!.split(' ')[1]), headers: lines.slice(1).sort(), body, wasEarly };
}

test('a page that would have to be rendered is refused in its language, with whom to call', async () => {
  await fillTheProcess();
  const answer = await site.request('/ms/doctor?doctor_name=place-300');
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const html = await answer.text();
  expect(html).toContain('<html lang="ms');
  expect(html).toContain('Laman web ini sangat sibuk sekarang');
  expect(html).toContain('Cuba lagi');
  expect(html).toContain('href="tel:');
});

test('the next one is refused at the socket, with the same headers and bytes', async () => {
  await fillTheProcess();
  const ordinary = await askAtSocket('/zh/doctor?doctor_name=place-300');
  const early = await askAtSocket('/zh/doctor?doctor_name=place-301');
  expect([ordinary.status, ordinary.wasEarly, early.status, early.wasEarly]).toEqual([503, false, 503, true]);
  expect(early.headers).toEqual(ordinary.headers);
  expect(early.body).toBe(ordinary.body);
  expect(early.headers.some((line) => /^strict-transport|^x-frame-options: DENY/i.test(line))).toBe(true);
});

test('a page that is kept, a step of a booking, a sign-in and a private page are answered', async () => {
  await fillTheProcess();
  const statuses: Record<string, number> = {};
  for (const path of ['/our-hospitals', '/login', '/cart', '/profile'])
    statuses[path] = (await site.request(path)).status;
  expect(statuses).toEqual({ '/our-hospitals': 200, '/login': 200, '/cart': 200, '/profile': 302 });
});

test('what is no page is never refused at the socket as one', async () => {
  await fillTheProcess();
  await askAtSocket('/doctor?doctor_name=place-400');
  expect((await askAtSocket('/doctor?doctor_name=place-401')).wasEarly).toBe(true);
  for (const path of ['/api/appointment/timeslot?doctor_id=1&date=2026-11-24', '/payment/return', '/robots.txt'])
    expect((await askAtSocket(path)).wasEarly, path).toBe(false);
});

test('an old copy of a page is sent in place of a refusal', async () => {
  await (await site.request('/doctor?gender=female')).text();
  site.clock.advance(10 * 60_000);
  await fillTheProcess();
  const answer = await site.request('/doctor?gender=female');
  expect(answer.status).toBe(200);
});

test('a call of the API for everyone is refused in its envelope, one of a booking is not', async () => {
  await fillTheProcess();
  const list = await site.api('GET', 'lists/hospital');
  expect([list.status, list.headers.get('retry-after'), list.body.code, list.body.status]).toEqual([
    503,
    '5',
    'busy',
    false,
  ]);
  expect((await site.api('GET', 'waiting_list/individual')).body.code).not.toBe('busy');
});

test('who comes after the crowd is answered', async () => {
  await fillTheProcess();
  await other.query('rollback');
  await Promise.all(waiting.splice(0));
  expect((await site.request('/doctor?near=after')).status).toBe(200);
});
