import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The state of a connection: as usual; open but without a byte in either direction, as when a cable is cut; or
 * refused.
 */
type Line = 'passing' | 'silent' | 'refusing';

export interface TcpProxy {
  port: number;
  become(line: Line): void;
  /** Ends all connections; new ones lead to another port, as an address that moves to another machine. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** A proxy to `targetPort` on this machine that can be broken. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  let line: Line = 'passing';
  let goal = targetPort;
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((visitor) => {
    visitor.on('error', () => undefined);
    if (line === 'refusing') return void visitor.destroy();
    const target = connect(goal, '127.0.0.1');
    const pair: [Socket, Socket] = [visitor, target];
    pairs.add(pair);
    for (const [from, to] of [pair, [target, visitor] as const]) {
      from.on('data', (bytes: Buffer) => line === 'passing' && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        // On a silent connection neither end learns that the other has gone.
        if (line !== 'silent') to.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => [...pairs].flat().forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      line = next;
      if (next === 'refusing') cut();
    },
    leadTo(next) {
      goal = next;
      cut();
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
