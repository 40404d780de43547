/** deploy/nginx.conf and deploy/Caddyfile with TLS in front of two servers, of which one is ended. */
import { createServer, request as askHttp, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as askTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDebianProgram } from '../../scripts/debian-programs.mjs';
import { startExampleCaddy, startExampleNginx, type ExampleProxy } from '../support/example-proxy.ts';

const nginx = findDebianProgram({ names: ['nginx'], debianPackage: 'nginx', probe: ['-v'] });
const caddy = findDebianProgram({ names: ['caddy'], debianPackage: 'caddy', probe: ['version'] });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A server that says who it is and what it was asked, and counts forms. */
interface Stub {
  server: Server;
  port: number;
  forms: number;
  stop(): Promise<void>;
}

async function startStub(name: string): Promise<Stub> {
  const stub = { forms: 0 } as Stub;
  stub.server = createServer((request, response) => {
    if (request.method === 'POST') stub.forms += 1;
    request.resume().once('end', () => response.end(JSON.stringify({ name, headers: request.headers })));
  });
  await new Promise<void>((done) => stub.server.listen(0, '127.0.0.1', done));
  stub.port = (stub.server.address() as AddressInfo).port;
  stub.stop = () =>
    new Promise((done) => {
      stub.server.close(() => done());
      stub.server.closeAllConnections();
    });
  return stub;
}

const examples = [
  { name: 'nginx.conf', program: nginx, start: startExampleNginx },
  { name: 'Caddyfile', program: caddy, start: startExampleCaddy },
];

describe.each(examples)('deploy/$name', ({ program, start }) => {
  let stubs: [Stub, Stub];
  let proxy: ExampleProxy;
  beforeAll(async () => {
    if (!program) return;
    stubs = [await startStub('one'), await startStub('two')];
    proxy = await start(program, [stubs[0].port, stubs[1].port]);
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const stub of stubs ?? []) await stub.stop();
  });

  interface Sent {
    method?: string;
    headers?: Record<string, string>;
    isPlain?: boolean;
  }
  const ask = (path: string, { method = 'GET', headers = {}, isPlain = false }: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const where = { host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } };
      const sent = isPlain
        ? askHttp({ ...where, port: proxy.httpPort })
        : askTls({ ...where, port: proxy.tlsPort, ca: proxy.ca, servername: 'localhost', agent: false });
      sent.once('error', reject).once('response', (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += String(part)));
        answer.once('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }));
      });
      sent.end();
    });
  const asked = async (path: string, sent?: Sent) =>
    JSON.parse((await ask(path, sent)).text) as {
      name: string;
      headers: Record<string, string>;
    };

  test.skipIf(!program)('leads browsers to https, and refuses programs that send a key in clear', async () => {
    const led = await ask('/doctor?page=2', { isPlain: true });
    expect([led.status, led.headers.location]).toEqual([301, 'https://localhost/doctor?page=2']);
    const refused = await ask('/api/doctors/listing', { isPlain: true, headers: { 'x-api-key': 'key' } });
    expect([refused.status, refused.headers.location]).toEqual([403, undefined]);
  });

  test.skipIf(!program)('shows visitors nothing of operations, and every page', async () => {
    for (const path of ['/metrics', '/health/ready', '/health/jobs']) expect((await ask(path)).status, path).toBe(404);
    for (const path of ['/', '/health-package', '/health-check']) expect((await ask(path)).status, path).toBe(200);
  });

  test.skipIf(!program)('tells the servers one address, the one that it saw itself', async () => {
    const { headers } = await asked('/doctor', { headers: { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' } });
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['host']).toBe('localhost');
  });

  test.skipIf(!program)(
    'when a server ends, the other one answers every visitor, and no form is sent twice',
    async () => {
      const names = new Set<string>();
      for (let visit = 0; visit < 8; visit += 1) names.add((await asked('/doctor')).name);
      expect([...names].sort()).toEqual(['one', 'two']);
      await stubs[0].stop();
      for (let visit = 0; visit < 12; visit += 1) expect((await asked('/doctor')).name).toBe('two');
      const before = stubs[1].forms;
      const sent = { method: 'POST', headers: { 'content-length': '0' } };
      for (let form = 0; form < 4; form += 1) expect((await ask('/contact-us', sent)).status).toBe(200);
      expect(stubs[1].forms - before).toBe(4);
    },
  );
});

test.skipIf(!nginx)(
  'deploy/nginx.conf lets a form with files through, a larger one not, and recordings of half a gigabyte',
  async () => {
    const stub = await startStub('one');
    const proxy = await startExampleNginx(nginx!, [stub.port, stub.port]);
    /** The status before a byte of the body is sent; 0 where the proxy waits for the body. */
    const statusOf = (path: string, megabytes: number): Promise<number> =>
      new Promise((resolve) => {
        const headers = { host: 'localhost', 'content-length': String(megabytes * 1024 * 1024) };
        const sent = askTls({ host: '127.0.0.1', port: proxy.tlsPort, path, method: 'POST', headers, ca: proxy.ca });
        const waiting = setTimeout(() => {
          resolve(0);
          sent.destroy();
        }, 500);
        sent
          .once('error', () => undefined)
          .once('response', (answer) => {
            clearTimeout(waiting);
            resolve(answer.statusCode!);
            sent.destroy();
          });
        sent.flushHeaders();
      });
    try {
      expect([await statusOf('/contact-us', 53), await statusOf('/contact-us', 55)]).toEqual([0, 413]);
      const recording = '/ms/staff/content/7/recording/file';
      expect([await statusOf(recording, 500), await statusOf(recording, 502)]).toEqual([0, 413]);
    } finally {
      await proxy.stop();
      await stub.stop();
    }
  },
);
