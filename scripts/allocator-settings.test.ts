import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** What a program that is started in the foreground reads as its allocator settings. */
function settingsSeen(input: Record<string, string> = {}): string {
  const program = `process.stdout.write(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'].map((name) => process.env[name]).join(' '))`;
  const start = `import('./scripts/prepare.mjs').then(({ runInForeground }) => runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}]))`;
  return spawnSync(process.execPath, ['-e', start], { encoding: 'utf8', env: { ...process.env, ...input } }).stdout;
}

describe('a program of the project that is started in the foreground', () => {
  it('has one arena and returns freed blocks of 64 kB to the system', () => {
    expect(settingsSeen()).toBe('1 65536 65536');
  });

  it('keeps what the operator has set', () => {
    expect(settingsSeen({ MALLOC_ARENA_MAX: '4' })).toBe('4 65536 65536');
  });
});
