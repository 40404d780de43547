import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebianProgram } from '../debian-programs.mjs';

/** The load generator wrk, or nothing where it cannot be had. */
export function findWrk(): string | undefined {
  return findDebianProgram({ names: ['wrk'], debianPackage: 'wrk', probe: ['-v'], probeStatus: 1 });
}

/** Requests a second, as wrk counts them with these parameters. Throws when an answer was no success. */
export async function requestsPerSecond(wrk: string, parameters: readonly string[]): Promise<number> {
  const text = await output(wrk, parameters);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)![1]);
}

/** The 99th percentile of the latency in ms, with connections that wait so long between their requests. */
export async function latencyAt99(
  wrk: string,
  parameters: readonly string[],
  { waitMs }: { waitMs: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-wrk-'));
  try {
    const script = join(folder, 'wait.lua');
    await writeFile(script, `function delay() return math.random(0, ${2 * waitMs}) end\n`);
    const text = await output(wrk, ['--latency', '-s', script, ...parameters]);
    const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What wrk prints. Throws when an answer was no success. */
async function output(wrk: string, parameters: readonly string[]): Promise<string> {
  const run = spawn(wrk, ['-t1', '--timeout', '15s', ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  run.stdout.on('data', (part: Buffer) => (text += String(part)));
  await new Promise((done) => run.once('close', done));
  const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors: .*/.exec(text);
  if (failures) throw new Error(`${parameters.at(-1)}: ${failures[0]}`);
  return text;
}
