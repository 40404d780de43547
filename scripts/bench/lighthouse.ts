/**
 * `npm run lighthouse`: the built site on a fresh sample database, audited as a phone on a slow line. `npm run
 * lighthouse -- all` takes a page of every kind of the route table, `-- /articles /faq` those pages alone. A
 * patient's own pages are opened as the sample patient. With OWN_TIME=yes only the page's own processor time counts,
 * so that other programs of a busy machine do not (own-time.ts).
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programFetched, serverParameters } from '../prepare.mjs';
import { inOwnTime, type TraceEvent } from './own-time.ts';
import { everyKind, own } from './page-kinds.ts';
import { median } from './timing.ts';

const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof goals;
type Scores = Record<Category, number>;

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}

const asked = process.argv.slice(2);
const wanted =
  asked.length === 0 ? ['/home', '/doctor', '/doctor/:first'] : asked[0] === 'all' ? [...everyKind, ...own] : asked;

const lighthouse = programFetched('lighthouse', '12.8.2');

const countsOwnTime = process.env['OWN_TIME'] === 'yes';
const runsPerPage = Number(process.env['RUNS'] ?? 3);
const categories = Object.keys(goals) as Category[];
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'));
// PostgreSQL never runs as root: when root measures, its user must be able to enter.
await chmod(folder, 0o755);
const port = await freePort();
const server = spawn(process.execPath, serverParameters, {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
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
  const cookie = wanted.some((kind) => own.includes(kind)) ? await signedIn(origin) : '';
  for (const kind of wanted) {
    const path = await addressOf(kind, origin);
    const reports: Report[] = [];
    for (let turn = 0; turn < runsPerPage; turn += 1)
      reports.push(await judge(origin + path, { turn, cookie: own.includes(kind) ? cookie : '' }));
    const scores = Object.fromEntries(
      categories.map((category) => [
        category,
        median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
      ]),
    ) as Scores;
    // A page that is excluded from search engines (the cart, a form) is not audited for SEO.
    const judged =
      reports[0]!.audits['is-crawlable']?.score === 0
        ? categories.filter((category) => category !== 'seo')
        : categories;
    const isReached = judged.every((category) => scores[category] >= goals[category]);
    areAllReached &&= isReached;
    say(
      `${isReached ? 'reached' : 'MISSED '}  ${path.padEnd(40)} ${judged.map((category) => `${category} ${scores[category]}`).join('  ')}  ${timesOf(reports)}`,
    );
    if (!isReached) for (const line of shortcomings(reports[0]!)) say(`         ${line}`);
  }
  return areAllReached;
}

async function judge(url: string, { turn, cookie }: { turn: number; cookie: string }): Promise<Report> {
  const output = join(folder, `report-${turn}.json`);
  const recording = join(folder, 'recording');
  const look = async (...parts: string[]) => {
    await run(
      process.execPath,
      [
        lighthouse,
        url,
        ...parts,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--only-categories=${categories.join(',')}`,
        ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
        '--chrome-flags=--headless=new --no-sandbox --disable-quic',
      ],
      { env: { ...process.env, CHROME_PATH: process.env['CHROME_PATH'] ?? '/usr/bin/chromium' }, timeout: 120_000 },
    );
  };
  const record = () => look(`-G=${recording}`);
  // Sometimes a browser starts without a trace (NO_NAVSTART); the page is not the cause.
  await record().catch(record);
  if (countsOwnTime) await rewriteInOwnTime(recording);
  await look(`-A=${recording}`);
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

async function rewriteInOwnTime(recording: string): Promise<void> {
  const file = join(
    recording,
    (await readdir(recording)).find((name) => name.endsWith('.trace.json'))!,
  );
  const trace = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  inOwnTime(trace.traceEvents);
  await writeFile(file, JSON.stringify(trace));
}

/** Blocking time and largest paint, medians of the runs. */
function timesOf(reports: readonly Report[]): string {
  const milliseconds = (id: string) => median(reports.map(({ audits }) => Math.round(audits[id]?.numericValue ?? 0)));
  return `blocking ${milliseconds('total-blocking-time')} ms  largest paint ${milliseconds('largest-contentful-paint')} ms`;
}

/** The session of the sample patient, as a cookie. */
async function signedIn(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'demo-web-key', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'patient@example.test', password: 'melur-demo-2026' }),
  });
  const session = answer.headers.getSetCookie().find((text) => text.startsWith('session='));
  if (!session) throw new Error('The sample patient could not sign in.');
  return session.split(';')[0]!;
}

/** The failed audits, to be corrected. */
function shortcomings(report: Report): string[] {
  const weighed = categories.flatMap((category) =>
    report.categories[category].auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.flatMap(({ id }) => {
    const audit = report.audits[id]!;
    return audit.score !== null && audit.score < 0.95 ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
  });
}

async function addressOf(kind: string, origin: string): Promise<string> {
  const [list = '', rest] = kind.split('/:first');
  if (rest === undefined) return kind;
  const html = await (await fetch(origin + list)).text();
  const path = new RegExp(`href="(${list}/[a-z0-9-]+)"`).exec(html.slice(html.indexOf('<main')))?.[1];
  if (!path) throw new Error(`${list} leads to nothing.`);
  return path;
}

/** Resolves when the server logs that it listens. */
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

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
