import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { choosePurger } from './choose-purger.server.ts';

/** A cache that records its requests, and answers as configured. */
const purges: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answer = { status: 200, body: '' };
const cache = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += String(part)));
  request.on('end', () => {
    purges.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((done) => void cache.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => void cache.close(done)));
beforeEach(() => {
  purges.length = 0;
  answer = { status: 200, body: '' };
});

const noPaths = async () => [];

test('Varnish is told the tags in one request, each Varnish for itself', async () => {
  await choosePurger({ kind: 'varnish', addresses: [address, address] }, noPaths).purge(['doctors', 'settings']);
  expect(purges.map(({ method, url, headers }) => [method, url, headers['cache-tag']])).toEqual([
    ['PURGE', '/', 'doctors,settings'],
    ['PURGE', '/', 'doctors,settings'],
  ]);
});

test('a Varnish that refuses, or is not there, is a failure', async () => {
  answer = { status: 405, body: '' };
  const purge = (to: string) => choosePurger({ kind: 'varnish', addresses: [to] }, noPaths).purge(['doctors']);
  await expect(purge(address)).rejects.toThrow('Varnish answered 405 to a purge.');
  await expect(purge('http://127.0.0.1:9')).rejects.toThrow();
});

test('nginx is told every address that shows the tag, in each encoding; one that it does not hold is no failure', async () => {
  const paths = async (tags: readonly string[]) => (tags.includes('doctors') ? ['/doctor', '/ms/doctor'] : []);
  answer = { status: 404, body: '' };
  await choosePurger({ kind: 'nginx', addresses: [address] }, paths).purge(['doctors']);
  expect(purges.map(({ method, url, headers }) => `${method} ${url} ${headers['accept-encoding']}`).sort()).toEqual(
    ['/doctor', '/ms/doctor'].flatMap((path) => ['br', 'gzip', 'identity'].map((one) => `PURGE ${path} ${one}`)),
  );
  answer = { status: 403, body: '' };
  await expect(choosePurger({ kind: 'nginx', addresses: [address] }, paths).purge(['doctors'])).rejects.toThrow(
    'nginx answered 403 to a purge.',
  );
});

test('nginx drops every address for browsers before any for the other encodings', async () => {
  const paths = async () => Array.from({ length: 100 }, (_, index) => `/doctor/${index}`);
  await choosePurger({ kind: 'nginx', addresses: [address] }, paths).purge(['doctors']);
  expect(purges).toHaveLength(300);
  // At most 32 requests are under way at once: 69 have ended before the first of the next encoding is sent.
  const firstOf = (encoding: string) => purges.findIndex(({ headers }) => headers['accept-encoding'] === encoding);
  expect(firstOf('br')).toBe(0);
  expect(firstOf('gzip')).toBeGreaterThanOrEqual(69);
  expect(firstOf('identity')).toBeGreaterThanOrEqual(169);
});

test('Cloudflare is told thirty tags a call, with the token; an answer without success is a failure', async () => {
  const settings = {
    kind: 'cloudflare',
    apiUrl: `${address}/client/v4`,
    zoneId: 'zone-1',
    token: 'token-of-the-zone',
  } as const;
  answer = { status: 200, body: '{"success":true,"errors":[],"result":{"id":"1"}}' };
  const tags = Array.from({ length: 31 }, (_, index) => `tag-${index}`);
  await choosePurger(settings, noPaths).purge(tags);
  expect(purges.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
    ['POST', '/client/v4/zones/zone-1/purge_cache', 'Bearer token-of-the-zone'],
    ['POST', '/client/v4/zones/zone-1/purge_cache', 'Bearer token-of-the-zone'],
  ]);
  expect(purges.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length).sort()).toEqual([1, 30]);
  for (const body of ['{"success":false,"errors":[{"code":1012}]}', 'no JSON']) {
    answer = { status: 200, body };
    await expect(choosePurger(settings, noPaths).purge(['doctors'])).rejects.toThrow('Cloudflare answered 200');
  }
});
