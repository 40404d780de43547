/** The process: environment, database, site, listening, stopping. Everything else is composed in create-site.ts. */
import { serve as listen, type ServerType } from '@hono/node-server';
import { resolve } from 'node:path';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { configFrom, readEnvironment, secretsFrom, type Environment } from './config.ts';
import { createSite } from './create-site.ts';
import { seedSampleData } from './seed.ts';

export { configFrom, readEnvironment } from './config.ts';
export { createSite } from './create-site.ts';
export { createPages } from './pages.ts';
export { seedSampleData } from './seed.ts';
export * as pagesBuild from 'virtual:react-router/server-build';

const drainMs = 8_000;

/** Starts the server from the environment and says where it listens. Resolves when it does. */
export async function serve(): Promise<void> {
  const env = readEnvironment(process.env);
  const logger = createLogger(process.env['LOG_LEVEL'] ?? 'info');
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: resolve(env.DATA_DIR),
        onRecovered: (reason) => logger.warn({ reason }, 'database'),
      });
  if (embedded) say(`PostgreSQL ${embedded.hasJoined ? 'joined' : 'started'} in ${embedded.folder}`);
  const databaseUrl = env.DATABASE_URL ?? embedded!.url;
  await prepareDatabase(databaseUrl, env);
  const site = createSite({ databaseUrl, logger, config: configFrom(env) });
  const server = listen(
    {
      fetch: site.fetch,
      port: env.PORT,
      hostname: env.HOST,
      // Slow clients are let go: ten seconds for headers, thirty for a body.
      serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 },
    },
    ({ port }) => say(`Ready on http://localhost:${port}`),
  );
  stopOnSignals(
    server,
    async () => {
      await site.close();
      await embedded?.stop();
    },
    site.health,
  );
}

async function prepareDatabase(url: string, env: Environment): Promise<void> {
  await migrateDatabase(url);
  if (!(env.SAMPLE_DATA ?? env.NODE_ENV !== 'production')) return;
  const { db, pool } = openDatabase(url);
  try {
    await seedSampleData(db, secretsFrom(configFrom(env)));
  } finally {
    await pool.end();
  }
}

/** Readiness fails at once, what is in flight ends, then the process does. */
function stopOnSignals(server: ServerType, close: () => Promise<void>, health: { isStopping: boolean }): void {
  let stoppingSince = 0;
  const stop = () => {
    // Supervisors signal the whole group: the same signal may come twice. A person who asks again later means it.
    if (health.isStopping) return void (performance.now() - stoppingSince > 2_000 && process.exit(1));
    stoppingSince = performance.now();
    health.isStopping = true;
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(force);
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
