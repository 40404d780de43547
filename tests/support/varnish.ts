import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Varnish {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Varnish with deploy/varnish.vcl unchanged, except the addresses of the two servers: both are the site on
 * `sitePort`.
 */
export async function startVarnish(
  program: string,
  { port, sitePort }: { port: number; sitePort: number },
): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-varnish-'));
  // The worker process runs as another user.
  chmodSync(folder, 0o755);
  const settings = join(folder, 'portal.vcl');
  writeFileSync(settings, withServer(readFileSync('deploy/varnish.vcl', 'utf8'), sitePort));
  const child = spawn(
    program,
    ['-F', '-n', join(folder, 'work'), '-f', settings, '-a', `127.0.0.1:${port}`, '-s', 'malloc,128m'].concat([
      '-p',
      'http_gzip_support=off',
    ]),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => (complaints += String(part)));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child, () => complaints);
  return {
    origin,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a C compiler is installed, which Varnish needs for its configuration. */
export function canCompile(): boolean {
  return spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0;
}

function withServer(text: string, sitePort: number): string {
  const changed = text
    .replace(/\.host = "server[12]"/g, '.host = "127.0.0.1"')
    .replace(/\.port = "3000"/g, `.port = "${sitePort}"`)
    .replace('  "server1";\n  "server2";\n', '  "127.0.0.1";\n');
  if (/"server\d"/.test(changed)) throw new Error('deploy/varnish.vcl names its servers in another way.');
  return changed;
}

async function untilAnswering(origin: string, child: ChildProcess, complaints: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${origin}/home`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error(`Varnish did not start: ${complaints().slice(0, 2_000)}`);
}
