import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { allocatorSettings, serverParameters } from '../../scripts/prepare.mjs';

export interface AppProcess {
  child: ChildProcess;
  origin: string;
  /** Lines of its log so far. */
  log: Record<string, unknown>[];
  hasEnded(): boolean;
  /** Sends the signal and waits for the end; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The built server as a process of its own on a free port; resolves when it is ready. */
export async function startAppProcess(environment: Record<string, string>): Promise<AppProcess> {
  const { NODE_ENV: _mode, ...inherited } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, serverParameters, {
    env: {
      ...allocatorSettings,
      ...inherited,
      PORT: String(port),
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = readLog(child);
  const app: AppProcess = {
    child,
    origin: `http://127.0.0.1:${port}`,
    log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end(signal = 'SIGKILL') {
      if (app.hasEnded()) return child.exitCode;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
  await untilReady(app);
  return app;
}

function readLog(child: ChildProcess): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.filter((part) => part.startsWith('{')).map((part) => JSON.parse(part)));
  });
  return lines;
}

async function untilReady(app: AppProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && !app.hasEnded()) {
    const answer = await fetch(`${app.origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(150);
  }
  await app.end();
  throw new Error('The server did not become ready.');
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
