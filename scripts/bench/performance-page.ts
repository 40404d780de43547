/** docs/performance.md has the figures of the last measurement; a new one reports what got worse. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Figure } from './bench-site.ts';

const page = 'docs/performance.md';
const [start, end] = ['<!-- figures -->', '<!-- end of figures -->'];
/** Measurement noise: a smaller difference is no change. */
const noise = 0.15;

/** Writes the figures into the page's table, beside those that were not measured now. Returns those that got worse. */
export async function keepTable(figures: readonly Figure[]): Promise<string[]> {
  const text = await readFile(page, 'utf8');
  const table = text.slice(text.indexOf(start) + start.length, text.indexOf(end));
  const known = new Map(rowsOf(table).map(([name, ...others]) => [name!, others]));
  const worse = figures.flatMap((figure) => {
    const before = Number.parseFloat(known.get(figure.name)?.[0] ?? '');
    known.set(figure.name, [
      `${figure.value.toFixed(3)} ${figure.unit}`,
      `${figure.isCeiling ? 'at most' : 'at least'} ${figure.goal}`,
    ]);
    return isWorse(figure, before) ? [`SLOWER   ${figure.name}: ${before} before, ${figure.value.toFixed(3)} now`] : [];
  });
  const rows = [...known].map(([name, cells]) => `| ${[name, ...cells].join(' | ')} |`);
  const written = ['', '| figure | last measured | goal |', '| --- | --- | --- |', ...rows, ''].join('\n');
  await writeFile(
    page,
    text.replace(table, () => written),
  );
  return worse;
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
