/**
 * `npm run bench:growth`: what ten and a hundred times the data cost each list, search, admin page and report. Fills
 * 10,000, 100,000 and 1,000,000 patients with all that belongs to them, one after the other, asks for the same pages and
 * compares the medians. `-- 10000 100000` takes these sizes only; `--keep FOLDER` keeps the filled databases, one for
 * each size; `--calls 9` asks for each page that often. Keeps its table in docs/performance.md, and ends with 1 where
 * ten times the data cost more than 1.5 times the time.
 */
import './as-in-production.ts';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withOwnDatabase } from './filled-site.ts';
import { growthOf, growthTable, writeGrowthTable, type Size } from './growth-table.ts';
import { measureLists } from './measure-lists.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, only: { type: 'string', default: '' }, calls: { type: 'string', default: '9' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];
if (sizes.length < 2 || sizes.some((rows) => !Number.isInteger(rows) || rows < 100))
  throw new Error('Say npm run bench:growth -- NUMBER_OF_ROWS TEN_TIMES_AS_MANY ...');

const measured: Size[] = [];
for (const rows of sizes) {
  const keep = options.keep && join(options.keep, String(rows));
  const lists = await withOwnDatabase({ rows, keep }, (site, url) =>
    measureLists(site, { url, only: options.only, calls: Number(options.calls) }),
  );
  measured.push({ rows, lists });
}
const growth = growthOf(measured);
const about = {
  day: new Date().toISOString().slice(0, 10),
  load: `load average ${loadavg()[0]!.toFixed(1)} at its end, on ${availableParallelism()} cores`,
};
process.stdout.write(`${growthTable(measured, growth, about)}\n`);
if (!options.only) await writeGrowthTable(growthTable(measured, growth, about));
process.exitCode = growth.some(({ isDear }) => isDear) ? 1 : 0;
