import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStamp } from './prepare.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  mkdirSync(join(folder, 'src/server'), { recursive: true });
  mkdirSync(join(folder, 'messages/en'), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  write('src/server/health.ts', 'live');
  write('messages/en/design.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

test.each([
  ['an edited source', 'src/server/health.ts'],
  ['a new source', 'src/server/stop.ts'],
  ['an edited text', 'messages/en/design.json'],
  ['other packages', 'package-lock.json'],
  ['another way to write the server’s build', 'scripts/server-in-ascii.ts'],
])('%s makes the build old', (_what, path) => {
  const before = buildStamp(folder);
  write(path, 'other');
  expect(buildStamp(folder)).not.toBe(before);
});

test('a file that was only touched, and a test, leave the build as it is', () => {
  const before = buildStamp(folder);
  utimesSync(join(folder, 'src/server/health.ts'), new Date(), new Date());
  write('src/server/health.test.ts', 'a test');
  expect(buildStamp(folder)).toBe(before);
});

test('every part of the tests but the units, and the whole run, build first when the build is old', () => {
  expect(readFileSync('scripts/test-part.mjs', 'utf8')).toContain(
    "part === 'unit' ? compileMessages(node) : buildWhenStale(node)",
  );
  expect(readFileSync('scripts/test.mjs', 'utf8')).toContain("check('build', () => buildWhenStale(node))");
});
