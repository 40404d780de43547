/** Sends a number of requests, each made from its own seed, and counts the answers. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { seededRandom, type SeededRandom } from '#src/shared/seeded-random.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { newVisitors, type VisitorKind, type Visitors } from './visitors.ts';

export type FuzzArea =
  | 'calls: path and query'
  | 'calls: body'
  | 'pages: path and query'
  | 'forms: guest'
  | 'forms: patient'
  | 'forms: staff';

export interface SentRequest {
  path: string;
  init: RequestInit;
}

export interface FuzzTarget {
  area: FuzzArea;
  label: string;
  /** The page to open first, whose hidden values go with the form, and the visitor. */
  opens?: { path: string; kind: VisitorKind };
  /** Of a call: whether its description names this failure. */
  mayAnswer?(status: number, code: string | undefined): boolean;
  build(random: SeededRandom, visitors: Visitors, html?: string): SentRequest;
}

interface AreaFigures {
  places: number;
  requests: number;
  /** By the class of the status, and by the status. */
  answers: Record<string, number>;
  statuses: Record<string, number>;
  /** Redirected to sign-in: the session had ended, so that the code behind it was not reached. */
  sentToSignIn: number;
}

export interface FuzzFigures {
  seed: string;
  requests: number;
  seconds: number;
  /** By area: the number of places, and the requests by the class of their answer. */
  areas: Record<string, AreaFigures>;
  /** Descriptions of requests with status 500 or more. */
  failures: string[];
  /** Failures of a call that its description does not name. */
  undescribed: string[];
  /** Answers that contained a hostile text as markup. */
  unescaped: string[];
}

const newVisitorsEvery = 100;
const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'];

/**
 * Every target in turn, in an order from the seed; a place of a call `callWeight` times as often as one of a page,
 * which costs much more.
 */
export async function fuzz(
  site: TestSite,
  targets: readonly FuzzTarget[],
  { requests, seed, callWeight, lanes = 4 }: { requests: number; seed: string; callWeight: number; lanes?: number },
): Promise<FuzzFigures> {
  const order = seededRandom(`${seed} order`).shuffle(oneRound(targets, callWeight));
  const figures: FuzzFigures = {
    seed,
    requests: 0,
    seconds: 0,
    areas: {},
    failures: [],
    undescribed: [],
    unescaped: [],
  };
  for (const { area } of targets)
    (figures.areas[area] ??= { places: 0, requests: 0, answers: {}, statuses: {}, sentToSignIn: 0 }).places += 1;
  const startedAt = performance.now();
  for (let first = 0; first < requests; first += newVisitorsEvery) {
    const visitors = await newVisitors(site);
    const last = Math.min(first + newVisitorsEvery, requests);
    let next = first;
    const lane = async () => {
      while (next < last) {
        const index = next;
        next += 1;
        await sendOne(
          site,
          { target: order[index % order.length]!, visitors, random: seededRandom(`${seed} ${index}`), index },
          figures,
        );
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    // Limits per quarter of an hour are not under test here.
    site.clock.advance(20 * 60_000);
  }
  figures.seconds = Math.round((performance.now() - startedAt) / 1000);
  return figures;
}

/** The number of requests with which every target is reached. */
export function oneRound(targets: readonly FuzzTarget[], callWeight: number): FuzzTarget[] {
  return targets.flatMap((target) =>
    target.area.startsWith('calls') ? Array.from({ length: callWeight }, () => target) : [target],
  );
}

interface One {
  target: FuzzTarget;
  visitors: Visitors;
  random: SeededRandom;
  index: number;
}

async function sendOne(site: TestSite, { target, visitors, random, index }: One, figures: FuzzFigures): Promise<void> {
  const html = target.opens ? await openFirst(site, target.opens, visitors) : undefined;
  const { path, init } = target.build(random, visitors, html);
  const response = await site.request(`${testOrigin}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  const counted = figures.areas[target.area]!;
  counted.requests += 1;
  figures.requests += 1;
  const kind = `${Math.floor(response.status / 100)}xx`;
  counted.answers[kind] = (counted.answers[kind] ?? 0) + 1;
  counted.statuses[response.status] = (counted.statuses[response.status] ?? 0) + 1;
  if (/\/(?:login|sign-in)\?(?:ended|next)/.test(response.headers.get('location') ?? '')) counted.sentToSignIn += 1;
  const described = `${response.status} no. ${index} ${target.label} ${path.slice(0, 200)} ${typeof init.body === 'string' ? init.body.slice(0, 400) : ''}`;
  if (response.headers.get('content-type')?.startsWith('application/json') && response.status >= 400) {
    const { code } = JSON.parse(text) as { code?: string };
    if (target.mayAnswer?.(response.status, code) === false) figures.undescribed.push(`${code} ${described}`);
  }
  if (response.status >= 500) figures.failures.push(described);
  if (response.headers.get('content-type')?.startsWith('text/html') && markup.some((one) => text.includes(one)))
    figures.unescaped.push(described);
}

async function openFirst(site: TestSite, { path, kind }: NonNullable<FuzzTarget['opens']>, visitors: Visitors) {
  const headers = { cookie: visitors[kind].cookie };
  const response = await site.request(`${testOrigin}${path}`, { redirect: 'manual', headers });
  // A form that comes back within seconds counts as a bot's.
  site.clock.advance(5_000);
  return response.text();
}

/** Stores an error line of the log, with its stack, while the run goes on. */
export function noteFault(...parts: unknown[]): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync('test-results/fuzz-faults.log', `${parts.map(String).join(' ')}\n`);
}

/** Prints the figures and writes them beside the other results. */
export function printFigures(figures: FuzzFigures): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/fuzz.json', `${JSON.stringify(figures, null, 2)}\n`);
  console.info(`fuzz: seed ${figures.seed}: ${figures.requests} requests in ${figures.seconds} s`);
  for (const [area, { places, requests, answers, sentToSignIn }] of Object.entries(figures.areas))
    console.info(
      `fuzz: ${area}: ${places} places, ${requests} requests, ${JSON.stringify(answers)}, sent to sign in ${sentToSignIn}`,
    );
}
