/** What more data cost each page, as a table on the screen and in docs/performance.md. */
import { readFile, writeFile } from 'node:fs/promises';
import type { MeasuredList } from './measure-lists.ts';

/** The same pages, measured with so many patients. */
export interface Size {
  rows: number;
  lists: readonly Pick<MeasuredList, 'who' | 'path' | 'p50' | 'reading'>[];
}

export interface Growth {
  who: string;
  path: string;
  /** Medians in ms and blocks read, in the order of the sizes. */
  ms: number[];
  blocks: number[];
  /** The dearest step from one size to the next. */
  times: number;
  isDear: boolean;
}

const page = 'docs/performance.md';
const [start, end] = ['<!-- growth -->', '<!-- end of growth -->'];
/** Ten times the data may cost so many times the time. */
const most = 1.5;
/** Two medians of the same page differ by so many milliseconds without a reason. */
const noiseMs = 3;

/** The growth of each page that every size has, the dearest first. */
export function growthOf(sizes: readonly Size[]): Growth[] {
  const [first, ...others] = sizes;
  const found = (first?.lists ?? []).flatMap(({ who, path }) => {
    const same = sizes.map(({ lists }) => lists.find((list) => list.who === who && list.path === path));
    return same.every((list) => list !== undefined) ? [{ who, path, same }] : [];
  });
  return found
    .map(({ who, path, same }) => {
      const ms = same.map(({ p50 }) => p50);
      const steps = others.map((_, index) => ({
        ratio: ms[index + 1]! / ms[index]!,
        more: ms[index + 1]! - ms[index]!,
      }));
      return {
        who,
        path,
        ms,
        blocks: same.map(({ reading }) => reading?.blocks ?? 0),
        times: Math.max(...steps.map(({ ratio }) => ratio)),
        isDear: steps.some(({ ratio, more }) => !(ratio <= most || more <= noiseMs)),
      };
    })
    .sort((a, b) => Number(b.isDear) - Number(a.isDear) || b.times - a.times);
}

/** A sentence for all pages, and a row for each that costs more than it may. */
export function growthTable(
  sizes: readonly Size[],
  growth: readonly Growth[],
  { day, load }: { day: string; load: string },
): string {
  const dear = growth.filter(({ isDear }) => isDear);
  const steps = sizes.slice(1).map(({ rows }, index) => {
    const ratios = growth.map(({ ms }) => ms[index + 1]! / ms[index]!).sort((a, b) => a - b);
    return `${named(sizes[index]!.rows)} to ${named(rows)}: the middle page ${ratios[Math.floor(ratios.length / 2)]!.toFixed(2)} times`;
  });
  const rows = dear.map(({ who, path, ms, blocks, times }) => {
    const cells = ms.map(
      (one, index) => `${Number.isFinite(one) ? one.toFixed(1) : 'no answer'} (${blocks[index]!.toLocaleString('en')})`,
    );
    return `| ${[who, `\`${path}\``, ...cells, times.toFixed(2)].join(' | ')} |`;
  });
  return [
    `Measured on ${day}, ${load}. ${growth.length - dear.length} of ${growth.length} pages cost at most ${most} times the time with ten times the data, or ${noiseMs} ms more.`,
    `${steps.join('; ')}.`,
    ...(dear.length === 0
      ? []
      : [
          '',
          `| who | page or call | ${sizes.map(({ rows }) => `${named(rows)}, ms (blocks)`).join(' | ')} | dearest step |`,
          `| ${Array.from({ length: sizes.length + 3 }, () => '---').join(' | ')} |`,
          ...rows,
        ]),
  ].join('\n');
}

const named = (rows: number) => rows.toLocaleString('en');

/** Writes the table into its place on the page. */
export async function writeGrowthTable(table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has no place for the table of growth.`);
  await writeFile(page, `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`);
}
