import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Health } from './health.ts';
import { stopOnSignals } from './stop.ts';

const health = { isStopping: false } as Health;
const server = { close: vi.fn(), closeAllConnections: vi.fn(), closeIdleConnections: vi.fn() };
const close = vi.fn(async () => {});
const exit = vi.fn();
let signal: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  health.isStopping = false;
  vi.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit);
  vi.spyOn(process, 'on').mockImplementation((name, handler) => {
    if (name === 'SIGTERM') signal = handler as () => void;
    return process;
  });
  stopOnSignals({ server: server as never, health, close });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('readiness fails at once, and the listener closes two seconds later', async () => {
  signal();
  expect(health.isStopping).toBe(true);
  await pass(1_999);
  expect(server.close).not.toHaveBeenCalled();
  await pass(1);
  expect(server.close).toHaveBeenCalledTimes(1);
});

test('the process ends well as soon as no request is in flight and the application has closed', async () => {
  server.close.mockImplementationOnce((closed: () => void) => closed());
  signal();
  await pass(2_000);
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[0]]);
});

test('requests in flight have eight seconds, then their connections are closed', async () => {
  signal();
  await pass(9_999);
  expect(server.closeAllConnections).not.toHaveBeenCalled();
  await pass(1);
  expect(server.closeAllConnections).toHaveBeenCalledTimes(1);
});

test('after 15 seconds the process ends, whatever still waits', async () => {
  signal();
  await pass(14_999);
  expect(exit).not.toHaveBeenCalled();
  await pass(1);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a second signal within two seconds is the same one; a later one ends the process at once', async () => {
  signal();
  await pass(2_000);
  signal();
  expect(exit).not.toHaveBeenCalled();
  await pass(1);
  signal();
  expect(exit.mock.calls).toEqual([[1]]);
});
