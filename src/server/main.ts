/** The process: environment, database, site, listening, stopping. Everything else is composed in create-site.ts. */
import { serve as listen } from '@hono/node-server';
import { resolve } from 'node:path';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';
import { createLogger } from '#src/platform/logger/logger.server.ts';
import { configFrom, readEnvironment, secretsFrom, type Environment } from './config.ts';
import { createSite } from './create-site.ts';
import { giveReferenceData } from './reference-data.ts';
import { seedSampleData } from './seed.ts';
import { stopOnSignals } from './stop.ts';

export { configFrom, readEnvironment } from './config.ts';
export { createSite } from './create-site.ts';
export { createPages } from './pages.ts';
export { giveReferenceData } from './reference-data.ts';
export { seedSampleData } from './seed.ts';
export * as pagesBuild from 'virtual:react-router/server-build';

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
  const site = createSite({
    databaseUrl,
    ...(env.DATABASE_DIRECT_URL ? { databaseDirectUrl: env.DATABASE_DIRECT_URL } : {}),
    logger,
    config: configFrom(env),
  });
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
  stopOnSignals({
    server,
    health: site.health,
    async close() {
      await site.close();
      await embedded?.stop();
    },
  });
}

async function prepareDatabase(url: string, env: Environment): Promise<void> {
  await migrateDatabase(env.DATABASE_DIRECT_URL ?? url);
  await setSessionLimits(url);
  const { db, pool } = openDatabase(url);
  try {
    await giveReferenceData(db);
    if (env.SAMPLE_DATA ?? env.NODE_ENV !== 'production') await seedSampleData(db, secretsFrom(configFrom(env)));
  } finally {
    await pool.end();
  }
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
