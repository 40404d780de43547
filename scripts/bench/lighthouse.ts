/** `npm run lighthouse`: the built site on a fresh sample database, judged as a phone on a slow line sees it. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOf, serverParameters } from '../prepare.mjs';

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof goals;
type Scores = Record<Category, number>;

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const runsPerPage = Number(process.env['RUNS'] ?? 3);
const categories = Object.keys(goals) as Category[];
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
// PostgreSQL never runs as root: when root measures, its user must be able to enter.
await chmod(folder, 0o755);
const port = await freePort();
const server = spawn(process.execPath, serverParameters, {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }, stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await ready(server);
  process.exitCode = (await measure(`http://localhost:${port}`)) ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}

async function measure(origin: string): Promise<boolean> {
  let areAllReached = true;
  for (const path of ['/home', '/doctor', await oneDoctor(origin)]) {
    const reports: Report[] = [];
    for (let turn = 0; turn < runsPerPage; turn += 1) reports.push(await judge(origin + path, turn));
    const scores = Object.fromEntries(categories.map((category) => [category, median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)))])) as Scores;
    const isReached = categories.every((category) => scores[category] >= goals[category]);
    areAllReached &&= isReached;
    say(`${isReached ? 'reached' : 'MISSED '}  ${path.padEnd(40)} ${categories.map((category) => `${category} ${scores[category]}`).join('  ')}`);
    if (!isReached) for (const line of shortcomings(reports[0]!)) say(`         ${line}`);
  }
  return areAllReached;
}

async function judge(url: string, turn: number): Promise<Report> {
  const output = join(folder, `report-${turn}.json`);
  await run(process.execPath, [
    programOf('lighthouse'), url, '--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-quic',
  ], { env: { ...process.env, CHROME_PATH: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' }, timeout: 120_000 });
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

/** What took points away, so that it can be mended. */
function shortcomings(report: Report): string[] {
  const weighed = categories.flatMap((category) => report.categories[category].auditRefs.filter(({ weight }) => weight > 0));
  return weighed.flatMap(({ id }) => {
    const audit = report.audits[id]!;
    return audit.score !== null && audit.score < 0.95 ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });
}

async function oneDoctor(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/doctor`)).text();
  const path = /href="(\/doctor\/[a-z0-9-]+)"/.exec(list)?.[1];
  if (!path) throw new Error('The list of doctors names no doctor.');
  return path;
}

/** Resolves when the server says that it listens. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}.`)));
    child.stdout!.on('data', (words: Buffer) => void (words.includes('Ready on') && resolve()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
