/**
 * Cached pages are answered at the socket. Such an answer equals the answer of the ordinary handlers, header by
 * header and byte by byte.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { listenOn, type Listening } from '../listen.ts';

let site: TestSite;
let cookie: string;
/** The same site twice: as it is served, and without the answers at the socket. */
const ports = { served: 0, ordinary: 0 };
const closing: (() => void)[] = [];
/** Whether the last request to the served site was answered at the socket. */
let wasAtSocket = false;

beforeAll(async () => {
  site = await openTestSite();
  cookie = (await signedInPatient(site.app)).cookie;
  ports.ordinary = await listen({ fetch: site.fetch, answerEarly: () => false });
  ports.served = await listen({
    fetch: site.fetch,
    answerEarly: (incoming, outgoing) => (wasAtSocket = site.answerEarly(incoming, outgoing)),
  });
});
afterAll(async () => {
  for (const close of closing) close();
  await site.close();
});

async function listen(listening: Listening): Promise<number> {
  const server = await listenOn({ PORT: 0, HOST: '127.0.0.1' }, listening);
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

interface Sent {
  method?: string;
  target: string;
  /** Sent unchanged, duplicates included. */
  headers?: readonly string[];
  version?: string;
  body?: string;
}

interface Received {
  status: string;
  headers: string[];
  body: string;
}

const host = 'Host: localhost:3000';
const brotli = 'Accept-Encoding: gzip, deflate, br, zstd';

async function send(
  port: number,
  { method = 'GET', target, headers = [host, brotli], version = '1.1', body = '' }: Sent,
) {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(
    [`${method} ${target} HTTP/${version}`, ...headers, 'Connection: close', '', ''].join('\r\n') + body,
    'latin1',
  );
  await once(socket, 'close');
  return read(Buffer.concat(parts).toString('latin1'));
}

/** Removes what differs from one request to the next: the date and the request's own id. */
function read(answer: string): Received {
  const end = answer.indexOf('\r\n\r\n');
  const [status = '', ...headers] = answer.slice(0, end).split('\r\n');
  const lines = headers.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return {
    status,
    headers: lines.filter((line) => !/^(?:date|x-request-id): /.test(line)).sort(),
    body: answer.slice(end + 4),
  };
}

/** Requests the page twice through the ordinary handlers, so that it is cached and was sent before; then both ways. */
async function bothWays(sent: Sent) {
  await send(ports.ordinary, sent);
  const ordinary = await send(ports.ordinary, sent);
  wasAtSocket = false;
  const served = await send(ports.served, sent);
  return { ordinary, served, wasAtSocket };
}

test.each([
  '/',
  '/home',
  '/ms',
  '/zh/home',
  '/doctor',
  '/ms/doctor?languageSpoken=ms',
  '/our-hospitals?view=map&location=Perak',
  '/melur-ipoh',
  '/melur-ipoh/our-services',
  '/speciality-centre',
  '/health-package',
  '/articles',
  '/faq',
  '/innovationcampaign',
  '/doctor?utm_source=letter&gclid=1',
  "/doctor?doctor_name=O'Neill%20%26+Sons",
  '/doctor?doctor_name=%E4%BD%A0',
])('%s is the same at the socket, in every encoding', async (target) => {
  for (const encoding of [brotli, 'Accept-Encoding: gzip', 'Accept: text/html']) {
    const { ordinary, served, wasAtSocket: isFast } = await bothWays({ target, headers: [host, encoding] });
    expect(ordinary.status).toBe('HTTP/1.1 200 OK');
    expect(served).toEqual(ordinary);
    expect(isFast, `${target} ${encoding}`).toBe(true);
  }
});

test('the visitor makes no difference to a cached page', async () => {
  for (const line of [
    `Cookie: ${cookie}; selectedLanguage=ms`,
    'Authorization: Bearer someone',
    'Range: bytes=0-99',
    'X-Forwarded-Proto: http',
    'Sec-Fetch-Dest: iframe',
    'Origin: https://elsewhere.example',
  ]) {
    const {
      ordinary,
      served,
      wasAtSocket: isFast,
    } = await bothWays({ target: '/doctor', headers: [host, brotli, line] });
    expect(ordinary.status, line).toBe('HTTP/1.1 200 OK');
    expect(served, line).toEqual(ordinary);
    expect(isFast, line).toBe(true);
  }
});

test('whoever has the page is told so at the socket too', async () => {
  const { headers } = await send(ports.ordinary, { target: '/doctor' });
  const etag = headers.find((line) => line.startsWith('etag: '))!.slice('etag: '.length);
  for (const [condition, status] of [
    [etag, 'HTTP/1.1 304 Not Modified'],
    [`W/${etag}`, 'HTTP/1.1 304 Not Modified'],
    [`"another", ${etag}`, 'HTTP/1.1 304 Not Modified'],
    ['"another"', 'HTTP/1.1 200 OK'],
  ]) {
    const sent = { target: '/doctor', headers: [host, brotli, `If-None-Match: ${condition}`] };
    const { ordinary, served, wasAtSocket: isFast } = await bothWays(sent);
    expect([ordinary.status, isFast]).toEqual([status, true]);
    expect(served).toEqual(ordinary);
  }
});

test('HEAD is told what GET would bring, without the page', async () => {
  const got = await send(ports.ordinary, { target: '/doctor' });
  const { ordinary, served, wasAtSocket: isFast } = await bothWays({ method: 'HEAD', target: '/doctor' });
  expect(isFast).toBe(true);
  expect(served).toEqual(ordinary);
  expect(served).toEqual({ ...got, body: '' });
});

test.each<[string, string, Sent]>([
  ['the chosen language on /', '302 Found', { target: '/', headers: [host, brotli, 'Cookie: selectedLanguage=ms'] }],
  ['a path in another spelling', '301 Moved Permanently', { target: '/%64octor' }],
  ['a path with a slash at its end', '301 Moved Permanently', { target: '/doctor/' }],
  ['a path in capitals', '301 Moved Permanently', { target: '/DOCTOR' }],
  ['two slashes', '301 Moved Permanently', { target: '//doctor' }],
  ['a dot segment', '200 OK', { target: '/x/../doctor' }],
  ['a query that is no text', '400 Bad Request', { target: '/doctor?doctor_name=%00' }],
  ['a query that is no UTF-8', '400 Bad Request', { target: '/doctor?utm_source=%ff' }],
  ['two Host headers', '400 Bad Request', { target: '/doctor', headers: [host, 'Host: evil.example', brotli] }],
  ['the same Host twice', '400 Bad Request', { target: '/doctor', headers: [host, host, brotli] }],
  ['a Host that is none', '400 Bad Request', { target: '/doctor', headers: ['Host: a b/c@d', brotli] }],
  ['no Host', '400 Bad Request', { target: '/doctor', headers: [brotli] }],
  ['a fragment', '200 OK', { target: '/doctor?utm_source=1#top' }],
  ['the whole address', '200 OK', { target: 'http://localhost:3000/doctor' }],
  ['the older protocol', '200 OK', { target: '/doctor', version: '1.0' }],
  ['the data of a page', '200 OK', { target: '/doctor.data' }],
  ['a file that is not there', '404 Not Found', { target: '/doctor.php' }],
  ['a page that is not there', '404 Not Found', { target: '/nowhere-at-all' }],
  ['a private page', '302 Found', { target: '/profile' }],
  ['another method', '403 Forbidden', { method: 'PUT', target: '/doctor' }],
])('%s goes the ordinary way', async (_what, status, sent) => {
  const { ordinary, served, wasAtSocket: isFast } = await bothWays(sent);
  expect([served.status, isFast]).toEqual([`HTTP/1.1 ${status}`, false]);
  expect(ordinary.status).toBe(served.status);
});

test('a Host of somebody else changes nothing in the page', async () => {
  const {
    ordinary,
    served,
    wasAtSocket: isFast,
  } = await bothWays({
    target: '/doctor',
    headers: ['Host: evil.example', brotli],
  });
  expect([ordinary.status, isFast]).toEqual(['HTTP/1.1 200 OK', true]);
  expect(served).toEqual(ordinary);
  expect(served).toEqual(await send(ports.ordinary, { target: '/doctor' }));
});

test('a GET that brings a body is not answered before its body is read', async () => {
  const headers = [host, brotli, 'Content-Length: 4'];
  const { ordinary, served, wasAtSocket: isFast } = await bothWays({ target: '/doctor', headers, body: 'a=b&' });
  expect(isFast).toBe(false);
  expect(served.status).toBe(ordinary.status);
});

test('every answer has an id: its own, or the one that a proxy gave', async () => {
  const ask = async (...headers: string[]) =>
    (
      await fetch(`http://127.0.0.1:${ports.served}/doctor`, {
        headers: headers[0] ? { 'x-request-id': headers[0] } : {},
      })
    ).headers.get('x-request-id');
  await bothWays({ target: '/doctor' });
  expect(await ask('from-the-proxy-17')).toBe('from-the-proxy-17');
  expect(await ask('not ours; at all')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await ask()).not.toBe(await ask());
});

test('a published change shows at the socket at once', async () => {
  const text = async () => (await send(ports.served, { target: '/melur-ipoh', headers: [host] })).body;
  await bothWays({ target: '/melur-ipoh', headers: [host] });
  expect(await text()).not.toContain('Hospital Renamed At The Socket');
  await inTransaction(site.app.db, async (tx) => {
    await tx.execute(sql`update hospitals set name = 'Hospital Renamed At The Socket' where slug = 'melur-ipoh'`);
    await invalidateTag(tx, 'hospitals');
  });
  await expect.poll(text).toContain('Hospital Renamed At The Socket');
});

test('a visitor who comes as the minute turns does not wait for the rendering', async () => {
  await bothWays({ target: '/our-hospitals' });
  site.clock.advance(70_000);
  wasAtSocket = false;
  await send(ports.served, { target: '/our-hospitals' });
  expect(wasAtSocket).toBe(true);
  // A page older than three minutes is not sent again: the visitor gets a new rendering.
  site.clock.advance(10 * 60_000);
  await send(ports.served, { target: '/our-hospitals' });
  expect(wasAtSocket).toBe(false);
});
