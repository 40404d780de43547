import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Prints the figures of a run, for people and for docs/reliability.md. */
export function report(name: string, figures: Record<string, unknown>): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(join('test-results', `faults-${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  for (const [what, figure] of Object.entries(figures)) console.info(`${name}: ${what}: ${JSON.stringify(figure)}`);
}

/** A size of a run, from the environment; the short one by default. */
export function sizeOf(name: string, short: number): number {
  return Number(process.env[name] ?? short);
}
