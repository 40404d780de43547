/** Traces, as a collector receives them from the built server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppProcess, type AppProcess } from '../support/app-process.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code: number };
}

const bodies: string[] = [];
const keys: (string | undefined)[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += String(part)));
  request.on('end', () => {
    if (request.url === '/v1/traces') {
      bodies.push(body);
      keys.push(request.headers['x-key'] as string | undefined);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
/** An outside service: the health library's sections. */
const library = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"data":[{"name":"Diabetes"}]}');
});
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const spans = (): Span[] => bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Span[]);
const valueOf = (span: Span, key: string) => {
  const found = span.attributes.find((one) => one.key === key)?.value;
  return found?.stringValue ?? found?.intValue;
};

let database: TestDatabase;
let app: AppProcess;
const identityNumber = '900101-14-5556';
beforeAll(async () => {
  await Promise.all([collector, library].map((one) => new Promise<void>((done) => one.listen(0, '127.0.0.1', done))));
  database = await openTestDatabase();
  app = await startAppProcess({
    DATABASE_URL: database.url,
    LIBRARY_URL: `${addressOf(library)}/admin`,
    OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector),
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b',
    OTEL_SERVICE_NAME: 'portal-test',
  });
  const ask = async (path: string, init?: RequestInit) => (await fetch(app.origin + path, init)).text();
  await ask(`/doctor?name=${identityNumber}&page=2`);
  await ask(`/${identityNumber}`);
  await ask(`/doctor/${identityNumber}`);
  await ask(`/search?keyword=${identityNumber}`);
  await ask(`/api/${identityNumber}`);
  await ask('/mccn/health-library');
  await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'demo-web-key' },
    body: JSON.stringify({ email: 'somebody-1983@example.test', password: identityNumber }),
  });
  // The end of the server sends what is left.
  await app.end('SIGTERM');
}, 180_000);
afterAll(async () => {
  await app.end();
  await database.close();
  collector.close();
  library.close();
});

test('a request is a span named by the pattern of its address', () => {
  const requests = spans().filter(({ kind }) => kind === 2);
  const names = requests.map(({ name }) => name);
  for (const name of ['GET /doctor', 'GET /search', 'GET /mccn/health-library', 'POST /api/auth/login'])
    expect(names).toContain(name);
  const list = requests.find(({ name }) => name === 'GET /doctor')!;
  expect(valueOf(list, 'http.response.status_code')).toBe('200');
  expect(list.parentSpanId).toBeUndefined();
  expect(BigInt(list.endTimeUnixNano) > BigInt(list.startTimeUnixNano)).toBe(true);
});

test('the queries of a request are spans below it, with the statement and without its values', () => {
  const all = spans();
  const request = all.find(({ name }) => name === 'POST /api/auth/login')!;
  const queries = all.filter((span) => span.parentSpanId === request.spanId && span.traceId === request.traceId);
  expect(queries.length).toBeGreaterThan(0);
  const texts = queries.map((span) => valueOf(span, 'db.query.text') ?? '');
  expect(texts.some((text) => text.includes('$1'))).toBe(true);
  expect(all.filter((span) => span.name.startsWith('database ') && !span.parentSpanId)).toEqual([]);
});

test('a call of an outside service is a span with its host and status', () => {
  const host = new URL(addressOf(library)).host;
  const call = spans().find((span) => valueOf(span, 'server.address') === host)!;
  expect(call.name).toBe(`GET ${host}`);
  expect(call.kind).toBe(3);
  expect(valueOf(call, 'http.response.status_code')).toBe('200');
});

test('no span names an address that was asked for, a query, a person or a value of a statement', () => {
  expect(spans().length).toBeGreaterThan(20);
  for (const secret of [identityNumber, '900101', '145556', 'somebody-1983', '?name=', 'keyword=', '/admin', 'a=b'])
    expect(bodies.join('\n')).not.toContain(secret);
});

test('what is sent carries the configured headers and the name of the installation, and is not traced itself', () => {
  expect(new Set(keys)).toEqual(new Set(['a=b']));
  expect(bodies[0]).toContain('"service.name","value":{"stringValue":"portal-test"}');
  const { host } = new URL(addressOf(collector));
  expect(bodies.join('\n')).not.toContain(host);
});
