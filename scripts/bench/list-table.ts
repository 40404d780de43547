/** The table of `npm run bench:lists`, on the screen and in docs/performance.md. */
import { readFile, writeFile } from 'node:fs/promises';
import type { MeasuredList } from './measure-lists.ts';

const page = 'docs/performance.md';
const [start, end] = ['<!-- lists -->', '<!-- end of lists -->'];

/** One row for each page, the slowest first. */
export function listTable(lists: readonly MeasuredList[]): string {
  const rows = lists
    .toSorted((a, b) => b.p95 - a.p95)
    .map(({ who, path, p50, p95, goalMs, reading }) => {
      const scan = reading?.scan;
      const read = scan ? `${scan.rows.toLocaleString('en')} of \`${scan.table}\`${scan.index ? '' : ', whole'}` : '';
      return `| ${who} | \`${path}\` | ${figure(p50)} | ${figure(p95)}${p95 > goalMs ? ' **above**' : ''} | ${goalMs} | ${reading?.blocks.toLocaleString('en') ?? ''} | ${read} |`;
    });
  return [
    '| who | page or call | p50 ms | p95 ms | goal | blocks read | most rows read by one scan |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const figure = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(0) : 'no answer');

/** Writes the table into its place on the page. */
export async function writeListTable(
  lists: readonly MeasuredList[],
  { rows, day, load }: { rows: number; day: string; load: string },
): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table of lists.`);
  const head = `With ${rows.toLocaleString('en')} patients, measured on ${day}. ${load}`;
  await writeFile(page, `${text.slice(0, from + start.length)}\n${head}\n\n${listTable(lists)}\n${text.slice(to)}`);
}
