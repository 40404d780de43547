/**
 * `npm run bench:lists`: how long every list, search, admin page and report takes in the server with a million rows
 * behind it. `npm run bench:lists -- 100000` fills less; `-- --keep FOLDER` keeps the filled database in FOLDER and
 * uses it the next time; `-- --database URL` uses an empty or filled database of another server; `-- --only TEXT`
 * measures the pages with that text in their address, `-- --calls 100` asks for each that often. Prints a table, keeps
 * it in docs/performance.md, and ends with 1 where a page is above its goal.
 */
import './as-in-production.ts';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchSite } from './bench-site.ts';
import { withFilledDatabase, withOwnDatabase } from './filled-site.ts';
import { measureLists } from './measure-lists.ts';
import { writeListTable, listTable } from './list-table.ts';

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

process.exitCode = options.database
  ? await withFilledDatabase({ url: options.database, rows }, run)
  : await withOwnDatabase({ rows, keep: options.keep }, run);

async function run(site: BenchSite, url: string): Promise<number> {
  const before = loadavg()[0]!;
  const measured = await measureLists(site, {
    url,
    only: options.only ?? '',
    calls: Number(options.calls),
  });
  // How busy the machine was with this and all else says how far the times can be trusted.
  const load = `Load average ${before.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after, on ${availableParallelism()} cores.`;
  process.stdout.write(`${listTable(measured)}\n${load}\n`);
  const slow = measured.filter(({ p95, goalMs }) => p95 > goalMs);
  process.stdout.write(`${slow.length} of ${measured.length} pages are above their goal.\n`);
  if (!options.only) await writeListTable(measured, { rows, day: new Date().toISOString().slice(0, 10), load });
  return slow.length > 0 ? 1 : 0;
}
