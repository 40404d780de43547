import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import { statusOfError, Unavailable } from './unavailable.server.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });
const wrapped = (cause: unknown) => new Error('Failed query', { cause });
const thrownBy = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test.each([
  ['a lost connection', new Unavailable('The connection was lost.'), 503],
  ['the same behind the query layer', wrapped(wrapped(new Unavailable('The connection was lost.'))), 503],
  ['a database that is stopping', withCode('57P01'), 503],
  ['a database that is starting', withCode('57P03'), 503],
  ['a database without a free connection', wrapped(withCode('53300')), 503],
  ['a statement that took too long', wrapped(withCode('57014')), 503],
  ['a lock that was not granted', wrapped(withCode('55P03')), 503],
  ['a session that was ended while it waited', withCode('25P03'), 503],
  [
    'a limit that cannot be counted',
    new Failure({ status: 503, code: 'unavailable', text: m.errors_unavailable }),
    503,
  ],
  ['a call that is refused', new Failure({ status: 409, code: 'slot_taken', text: m.errors_invalid }), 500],
  ['a disk of the database that is full', wrapped(withCode('53100')), 507],
  ['a disk of the files that is full', withCode('ENOSPC'), 507],
  ['a row that is there already', wrapped(withCode('23505')), 500],
  ['an error that speaks of a timeout', new Error('timeoutMinutes must be a number: timeout terminated'), 500],
  ['an error without anything', undefined, 500],
])('%s', (_what, error, status) => {
  expect(statusOfError(error)).toBe(status);
});

test('a service that does not answer in time, or is not there', async () => {
  // A call that is given up before it is connected leaves its connection open: close() would wait for it.
  const connections: Socket[] = [];
  const silent = createServer((connection) => connections.push(connection));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const late = await thrownBy(fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(20) }));
  const closed = new Promise((done) => silent.close(done));
  for (const connection of connections) connection.destroy();
  await closed;
  const absent = await thrownBy(fetch(`http://127.0.0.1:${port}`));
  const refused = await new Promise((done) => connect(port, 'localhost').once('error', done));
  expect([statusOfError(late), statusOfError(absent), statusOfError(refused)]).toEqual([503, 503, 503]);
});
