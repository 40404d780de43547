/**
 * `npm run bench:lists`: how long every list, search, admin page and report takes in the server with a million rows
 * behind it. `npm run bench:lists -- 100000` fills less; `-- --keep FOLDER` keeps the filled database in FOLDER and
 * uses it the next time; `-- --database URL` uses an empty or filled database of another server; `-- --only TEXT`
 * measures the pages with that text in their address, `-- --calls 100` asks for each that often. Prints a table, keeps
 * it in docs/performance.md, and ends with 1 where a page is above its goal.
 */
import './as-in-production.ts';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.server.ts';
import { trendSources } from '#src/features/console/trends/trend-sources.server.ts';
import { ledgerDays, saleDays } from '#src/features/shop/reconciliation/reconciliation.server.ts';
import { keepDayFigures } from '#src/platform/day-figures/day-figures.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { setSessionLimits } from '#src/platform/db/session-limits.server.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { contentOf, fillDatabase } from '../scale/fill-database.ts';
import type { BenchSite } from './bench-site.ts';
import { measureLists } from './measure-lists.ts';
import { keepListTable, listTable } from './list-table.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string' },
    calls: { type: 'string', default: '20' },
  },
});
const rows = Number(positionals[0] ?? 1_000_000);
if (!Number.isInteger(rows) || rows < 100) throw new Error('Say npm run bench:lists -- NUMBER_OF_ROWS, 100 at least.');

if (options.database) process.exitCode = await run(options.database);
else await runOnOwn();

/** Starts a PostgreSQL of its own, and stops it at the end. */
async function runOnOwn(): Promise<void> {
  const folder = options.keep ? resolve(options.keep) : await mkdtemp(join(tmpdir(), 'portal-lists-'));
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
    process.exitCode = await run(postgres.url);
  } finally {
    await postgres.stop();
    if (!options.keep) await rm(folder, { recursive: true, force: true });
  }
}

async function run(url: string): Promise<number> {
  const bundle = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const config = bundle.configFrom(bundle.readEnvironment({}));
  const secrets = createSecrets(config.secretKey);
  await migrateDatabase(url);
  await setSessionLimits(url);
  await fillOnce(url, async () => {
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
    while ((await keepDayFigures(created.app, [...trendSources(), saleDays, ledgerDays])) > 0);
    const before = loadavg()[0]!;
    const measured = await measureLists(created as BenchSite, {
      url,
      only: options.only ?? '',
      calls: Number(options.calls),
    });
    // How busy the machine was with this and all else says how far the times can be trusted.
    const load = `Load average ${before.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after, on ${availableParallelism()} cores.`;
    process.stdout.write(`${listTable(measured)}\n${load}\n`);
    const slow = measured.filter(({ p95, goalMs }) => p95 > goalMs);
    process.stdout.write(`${slow.length} of ${measured.length} pages are above their goal.\n`);
    if (!options.only) await keepListTable(measured, { rows, day: new Date().toISOString().slice(0, 10), load });
    return slow.length > 0 ? 1 : 0;
  } finally {
    await created.close();
  }
}

/** Fills the database unless a kept one is filled already. */
async function fillOnce(url: string, seed: () => Promise<(plain: string) => string>): Promise<void> {
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
