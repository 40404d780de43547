import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenOn } from './listen.ts';
import { freePort, openPort } from './open-port.ts';

const host = '127.0.0.1';
const sockets: Socket[] = [];
let server: Server;
beforeEach(() => {
  server = createServer((_incoming, outgoing) => void outgoing.end('answered'));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const portOf = (opened: Server) => (opened.address() as AddressInfo).port;
const opens = () =>
  new Promise<Socket>((done) => {
    const socket = connect(portOf(server), host);
    sockets.push(socket.on('error', () => undefined).once('connect', () => done(socket)));
  });
const turn = () => new Promise((done) => setImmediate(done));

test.runIf(process.platform === 'linux')(
  'many new connections are taken in a few turns of the loop, so that a busy process loses none',
  async () => {
    await openPort(server, { port: 0, host });
    let taken = 0;
    server.on('connection', () => (taken += 1));
    const all = Promise.all(Array.from({ length: 160 }, opens));
    let turns = 0;
    // oxlint-disable-next-line no-unmodified-loop-condition -- raised by each connection
    for (; taken < 160 && turns < 1_000; turns += 1) await turn();
    await all;
    expect(taken).toBe(160);
    // One socket takes one connection in a turn: 160 turns and more.
    expect(turns).toBeLessThan(80);
  },
);

test('every connection is answered by the server, whichever socket took it', async () => {
  await openPort(server, { port: 0, host });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      fetch(`http://${host}:${portOf(server)}/`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 40 }, () => 'answered'));
});

test('the server is closed when the last connection of any socket has ended, and takes no more', async () => {
  await openPort(server, { port: 0, host });
  const port = portOf(server);
  const open = await Promise.all(Array.from({ length: 40 }, opens));
  // Half a request keeps a connection from being idle.
  for (const socket of open) socket.write('GET / HTTP/1.1\r\n');
  await new Promise((done) => setTimeout(done, 50));
  let isClosed = false;
  server.close(() => (isClosed = true));
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  expect(isClosed).toBe(false);
  for (const socket of open) socket.destroy();
  await expect.poll(() => isClosed).toBe(true);
});

test('a port on which another server of ours listens is not shared with it', async () => {
  await openPort(server, { port: 0, host });
  const port = portOf(server);
  await expect(freePort({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const site = { fetch: () => new Response('second'), answerEarly: () => false };
  await expect(listenOn({ PORT: port, HOST: host }, site)).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or name another port, such as PORT=${port + 1}.`,
  );
});
