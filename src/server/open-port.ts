/** Opens the port of the site with several sockets, so that a busy process still takes new connections. */
import cluster from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';

interface Place {
  port: number;
  host: string;
}

/**
 * So many sockets listen on the port: Node takes one connection from each of them in a turn of its loop. With one
 * socket, a process that renders takes fewer connections than come, and the system drops those that wait, whatever
 * they ask for. Only Linux spreads connections over the sockets of a port.
 */
const socketsOfPort = process.platform === 'linux' ? 16 : 1;

/** Opens the port; connections of all sockets are the server's, and all sockets close with it. */
export async function openPort(server: HttpServer, place: Place): Promise<void> {
  if (socketsOfPort === 1) return opened(server, place);
  // The processes of a cluster share the port that the first process has found free.
  if (cluster.isPrimary) await freePort(place);
  await opened(server, { ...place, reusePort: true });
  const { port } = server.address() as AddressInfo;
  const others = Array.from({ length: socketsOfPort - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => opened(other, { ...place, port, reusePort: true })));
  closeTogether(server, others);
}

/**
 * Rejects when another program listens on the port: a socket that shares its port would get a part of that program's
 * connections. Resolves with the port's number.
 */
export async function freePort(place: Place): Promise<number> {
  const probe = createServer();
  await opened(probe, place);
  const { port } = probe.address() as AddressInfo;
  await closed(probe);
  return port;
}

/** The server counts as closed when the connections of all its sockets have ended. */
function closeTogether(server: HttpServer, others: readonly Server[]): void {
  const closeFirst = server.close.bind(server);
  server.close = (done) => {
    const all = others.map(closed);
    return closeFirst((error) => void Promise.all(all).then(() => done?.(error)));
  };
}

function opened(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', refuse).listen(options, () => {
      server.off('error', refuse);
      done();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => void server.close(() => done()));
}
