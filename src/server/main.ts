/** The process: environment, database, site, listening, stopping. Everything else is composed in create-site.ts. */
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import type { Tracing } from '#src/platform/tracing/tracing.ts';
import { startCluster } from './operations/cluster.ts';
import { configFrom, readEnvironment, tracingSettings } from './environment/config.ts';
import type { Environment } from './environment/environment-schema.ts';
import { createSite } from './create-site.ts';
import { listenOn, type Listening } from './listen.ts';
import { openPlace, prepareDatabase } from './prepare-database.ts';
import { stopOnSignals } from './operations/stop.ts';

export { backUp, restore } from './operations/backup-commands.ts';
export { createAdministrator } from './operations/create-administrator.ts';
export { configFrom, readEnvironment } from './environment/config.ts';
export { createSite } from './create-site.ts';
export { createPages } from './pages/pages.ts';
export { withBody } from '#src/platform/http/held-body.ts';
export { giveReferenceData } from './seed/reference-data.ts';
export { seedSampleData } from './seed/seed.ts';
export * as pagesBuild from 'virtual:react-router/server-build';

/**
 * Starts the server from the environment and logs its address. Resolves when it listens. The whole configuration is
 * checked first, then the port is opened, then the database: a failed start leaves nothing running.
 */
export async function serve(): Promise<void> {
  const env = readEnvironment(process.env);
  const config = configFrom(env);
  const logger = createLogger(process.env['LOG_LEVEL'] ?? 'info');
  let current: Listening = starting;
  const server = await listenOn(env, {
    fetch: (request, bindings) => current.fetch(request, bindings),
    answerEarly: (incoming, outgoing) => current.answerEarly(incoming, outgoing),
  });
  if (cluster.isWorker) process.send!('listening');
  const place = await openPlace(env, logger).catch((error: unknown) => failed(server, error));
  try {
    await prepareDatabase(place.databaseUrl, { env, config });
    const tracing = await tracingOf(env);
    const site = createSite({
      ...(tracing ? { tracing } : {}),
      databaseUrl: place.databaseUrl,
      ...(env.DATABASE_DIRECT_URL ? { databaseDirectUrl: env.DATABASE_DIRECT_URL } : {}),
      ...(env.DATABASE_REPLICA_URL ? { databaseReplicaUrl: env.DATABASE_REPLICA_URL } : {}),
      logger,
      config,
    });
    current = site;
    stopOnSignals({ server, health: site.health, close: () => site.close().then(() => place.close()) });
  } catch (error) {
    await place.close();
    await failed(server, error);
  }
  if (cluster.isPrimary) say(`Ready on http://localhost:${(server.address() as AddressInfo).port}`);
}

/** The tracing packages are loaded only where a collector is configured. */
async function tracingOf(env: Environment): Promise<Tracing | undefined> {
  const settings = tracingSettings(env);
  if (!settings) return undefined;
  const { startTracing } = await import('#src/platform/tracing/start-tracing.server.ts');
  return startTracing(settings);
}

/** Until the database is ready: requests get 503 with Retry-After, and readiness is false. */
const starting: Listening = {
  fetch: () =>
    new Response('The site is starting. Please try again in a moment.', {
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    }),
  answerEarly: () => false,
};

/** `serve` in a process for each core: the worker processes run the same program and call `serve`. */
export function serveCluster(): Promise<void> {
  return cluster.isPrimary ? startCluster() : serve();
}

async function failed(server: ServerType, error: unknown): Promise<never> {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((done) => server.close(done));
  throw error;
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
