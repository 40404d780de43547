import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trimPackages } from './trim-packages.mjs';

test('what runs and what licenses it stays, what developers read goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-trim-'));
  const kept = ['LICENSE', 'LICENSE.md', 'index.cjs', 'index.js', 'index.mjs', 'package.json', 'sharp.node', 'x.wasm'];
  const gone = ['index.d.ts', 'index.d.cts', 'index.js.map', 'index.ts', 'page.tsx'];
  try {
    mkdirSync(join(folder, '@scope/package'), { recursive: true });
    for (const name of [...kept, ...gone]) writeFileSync(join(folder, '@scope/package', name), '');
    expect(trimPackages(folder)).toBe(5);
    expect(readdirSync(join(folder, '@scope/package')).sort()).toEqual([...kept].sort());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
