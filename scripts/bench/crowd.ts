/**
 * The clients of the benchmark: read a page again and again, alone and then while many sign in, and print each
 * duration (ms).
 */
import { request } from 'node:http';
import { timeOf } from './timing.ts';

const [port, crowd, password] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]!];
const rounds = 1_000;

const read = () => timeOf(() => send({ path: '/doctor?sortBy=name', address: '127.0.0.1' }));
for (let warm = 0; warm < 200; warm += 1) await read();
const idle: number[] = [];
for (let count = 0; count < rounds; count += 1) idle.push(await read());
let isOver = false;
const signIns = Promise.all(Array.from({ length: crowd }, (_unused, index) => signIn(index))).finally(() => {
  isOver = true;
});
const crowded: number[] = [];
// oxlint-disable-next-line no-unmodified-loop-condition -- set by the sign-ins when they are through
while (!isOver) crowded.push(await read());
process.stdout.write(
  JSON.stringify({ idle, crowded, refused: (await signIns).filter((status) => status !== 200).length }),
);

/** Signs in from a client address of its own. */
function signIn(index: number): Promise<number> {
  return send({
    path: '/api/auth/login',
    address: `127.0.${2 + Math.floor(index / 200)}.${1 + (index % 200)}`,
    body: { email: `crowd-${index + 1}@example.test`, password },
  });
}

function send({ path, address, body }: { path: string; address: string; body?: object }): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-api-key': 'demo-web-key',
      'accept-encoding': 'br',
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const outgoing = request(
      { port, path, headers, host: '127.0.0.1', localAddress: address, method: body ? 'POST' : 'GET' },
      (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject).end(body && JSON.stringify(body));
  });
}
