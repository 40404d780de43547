/** What this process counts and measures for /metrics. */
import { Counter, Gauge, Histogram, Registry, Summary } from 'prom-client';
import { isFailure } from '#src/shared/failure.ts';
import type { Backlog } from './backlog.ts';

/** The metrics of this process, read at /metrics. */
export interface Metrics {
  registry: Registry;
  jobRuns: Counter<'job' | 'outcome'>;
  jobSeconds: Histogram<'job'>;
  jobLastSuccess: Gauge<'job'>;
  pollerRuns: Counter<'poller' | 'outcome'>;
  /** Cached pages answered at the socket; all other answers are in `requestSeconds`. */
  cachedAnswers: Counter<'status'>;
  requestSeconds: Histogram<'kind' | 'status'>;
  /**
   * Requests of pages and calls by the pattern of their address: how many, and how long they took together. Those
   * answered at the socket are in `cachedAnswers`.
   */
  routeSeconds: Summary<'route' | 'status'>;
  /** Requests that were refused because this process had too much to do, by lane: browsing or booking. */
  refusedRequests: Counter<'lane'>;
  /** Sign-ins of patients and of staff by their outcome: signed_in, refused or locked. */
  signIns: Counter<'audience' | 'outcome'>;
  /** Requests to hold a slot and to book one by their outcome: done, refused or failed. */
  holds: Counter<'outcome'>;
  bookings: Counter<'outcome'>;
  /** Messages of the payment gateway by their outcome: settled, noted, repeated, or the reason of a refusal. */
  paymentMessages: Counter<'verdict'>;
  /** Registers the function that is called whenever the metrics are read. Where it fails, no backlog is reported. */
  measureBacklogs(read: () => Promise<readonly Backlog[]>): void;
  /** Registers the function that is called whenever the metrics are read. */
  measurePageCache(size: () => { bytes: number; pages: number }): void;
  /** Registers the pool whose connections are counted whenever the metrics are read. */
  measurePool(pool: { totalCount: number; idleCount: number; waitingCount: number }): void;
}

/** The counters and histograms of this process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    ...jobMetrics(registers),
    ...requestMetrics(registers),
    ...businessCounters(registers),
    measureBacklogs: (read) => backlogGauges(read, registers),
    measurePool: (pool) => void poolGauge(pool, registry),
    measurePageCache: (size) => pageCacheGauges(size, registers),
  };
}

/** Runs of recurring jobs and of pollers. */
function jobMetrics(registers: Registry[]) {
  return {
    jobRuns: new Counter({
      name: 'portal_job_runs_total',
      help: 'Runs of a recurring job in this process, by how they ended: succeeded, failed or skipped',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'portal_job_seconds',
      help: 'How long a run of a recurring job took',
      labelNames: ['job'],
      buckets: [0.05, 0.5, 5, 30, 120],
      registers,
    }),
    jobLastSuccess: new Gauge({
      name: 'portal_job_last_success_timestamp_seconds',
      help: 'When a recurring job last succeeded in this process',
      labelNames: ['job'],
      registers,
    }),
    pollerRuns: new Counter({
      name: 'portal_poller_runs_total',
      help: 'Runs of a poller in this process, by how they ended: succeeded or failed',
      labelNames: ['poller', 'outcome'],
      registers,
    }),
  };
}

function requestMetrics(registers: Registry[]) {
  const refusedRequests = new Counter({
    name: 'portal_refused_requests_total',
    help: 'Requests refused with 503 because this process had too much to do, by lane: browsing or booking',
    labelNames: ['lane'],
    registers,
  });
  // The series exist from the start: a rate needs a value before the first event.
  for (const lane of ['browsing', 'booking']) refusedRequests.inc({ lane }, 0);
  return {
    refusedRequests,
    cachedAnswers: new Counter({
      name: 'portal_cached_answers_total',
      help: 'Cached pages answered before any other work, by status',
      labelNames: ['status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'portal_request_seconds',
      help: 'How long all other requests took, by kind (page, api, file, other) and status',
      labelNames: ['kind', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
      registers,
    }),
    // Without quantiles: two series for each route and status instead of nine.
    routeSeconds: new Summary({
      name: 'portal_route_seconds',
      help: 'How long pages and calls took that were not answered at the socket, by the pattern of their address and status',
      labelNames: ['route', 'status'],
      percentiles: [],
      registers,
    }),
  };
}

function businessCounters(registers: Registry[]): Pick<Metrics, 'signIns' | 'holds' | 'bookings' | 'paymentMessages'> {
  return {
    signIns: new Counter({
      name: 'portal_sign_ins_total',
      help: 'Sign-ins by audience (patient, staff), and by how they ended: signed_in, refused or locked',
      labelNames: ['audience', 'outcome'],
      registers,
    }),
    holds: outcomeCounter('portal_holds_total', 'Requests to hold a slot', registers),
    bookings: outcomeCounter('portal_bookings_total', 'Requests to book a slot', registers),
    paymentMessages: new Counter({
      name: 'portal_payment_messages_total',
      help: 'Messages of the payment gateway, by verdict',
      labelNames: ['verdict'],
      registers,
    }),
  };
}

/** The series exist from the start: a rate needs a value before the first event. */
function outcomeCounter(name: string, what: string, registers: Registry[]): Counter<'outcome'> {
  const counter = new Counter({
    name,
    help: `${what}, by how they ended: done, refused (the visitor was told why) or failed (our fault)`,
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['done', 'refused', 'failed']) counter.inc({ outcome }, 0);
  return counter;
}

/**
 * Runs the work and counts its outcome. A failure with words for the visitor counts as a refusal, unless it is a 503.
 */
export async function countOutcome<Result>(counter: Counter<'outcome'>, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    counter.inc({ outcome: 'done' });
    return result;
  } catch (error) {
    counter.inc({ outcome: isFailure(error) && error.details.status < 500 ? 'refused' : 'failed' });
    throw error;
  }
}

function backlogGauges(read: () => Promise<readonly Backlog[]>, registers: Registry[]): void {
  const gauge = (name: string, help: string, valueOf: (backlog: Backlog) => number): Gauge<'backlog'> =>
    new Gauge({
      name,
      help,
      labelNames: ['backlog'],
      registers,
      async collect() {
        const backlogs = await read();
        this.reset();
        for (const backlog of backlogs) this.set({ backlog: backlog.name }, valueOf(backlog));
      },
    });
  gauge('portal_backlog_items', 'Rows that wait, of the whole installation', ({ count }) => count);
  gauge(
    'portal_backlog_oldest_seconds',
    'How long the oldest of them waits; 0 where none does',
    (one) => one.oldestSeconds,
  );
}

function pageCacheGauges(size: () => { bytes: number; pages: number }, registers: Registry[]): void {
  const gauge = (help: string, name: 'bytes' | 'pages'): Gauge =>
    new Gauge({
      name: `portal_page_cache_${name}`,
      help,
      registers,
      collect() {
        this.set(size()[name]);
      },
    });
  gauge('Memory that cached pages take', 'bytes');
  gauge('Pages in the page cache', 'pages');
}

function poolGauge(
  pool: { totalCount: number; idleCount: number; waitingCount: number },
  registry: Registry,
): Gauge<'state'> {
  return new Gauge({
    name: 'portal_pool_connections',
    help: 'Connections to the database that are busy or idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
