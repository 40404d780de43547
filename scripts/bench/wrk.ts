import { spawn } from 'node:child_process';
import { findDebianProgram } from '../debian-programs.mjs';

/** The load generator wrk, or nothing where it cannot be had. */
export function findWrk(): string | undefined {
  return findDebianProgram({ names: ['wrk'], debianPackage: 'wrk', probe: ['-v'], probeStatus: 1 });
}

/** Requests a second, as wrk counts them with these parameters. Throws when an answer was no success. */
export async function requestsPerSecond(wrk: string, parameters: readonly string[]): Promise<number> {
  const run = spawn(wrk, ['-t1', '--timeout', '15s', ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  run.stdout.on('data', (part: Buffer) => (text += String(part)));
  await new Promise((done) => run.once('close', done));
  const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors: .*/.exec(text);
  if (failures) throw new Error(`${parameters.at(-1)}: ${failures[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)![1]);
}
