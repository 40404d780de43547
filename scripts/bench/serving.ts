import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenOn } from '#src/server/listen.ts';
import { findDebianProgram } from '../debian-programs.mjs';
import type { BenchSite, Figure } from './bench-site.ts';
import { median } from './timing.ts';
import { findWrk, requestsPerSecond } from './wrk.ts';

const rounds = 3;
const seconds = 3;
const connections = 32;
const renderedAtOnce = 6;
const encoding = 'br, gzip';
/** A page of each kind: a list, a hospital found by its keyword, a package, an article's list. */
const pages = ['/doctor', '/melur-ipoh', '/health-package', '/articles'];

/**
 * Requests per second of the site and of nginx serving the same bytes, by wrk, rounds interleaved: their ratio
 * counts.
 */
export async function measureServing(site: BenchSite): Promise<Figure[]> {
  const wrk = findWrk();
  const nginx = findDebianProgram({ names: ['nginx'], debianPackage: 'nginx-light', probe: ['-v'] });
  if (!wrk || !nginx) {
    process.stdout.write('skipped  serving: wrk and nginx are needed, and could not be installed here\n');
    return [];
  }
  const server = await listenOn({ PORT: 0, HOST: '127.0.0.1' }, site);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const files = await serveFiles(nginx, origin);
  try {
    const figures: Figure[] = [];
    for (const path of pages) figures.push(await compare(wrk, path, [`${origin}${path}`, files.addressOf(path)]));
    const etag = (await fetch(`${origin}/doctor`)).headers.get('etag')!;
    figures.push(
      await compare(
        wrk,
        '304 of /doctor',
        [`${origin}/doctor`, files.addressOf('/doctor')],
        [`If-None-Match: ${etag}`],
      ),
      await compareRendered(site, wrk, files.addressOf('/doctor')),
    );
    return figures;
  } finally {
    await files.stop();
    server.close();
  }
}

async function compare(
  wrk: string,
  name: string,
  [address, file]: readonly [address: string, file: string],
  headers: readonly string[] = [],
): Promise<Figure> {
  const ratios: number[] = [];
  await rate(wrk, address, headers, 1);
  for (let round = 0; round < rounds; round += 1) {
    const ours = await rate(wrk, address, headers);
    ratios.push(ours / (await rate(wrk, file, [])));
  }
  const goal = headers.length > 0 ? 0.6 : 0.5;
  return {
    name: `cached ${name} / nginx serving the same bytes`,
    value: median(ratios),
    unit: 'times',
    goal,
    isCeiling: false,
  };
}

/** A list with new filters for each request, as many rendered at once as the site renders (server/admission.ts). */
async function compareRendered(site: BenchSite, wrk: string, file: string): Promise<Figure> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const count = 240;
    let next = 0;
    const renderNext = async () => {
      for (; next < count;) {
        const page = next++ % 9;
        await (await site.render(new Request(`http://localhost:3000/doctor?gender=female&page=${page}`))).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: renderedAtOnce }, renderNext));
    const perSecond = (count * 1000) / (performance.now() - startedAt);
    ratios.push(perSecond / (await rate(wrk, file, [])));
  }
  return {
    name: 'a list rendered anew / nginx serving its bytes',
    value: median(ratios),
    unit: 'times',
    goal: 0.012,
    isCeiling: false,
  };
}

/** Requests a second, as wrk counts them. */
async function rate(wrk: string, address: string, headers: readonly string[], duration = seconds): Promise<number> {
  const headerOptions = [`Accept-Encoding: ${encoding}`, ...headers].flatMap((line) => ['-H', line]);
  const parameters = [`-c${connections}`, `-d${duration}s`, ...headerOptions, address];
  return requestsPerSecond(wrk, parameters);
}

/** The pages' own compressed bytes as files of an nginx with one worker. */
async function serveFiles(nginx: string, origin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  await chmod(folder, 0o755);
  for (const path of pages) {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    await writeFile(join(folder, fileOf(path)), brotliCompressSync(await answer.arrayBuffer(), { params: quality }));
  }
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const running = spawn(nginx, ['-c', configuration, '-p', folder], { stdio: 'ignore' });
  await untilAnswered(`http://127.0.0.1:${port}/${fileOf(pages[0]!)}`);
  return {
    addressOf: (path: string) => `http://127.0.0.1:${port}/${fileOf(path)}`,
    stop: async () => {
      const ended = new Promise((done) => running.once('exit', done));
      running.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const fileOf = (path: string) => `page${path.replaceAll('/', '-')}`;

async function untilAnswered(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('nginx did not start.');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
