import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

/** Loaded by browsers alone: the server's build names them in functions that it never calls. */
const browserOnly = ['@firebase/app', '@firebase/auth', '@tiptap/react', '@tiptap/starter-kit', 'jsqr'];

/** Names of the packages that one file of the build imports. */
function packagesOf(code: string): string[] {
  const imports = code.matchAll(
    /(?:\bfrom\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?|node:[\w/]+)["']/g,
  );
  return [...imports].map(([, name]) =>
    name!
      .split('/')
      .slice(0, name!.startsWith('@') ? 2 : 1)
      .join('/'),
  );
}

test('everything that the built server imports is a package of the production install', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const folder = 'build/server';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const imported = new Set(files.flatMap((name) => packagesOf(readFileSync(join(folder, name), 'utf8'))));
  expect(imported).toContain('hono');
  const missing = [...imported].filter((name) => !(name in dependencies) && !isBuiltin(name));
  expect(missing.toSorted()).toEqual(browserOnly);
});

test('every version of a package is exact', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version));
  expect(loose).toEqual([]);
});
