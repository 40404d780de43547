import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The figures of a run, for people and for docs/reliability.md. */
export function report(name: string, figures: Record<string, unknown>): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(join('test-results', `faults-${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  for (const [what, figure] of Object.entries(figures)) console.info(`${name}: ${what}: ${JSON.stringify(figure)}`);
}

/** A size of a run, by the environment; the short one where it says nothing. */
export function sizeOf(name: string, short: number): number {
  return Number(process.env[name] ?? short);
}
