import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenOn } from './listen.ts';

let port: number;
let stop: () => Promise<unknown>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const site = { fetch: async (request: Request) => new Response(await request.text()), answerEarly: () => false };
  const server = await listenOn({ PORT: 0, HOST: '127.0.0.1' }, site);
  port = (server.address() as AddressInfo).port;
  stop = () => new Promise((done) => server.close(done));
});
afterEach(async () => {
  vi.useRealTimers();
  await stop();
});

/** Sends the head of a request and the beginning of its body. */
async function begin(path: string): Promise<{ socket: Socket; isClosed: () => boolean; answer: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let isClosed = false;
  socket.on('data', (part) => (answer += part));
  socket.on('close', () => (isClosed = true));
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a.test\r\nconnection: close\r\ncontent-length: 10\r\n\r\nhalf`);
  await arrived();
  return { socket, isClosed: () => isClosed, answer: () => answer };
}

/** Until the server has read what was sent: `setImmediate` is not replaced. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
}

const recording = '/ms/staff/content/12/recording/file';

test('a connection whose body has not arrived after thirty seconds is ended, whatever it sends meanwhile', async () => {
  const { socket, isClosed } = await begin('/contact-us');
  vi.advanceTimersByTime(29_000);
  socket.write('1');
  await arrived();
  expect(isClosed()).toBe(false);
  vi.advanceTimersByTime(1_000);
  await vi.waitUntil(isClosed);
});

test('a recording may take minutes, and its connection is ended after thirty seconds of silence', async () => {
  const { socket, isClosed } = await begin(recording);
  for (let part = 0; part < 5; part += 1) {
    vi.advanceTimersByTime(29_000);
    socket.write('1');
    await arrived();
  }
  expect(isClosed()).toBe(false);
  vi.advanceTimersByTime(30_000);
  await vi.waitUntil(isClosed);
});

test('a body that has arrived keeps nothing waiting', async () => {
  const { socket, answer } = await begin('/contact-us');
  socket.write('-whole');
  await vi.waitUntil(() => answer().endsWith('half-whole'));
  expect(vi.getTimerCount()).toBe(0);
});
