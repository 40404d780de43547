/**
 * Our list of doctors and Next.js rendering the same elements, both over HTTP by the same load, rounds interleaved.
 * Ours asks the database for each page; Next.js asks nothing.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listenOn } from '#src/server/listen.ts';
import { freePort } from '#src/platform/db/embedded/postgres-cluster.server.ts';
import type { BenchSite, Figure } from './bench-site.ts';
import { median } from './timing.ts';
import { findWrk, requestsPerSecond } from './wrk.ts';

const pages = 9;
const rounds = 3;
const seconds = 6;
const clients = 8;
const listOf = (page: number) => `/doctor?gender=female&page=${1 + (page % pages)}`;

export async function measureNext(site: BenchSite): Promise<Figure[]> {
  const wrk = findWrk();
  if (!wrk) {
    process.stdout.write('skipped  next: wrk is needed, and could not be installed here\n');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-next-'));
  const ours = await listenOn(
    { PORT: 0, HOST: '127.0.0.1' },
    { fetch: (request) => site.render(request), answerEarly: () => false },
  );
  const next = await startNext(site, folder);
  try {
    const origin = `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
    const ratios: number[] = [];
    const scriptFile = join(folder, 'pages.lua');
    await writeFile(scriptFile, script);
    const rate = (address: string, duration: number) =>
      requestsPerSecond(wrk, [`-c${clients}`, `-d${duration}s`, '-s', scriptFile, address]);
    for (const address of [origin, next.origin]) await rate(address, 2);
    for (let round = 0; round < rounds; round += 1) {
      const own = await rate(origin, seconds);
      ratios.push(own / (await rate(next.origin, seconds)));
    }
    return [
      {
        name: 'a list rendered anew / Next.js rendering the same elements',
        value: median(ratios),
        unit: 'times',
        goal: 2.5,
        isCeiling: false,
      },
    ];
  } finally {
    next.process.kill('SIGKILL');
    ours.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs, builds and starts the application of the folder `next` in a folder of its own. */
async function startNext(site: BenchSite, folder: string): Promise<{ process: ChildProcess; origin: string }> {
  cpSync(join(dirname(fileURLToPath(import.meta.url)), 'next'), folder, { recursive: true });
  const rendered: string[] = [];
  for (let page = 0; page < pages; page += 1)
    rendered.push(await (await site.render(new Request(`http://localhost:3000${listOf(page)}`))).text());
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(rendered));
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BENCH_PAGES: file };
  command('npm', ['install', '--no-audit', '--no-fund', '--include=dev'], { cwd: folder, env });
  const program = join(folder, 'node_modules/next/dist/bin/next');
  command(process.execPath, [program, 'build'], { cwd: folder, env });
  const port = await freePort();
  const server = spawn(process.execPath, [program, 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await fetch(origin + listOf(0)).catch(() => undefined))?.ok) return { process: server, origin };
    await pause(100);
  }
  throw new Error('Next.js did not start.');
}

function command(program: string, parameters: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): void {
  if (spawnSync(program, parameters, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${program} ${parameters.join(' ')} failed.`);
}

/** wrk asks for one page after another. */
const script = `
local asked = 0
request = function()
  asked = asked + 1
  return wrk.format('GET', '${listOf(0).replace(/\d+$/, '')}' .. (1 + asked % ${pages}))
end
`;
