/** An attacker's machine: it accepts all traffic by TCP and UDP, and stores every byte. */
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';

export interface HostileHost {
  origin: string;
  /** Port for ICE servers. */
  port: number;
  /** Everything received, as text. */
  received(): string;
  /** First lines of the received HTTP requests. */
  requests(): string[];
  close(): Promise<void>;
}

export async function openHostileHost(): Promise<HostileHost> {
  const parts: Buffer[] = [];
  const keep = (part: Buffer) => void parts.push(part);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      keep(part);
      socket.end(
        'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-type: text/html\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4', keep);
  await new Promise<void>((done) => datagrams.bind(port, '127.0.0.1', done));
  const received = () => Buffer.concat(parts).toString('latin1');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    received,
    requests: () => [...received().matchAll(/^[A-Z]+ (\/\S*) HTTP\/1\.1/gm)].map(([, path]) => path!),
    async close() {
      await new Promise<void>((done) => datagrams.close(done));
      server.close();
    },
  };
}
