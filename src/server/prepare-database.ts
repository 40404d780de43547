import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { hasSampleAccounts } from '#src/features/patient/accounts/data/accounts.seed.ts';
import type { Config } from '#src/platform/app.ts';
import { hasSampleFiles } from '#src/platform/sample-files/sample-files.server.ts';
import { connectClient, openDatabase } from '#src/platform/db/connect.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';
import { systemClock } from '#src/platform/clock.ts';
import { makeMonths } from '#src/platform/month-partitions/month-partitions.server.ts';
import { secretsFrom } from './environment/config.ts';
import type { Environment } from './environment/environment-schema.ts';
import { takesSample } from './environment/modes.ts';
import { monthlyTables } from './operations/monthly-tables.ts';
import { backupUnderWay } from '#src/platform/backup/restore-progress.store.server.ts';
import { giveReferenceData } from './seed/reference-data.ts';
import { seedSampleData } from './seed/seed.ts';

/** Opens the database of DATABASE_URL, or the embedded one. */
export async function openPlace(
  env: Environment,
  logger: Logger,
): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  if (env.DATABASE_URL) return { databaseUrl: env.DATABASE_URL, close: async () => {} };
  const embedded = await startEmbeddedPostgres({
    dataDir: resolve(env.DATA_DIR),
    onRecovered: (reason) => logger.warn({ reason }, 'embedded database stopped'),
  });
  process.stdout.write(`PostgreSQL ${embedded.hasJoined ? 'joined' : 'started'} in ${embedded.folder}\n`);
  return { databaseUrl: embedded.url, close: () => embedded.stop() };
}

/** Migrates the database and inserts its reference data, and the sample where the mode takes it. */
export async function prepareDatabase(
  url: string,
  { env, config }: { env: Environment; config: Config },
): Promise<void> {
  await refuseHalfRestored(env.DATABASE_DIRECT_URL ?? url);
  await migrateDatabase(env.DATABASE_DIRECT_URL ?? url);
  await setSessionLimits(url);
  const { db, pool } = openDatabase(url);
  try {
    // Partitions that a lock postpones here are created by the hourly job: there are always months ahead.
    await makeMonths({ db, clock: systemClock }, monthlyTables);
    await giveReferenceData(db);
    if (takesSample(env) && hasSampleFiles()) await seedSampleData(db, secretsFrom(config));
    if (config.isProduction && (await hasSampleAccounts(db)))
      throw new Error(
        'The database holds the sample accounts, whose passwords and codes are published: give production an empty database of its own, such as DATABASE_URL=postgres://portal:password@db.example.com:5432/portal.',
      );
  } finally {
    await pool.end();
  }
}

/** A database whose restore has not ended does not have all of the group's data. */
async function refuseHalfRestored(url: string): Promise<void> {
  const client = await connectClient(url, { name: 'portal-start' });
  try {
    if ((await backupUnderWay(client)) !== null)
      throw new Error('A restore into this database has not ended: run npm run restore with the same folder again.');
  } finally {
    await client.end();
  }
}
