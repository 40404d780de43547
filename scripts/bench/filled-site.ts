/** A database with so many rows, and the site on it, for the measurements of large data. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { trendSources } from '#src/features/console/trends/trend-sources.server.ts';
import { ledgerDays, saleDays } from '#src/features/shop/reconciliation/reconciliation.server.ts';
import { storeDayFigures } from '#src/platform/day-figures/day-figures.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { contentOf, fillDatabase } from '../scale/fill-database.ts';
import type { BenchSite } from './bench-site.ts';

type Work<Result> = (site: BenchSite, url: string) => Promise<Result>;

/** With a PostgreSQL of its own, stopped at the end; a filled database in the folder `keep` is there the next time. */
export async function withOwnDatabase<Result>(
  { rows, keep }: { rows: number; keep?: string | undefined },
  work: Work<Result>,
): Promise<Result> {
  const folder = keep ? resolve(keep) : await mkdtemp(join(tmpdir(), 'portal-lists-'));
  await mkdir(folder, { recursive: true });
  // PostgreSQL never runs as root: when root measures, its user must be able to enter.
  await chmod(folder, 0o755);
  // Written once and read often: what a crash would lose is filled anew.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_wal_size: '8GB',
    shared_buffers: '1GB',
  };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, publicRoot: tmpdir(), settings });
  try {
    return await withFilledDatabase({ url: postgres.url, rows }, work);
  } finally {
    await postgres.stop();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

/** With the database at an address, which is filled unless it is already. */
export async function withFilledDatabase<Result>(
  { url, rows }: { url: string; rows: number },
  work: Work<Result>,
): Promise<Result> {
  const bundle = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const config = bundle.configFrom(bundle.readEnvironment({}));
  const secrets = createSecrets(config.secretKey);
  await migrateDatabase(url);
  await setSessionLimits(url);
  await fillOnce({ url, rows }, async () => {
    const { db, pool } = openDatabase(url);
    await bundle.seedSampleData(db, secrets);
    await pool.end();
    return secrets.seal;
  });
  const created = bundle.createSite({
    databaseUrl: url,
    config,
    logger: pino({ level: 'silent' }),
    worksInBackground: false,
  });
  try {
    // What the job does in the background: the days that were never summed.
    while ((await storeDayFigures(created.app, [...trendSources(), saleDays, ledgerDays])) > 0);
    return await work(created as BenchSite, url);
  } finally {
    await created.close();
  }
}

/** Fills the database unless a kept one is filled already. */
async function fillOnce(
  { url, rows }: { url: string; rows: number },
  seed: () => Promise<(plain: string) => string>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from appointments where consent_version = $1 limit 1', ['large']);
    if (rowCount) return;
    const startedAt = performance.now();
    const seal = await seed();
    await fillDatabase(client, {
      patients: rows,
      appointmentsEach: 1,
      now: new Date(),
      seal,
      content: contentOf(rows),
    });
    process.stdout.write(`Filled in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  } finally {
    await client.end();
  }
}
