/**
 * `npm run bench`: the promised figures, each as a ratio or a count, in one run on one database; `npm run bench --
 * content` runs the named parts only.
 */
import './as-in-production.ts';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openDatabase } from '#src/platform/db/connect.server.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import { measureAvailability } from './availability.ts';
import type { BenchSite, Figure } from './bench-site.ts';
import { measureBooking } from './booking.ts';
import { measureBookings } from './bookings.ts';
import { measureContent } from './content.ts';
import { measureIdentity } from './identity.ts';
import { measureLoad } from './load.ts';
import { measureNext } from './next.ts';
import { measurePages } from './pages.ts';
import { measureRendering } from './rendering.ts';
import { measureSearch } from './search.ts';
import { measureServing } from './serving.ts';
import { measureShop } from './shop.ts';
import { measureSoak } from './soak.ts';
import { measureWeights } from './weights.ts';
import { digitsOf, writeTable } from './performance-page.ts';

/** The measurements, in order. */
const parts: Record<string, (site: BenchSite, build: ServerBuild) => Promise<Figure[]>> = {
  pages: measurePages,
  rendering: measureRendering,
  serving: measureServing,
  load: measureLoad,
  next: measureNext,
  weights: measureWeights,
  availability: measureAvailability,
  booking: measureBooking,
  bookings: measureBookings,
  shop: measureShop,
  content: measureContent,
  search: measureSearch,
  identity: measureIdentity,
};
/** Parts that take long: measured only when they are named. */
const longParts: typeof parts = { soak: measureSoak };
const known = { ...parts, ...longParts };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.filter((name) => !known[name]);
if (unknown.length > 0)
  throw new Error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(known).join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
// PostgreSQL never runs as root: when root measures, its user must be able to enter.
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: folder });
try {
  process.exitCode = await run(postgres.url);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function run(url: string): Promise<number> {
  await migrateDatabase(url);
  const bundle = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const { db, pool } = openDatabase(url);
  const config = bundle.configFrom(bundle.readEnvironment({}));
  await bundle.seedSampleData(db, createSecrets(config.secretKey));
  await pool.query('vacuum analyze');
  await pool.end();
  const created = bundle.createSite({
    databaseUrl: url,
    config,
    logger: pino({ level: 'silent' }),
    worksInBackground: false,
  });
  const renderWith = (build: ServerBuild) => {
    const render = bundle.createPages(created.app, build);
    return async (request: Request) => bundle.withBody(await render(request));
  };
  const site: BenchSite = { ...created, renderWith };
  try {
    const figures: Figure[] = [];
    for (const name of wanted) figures.push(...(await known[name]!(site, bundle.pagesBuild)));
    for (const figure of figures) process.stdout.write(`${describe(figure)}\n`);
    for (const line of await writeTable(figures)) process.stdout.write(`${line}\n`);
    return figures.every(isReached) ? 0 : 1;
  } finally {
    await created.close();
  }
}

function isReached({ value, goal, isCeiling }: Figure): boolean {
  return isCeiling ? value <= goal : value >= goal;
}

function describe(figure: Figure): string {
  const { name, value, unit, goal, isCeiling } = figure;
  return `${isReached(figure) ? 'reached' : 'MISSED '}  ${name.padEnd(72)} ${value.toFixed(digitsOf(value)).padStart(9)} ${unit.padEnd(6)} (${isCeiling ? 'at most' : 'at least'} ${goal})`;
}
