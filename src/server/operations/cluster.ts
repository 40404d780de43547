/** Several processes behind one port, one for each core: `npm run cluster`. */
import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { configFrom, readEnvironment } from '../environment/config.ts';
import { portFor } from '../listen.ts';
import { openPlace, prepareDatabase } from '../prepare-database.ts';

/** A process that ends is replaced; this many ends within the window mean that it cannot start at all. */
const restarts = { most: 5, windowMs: 60_000 };

/**
 * Starts the processes and logs when all of them listen. The first process prepares the database and runs the
 * embedded one; it answers no requests. On SIGTERM or SIGINT each process stops as a single server does, then the
 * first one.
 */
export async function startCluster(): Promise<void> {
  const env = readEnvironment(process.env);
  const logger = createLogger(process.env['LOG_LEVEL'] ?? 'info');
  const port = await portFor(env);
  const place = await openPlace(env, logger);
  try {
    await prepareDatabase(place.databaseUrl, { env, config: configFrom(env) });
    // Another program may have taken the port while the database was prepared.
    await portFor({ ...env, PORT: port });
  } catch (error) {
    await place.close();
    throw error;
  }
  const count = env.CLUSTER_PROCESSES || availableParallelism();
  // Worker processes run the program that this process was started with.
  cluster.setupPrimary({ exec: 'portal-process' });
  const group = new ProcessGroup({ DATABASE_URL: place.databaseUrl, PORT: String(port) }, logger);
  const end = async (code: number) => {
    await group.stop();
    await place.close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));
  await group.start(count, () => void end(1));
  process.stdout.write(`Ready with ${count} processes on http://localhost:${port}\n`);
}

class ProcessGroup {
  readonly #environment: Record<'DATABASE_URL' | 'PORT', string>;
  readonly #logger: Logger;
  #isStopping = false;
  #ends: number[] = [];

  constructor(environment: Record<'DATABASE_URL' | 'PORT', string>, logger: Logger) {
    this.#environment = environment;
    this.#logger = logger;
  }

  /** Starts the processes; resolves when all listen. `onHopeless` is called when they end too often to be restarted. */
  async start(count: number, onHopeless: () => void): Promise<void> {
    cluster.on('exit', (worker, code, signal) => this.#replace(worker, { code, signal, onHopeless }));
    await Promise.all(Array.from({ length: count }, () => this.#fork()));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        const ended = new Promise((done) => worker.once('exit', done));
        worker.process.kill('SIGTERM');
        return ended;
      }),
    );
  }

  /** Each process opens the port itself and says so with its only message. */
  #fork(): Promise<void> {
    const worker = cluster.fork(this.#environment);
    return new Promise((listening) => worker.once('message', () => listening()));
  }

  #replace({ process: ended }: Worker, how: { code: number; signal: string; onHopeless: () => void }): void {
    if (this.#isStopping) return;
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < restarts.windowMs), now];
    this.#logger.error({ pid: ended.pid, code: how.code, signal: how.signal }, 'a process of the cluster ended');
    if (this.#ends.length > restarts.most) how.onHopeless();
    else void this.#fork();
  }
}
