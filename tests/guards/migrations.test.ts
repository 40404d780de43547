import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { drizzleKit } from '../../scripts/prepare.mjs';

const folder = 'db/migrations';
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};

test('each migration stands in the journal once, by number and by time', () => {
  const tags = journal.entries.map(({ tag }) => tag);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(tags.map((tag) => `${tag}.sql`)).toEqual(files.toSorted());
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

test('the baseline is what it was: databases of version 0.2.0 are recognised by it', () => {
  const baseline = journal.entries.slice(0, 6);
  expect(
    baseline.map(({ tag, when }) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, `${tag}.sql`)));
      return `${when} ${tag} ${hash.digest('hex').slice(0, 16)}`;
    }),
  ).toEqual([
    '1795310280000 0280_extensions 9d45242789b7f4b4',
    '1795310281000 0281_tables 8eb8e4caa4a0df0a',
    '1795310282000 0282_rules 2933044941800a97',
    '1795310283000 0283_indexes-and-limits 51ed10a1d4f17150',
    '1795310284000 0284_functions-and-triggers 01617c510c111bfc',
    '1795310285000 0285_published-views b7a3de3b98ab11ca',
  ]);
});

test('only the newest snapshot is stored', () => {
  expect(readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
});

test(
  'the snapshot is that of the table files; after a migration by hand, npm run db:snapshot renews it',
  { timeout: 120_000 },
  () => {
    const copy = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
    try {
      cpSync(folder, copy, { recursive: true });
      const from = ['--dialect=postgresql', '--schema=./src/**/*.table.ts', '--casing=snake_case'];
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [drizzleKit(), 'generate', ...from, `--out=${relative('.', copy)}`],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 50_000 },
      );
      expect(stdout + stderr).toContain('No schema changes, nothing to migrate');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
);
