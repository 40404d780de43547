import { Counter, Gauge, Histogram, Registry } from 'prom-client';

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
  /** Requests of pages by the pattern of their address; those answered at the socket are in `cachedAnswers`. */
  pageRequests: Counter<'route' | 'status'>;
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
    pageRequests: new Counter({
      name: 'portal_page_requests_total',
      help: 'Requests of pages that were not answered at the socket, by the pattern of their address and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    measurePool: (pool) => void poolGauge(pool, registry),
    measurePageCache(size) {
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
    },
  };
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
