import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'lint-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rules of oxlint, by our configuration, that a file of this name and text breaks. */
function broken(name: string, text: string): string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '-c', resolve('.oxlintrc.json'), '-f', 'json', file],
    { encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code.replace(/^.*\((.*)\)$/, '$1'));
}

const lines = (name: string, count: number) =>
  `export function ${name}(): void {\n${'  globalThis.dispatchEvent(new Event("a"));\n'.repeat(count - 2)}}\n`;
const parameters = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => `part${index}`);
  return `export const sum = (${names.map((name) => `${name}: number`).join(', ')}) => ${names.join(' + ')};\n`;
};

describe('the limits of a function', () => {
  test('a function has 40 lines at most', () => {
    expect(broken('place-order.server.ts', lines('placeOrder', 41))).toEqual(['max-lines-per-function']);
    expect(broken('place-order.server.ts', lines('placeOrder', 40))).toEqual([]);
  });

  test('a component has 100 lines at most', () => {
    expect(broken('doctor-card.tsx', lines('DoctorCard', 101))).toEqual(['max-lines-per-function']);
    expect(broken('doctor-card.tsx', lines('DoctorCard', 100))).toEqual([]);
  });

  test('a function has three parameters at most', () => {
    expect(broken('prices.rules.ts', parameters(4))).toEqual(['max-params']);
    expect(broken('prices.rules.ts', parameters(3))).toEqual([]);
  });
});
