/** docs/performance.md has the figures of the last measurement; a new one reports what got worse. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Figure } from './bench-site.ts';

const page = 'docs/performance.md';
const [start, end] = ['<!-- figures -->', '<!-- end of figures -->'];
/** Measurement noise: a smaller difference is no change. */
const noise = 0.15;

/** Writes the figures into the page's table, beside those that were not measured now. Returns those that got worse. */
export async function writeTable(figures: readonly Figure[]): Promise<string[]> {
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)];
  const table = text.slice(from, to);
  const known = new Map(rowsOf(table).map(([name, ...others]) => [name!, others]));
  const worse = figures.flatMap((figure) => {
    const before = Number.parseFloat(known.get(figure.name)?.[0] ?? '');
    known.set(figure.name, [
      `${figure.value.toFixed(digitsOf(figure.value))} ${figure.unit}`,
      `${figure.isCeiling ? 'at most' : 'at least'} ${figure.goal}`,
    ]);
    return isWorse(figure, before)
      ? [`SLOWER   ${figure.name}: ${before} before, ${figure.value.toFixed(digitsOf(figure.value))} now`]
      : [];
  });
  const rows = [...known].map(([name, cells]) => `| ${[name, ...cells].join(' | ')} |`);
  const written = ['', '| figure | last measured | goal |', '| --- | --- | --- |', ...rows, ''].join('\n');
  await writeFile(page, text.slice(0, from) + written + text.slice(to));
  return worse;
}

/** A small ratio needs more digits: 0.0021 of nginx is not 0.00. */
export function digitsOf(value: number): number {
  return Math.abs(value) < 0.1 ? 5 : 3;
}

function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:---|figure )/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function isWorse({ value, isCeiling }: Figure, before: number): boolean {
  if (Number.isNaN(before)) return false;
  return isCeiling ? value > before * (1 + noise) : value < before * (1 - noise);
}
